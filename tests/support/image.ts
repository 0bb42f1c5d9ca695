import { readFileSync } from "node:fs";

/** What the image gives Node.js at its start; the last is the server, the others bound its memory. */
export function imageParameters(): string[] {
  const [, command = "[]"] = /^CMD (\[.*\])$/m.exec(readFileSync("Dockerfile", "utf8")) ?? [];
  const [, ...parameters]: string[] = JSON.parse(command);
  return parameters;
}

/** What the machine of fly.toml has, in megabytes. */
export function machineMemory(): number {
  return Number(/memory = "(\d+)mb"/.exec(readFileSync("fly.toml", "utf8"))?.[1]);
}
