// Runs the program on a journal of its own, and stops it again.

import { execFile, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export const root = fileURLToPath(new URL("../../..", import.meta.url));
const target = process.env.CARGO_TARGET_DIR ?? join(root, "target");
const program = process.env.ROKADA ?? join(target, "debug/rokada");
const run = promisify(execFile);

/// Does something on a journal of its own by the command line, and clears it away.
export async function onJournal(work) {
  const data = await mkdtemp(join(tmpdir(), "rokada-browser-"));
  try {
    return await work(hand(data));
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

function hand(data) {
  return {
    data,
    rokada: (...args) => run(program, ["--lang", "en", ...args, "--data", data]),
    script: (file, ...args) => run(file, args, { env: { ...process.env, ROKADA: program } }),
  };
}

/// A site that nobody has used yet. `fill` may put something into its journal before it starts.
export async function start(fill = async () => {}) {
  const data = await mkdtemp(join(tmpdir(), "rokada-browser-"));
  await fill(hand(data));
  const server = spawn(program, ["--json", "serve", "--port", "0", "--data", data], {
    stdio: ["ignore", "pipe", "inherit"],
    // What it does is not told; what goes wrong is.
    env: { ...process.env, RUST_LOG: "warn" },
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const ready = await firstAnswer(server);
  return {
    address: ready.address.replace(/\/$/, ""),
    ownerLink: ready.owner_link,
    data,
    async stop() {
      server.kill("SIGTERM");
      const patience = setTimeout(() => server.kill("SIGKILL"), 10_000);
      const code = await ended;
      clearTimeout(patience);
      await rm(data, { recursive: true, force: true });
      return code;
    },
  };
}

/// The JSON value with which the server says that it listens, on one line or several.
async function firstAnswer(server) {
  let text = "";
  for await (const line of createInterface({ input: server.stdout })) {
    text += line;
    try {
      return JSON.parse(text);
    } catch {
      // There is more to come.
    }
  }
  throw new Error(`the server ended before it was ready: ${text}`);
}
