"""Matchers written in Python behind the line protocol of the peers.

Usage: peer.py jwm|protego|urllib. Each line of standard input is a case, each line of standard
output its verdict; see ../runner/peer.rs. Those that take text are given the octets read as UTF-8,
with U+FFFD for what is none, as their callers do.
"""

import base64
import json
import sys


def jwm():
    from jwm.robotstxt.googlebot import RobotsMatcher

    matcher = RobotsMatcher()
    return lambda octets: (
        lambda agent, url: matcher.OneAgentAllowedByRobots(octets, agent.encode(), url.encode())
    )


def protego():
    from protego import Protego

    def read(octets):
        parser = Protego.parse(octets.decode("utf-8", "replace"))
        return lambda agent, url: parser.can_fetch(url, agent)

    return read


def urllib():
    from urllib.robotparser import RobotFileParser

    def read(octets):
        parser = RobotFileParser()
        parser.parse(octets.decode("utf-8", "replace").splitlines())
        return parser.can_fetch

    return read


def main():
    reader = {"jwm": jwm, "protego": protego, "urllib": urllib}[sys.argv[1]]()
    allowed = None
    for line in sys.stdin.buffer:
        case = json.loads(line)
        answer = {"id": case["id"]}
        try:
            if "robots" in case:
                octets = base64.b64decode(case["robots"])
                allowed = None
            if allowed is None:
                allowed = reader(octets)
            answer["verdict"] = "allow" if allowed(case["agent"], case["url"]) else "disallow"
        except Exception as error:  # Whatever a peer raises is its answer.
            answer["verdict"] = "error"
            answer["error"] = f"{type(error).__name__}: {error}"
        print(json.dumps(answer))


main()
