// After an edit of ours the cursor stands with the line it stood in.

import assert from "node:assert/strict";
import test from "node:test";
import { moved } from "../src/views/inspect/moved.ts";

/** A bar marks the place. */
function stays(before: string, after: string): void {
  const [from, to] = [before.replace("|", ""), after.replace("|", "")];
  const place = moved(from, to)(before.indexOf("|"));
  assert.equal(`${to.slice(0, place)}|${to.slice(place)}`, after);
}

test("before and behind the edit", () => {
  stays("a|b\nold\nend", "a|b\nnewer\nend");
  stays("ab\nold\nen|d", "ab\nnewer\nen|d");
  stays("|ab", "|xab");
});

test("between two edits it keeps its line and column", () => {
  stays("one\ntwo|\nthree\n", "# one\ntwo|\n# three\n");
  stays("one\nt|wo\nthree\n", "# one\n# |two\n# three\n".replace("# |two", "#| two"));
});

test("in what went away it stands where that was", () => {
  stays("keep\ngo|ne\nend\n", "keep\n|end\n");
  assert.equal(moved("abc", "")(2), 0);
  assert.equal(moved("same", "same")(2), 2);
});
