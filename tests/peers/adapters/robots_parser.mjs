// robots-parser behind the line protocol of the peers (../runner/peer.rs).
//
// It wants to know where the file lies: at the origin of the URL in question, which is made whole as
// on a page of that site.
import { createInterface } from "node:readline";
import robotsParser from "robots-parser";

const HOME = "https://site.test/";
const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });

function whole(url) {
  try {
    return new URL(url, HOME);
  } catch {
    return { origin: "https://site.test", href: url };
  }
}

let text = "";
let parsers = new Map();

function verdict({ agent, url }) {
  const { origin, href } = whole(url);
  if (!parsers.has(origin)) parsers.set(origin, robotsParser(`${origin}/robots.txt`, text));
  const allowed = parsers.get(origin).isAllowed(href, agent);
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
