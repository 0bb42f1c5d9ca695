import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** How the image starts the server: what follows `node`, and what its environment says. */
export interface StartCommand {
  parameters: string[];
  environment: Record<string, string>;
}

/**
 * Read from the Dockerfile, so that the siege meets the server with the bounds that it has in
 * production.
 *
 * @throws Error where its last stage is not written as expected
 */
export function startCommand(): StartCommand {
  const lines = readFileSync(`${root}/Dockerfile`, "utf8").replaceAll("\\\n", " ").split("\n");
  const stage = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM ")));
  const command = stage.findLast((line) => line.startsWith("CMD "))?.slice("CMD ".length);
  const [program, ...parameters] = JSON.parse(command ?? "[]") as string[];
  if (program !== "node") throw new Error("The Dockerfile's last CMD does not start node");
  const environment = stage
    .filter((line) => line.startsWith("ENV "))
    .flatMap((line) => line.slice("ENV ".length).trim().split(/\s+/))
    .map((pair) => pair.split(/=(.*)/s).slice(0, 2));
  return { parameters, environment: Object.fromEntries(environment) };
}

/** What the system beside the server needs of a small machine. */
const SYSTEM_MIB = 64;

/** What the server may take of the machine that fly.toml orders, in MiB. */
export function memoryBoundMiB(): number {
  const ordered = /^\s*memory\s*=\s*"(\d+)mb"/m.exec(readFileSync(`${root}/fly.toml`, "utf8"))?.[1];
  if (!ordered) throw new Error("fly.toml names no memory in megabytes");
  return Number(ordered) - SYSTEM_MIB;
}
