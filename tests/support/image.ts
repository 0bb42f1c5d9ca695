import { readFileSync } from "node:fs";

/** Node's parameters in the image: memory limits, then the server. */
export function imageParameters(): string[] {
  const [, command = "[]"] = /^CMD (\[.*\])$/m.exec(readFileSync("Dockerfile", "utf8")) ?? [];
  const [, ...parameters]: string[] = JSON.parse(command);
  return parameters;
}

/** Memory of the machine of fly.toml, in megabytes. */
export function machineMemory(): number {
  return Number(/memory = "(\d+)mb"/.exec(readFileSync("fly.toml", "utf8"))?.[1]);
}
