// The reference event of examples/reference-event: who plays, how the games end, and the table
// that comes of it.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { onJournal, root } from "./site.mjs";

const folder = join(root, "examples/reference-event");

export const script = join(folder, "run.sh");
export const startList = readFileSync(join(folder, "start-list.csv"), "utf8");
/// The results of each round, by board.
export const results = readFileSync(join(folder, "results.txt"), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split(" "));
/// A result that was written down wrongly, as the script corrects it.
export const correction = readCorrection(readFileSync(script, "utf8"));

function readCorrection(text) {
  const [, board, result, round] = /event correct "\$id" (\d+) (\S+) --round (\d+)/.exec(text);
  return { board: Number(board), result, round: Number(round) };
}

/// The final table of the example, as the command line makes it.
export function finalTable() {
  return onJournal(async ({ data, rokada, script: run }) => {
    await run("sh", script, data);
    const { stdout } = await rokada("--json", "event", "show", "reference-event", "table");
    return JSON.parse(stdout);
  });
}
