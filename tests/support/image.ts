import { readFileSync } from "node:fs";

/** Parameters of Node.js in the image; the last is the server, the others bound its memory. */
export function imageParameters(): string[] {
  const [, command = "[]"] = /^CMD (\[.*\])$/m.exec(readFileSync("Dockerfile", "utf8")) ?? [];
  const [, ...parameters]: string[] = JSON.parse(command);
  return parameters;
}

/** Memory of the machine of fly.toml, in megabytes. */
export function machineMemory(): number {
  return Number(/memory = "(\d+)mb"/.exec(readFileSync("fly.toml", "utf8"))?.[1]);
}
