// The reference event of examples/reference-event: who plays, and how the games end.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "./site.mjs";

const folder = join(root, "examples/reference-event");

export const script = join(folder, "run.sh");
export const startList = readFileSync(join(folder, "start-list.csv"), "utf8");
/// The results of each round, by board.
export const results = readFileSync(join(folder, "results.txt"), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split(" "));
