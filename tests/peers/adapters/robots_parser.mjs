// robots-parser behind the line protocol of the peers (../runner/peer.rs).
//
// It wants to know where the file lies: at the origin of the URL in question, where that names one.
import { createInterface } from "node:readline";
import robotsParser from "robots-parser";

const HOME = "https://site.test";
const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });

function origin(url) {
  try {
    return new URL(url, HOME).origin;
  } catch {
    return HOME;
  }
}

let text = "";
let parsers = new Map();

function verdict({ agent, url }) {
  const where = origin(url);
  if (!parsers.has(where)) parsers.set(where, robotsParser(`${where}/robots.txt`, text));
  const allowed = parsers.get(where).isAllowed(url, agent);
  if (allowed === undefined) throw new RangeError("not of the origin of the file");
  return allowed ? "allow" : "disallow";
}

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  const request = JSON.parse(line);
  const answer = { id: request.id };
  try {
    if (request.robots !== undefined) {
      text = utf8.decode(Buffer.from(request.robots, "base64"));
      parsers = new Map();
    }
    answer.verdict = verdict(request);
  } catch (error) {
    answer.verdict = "error";
    answer.error = `${error.name}: ${error.message}`;
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
