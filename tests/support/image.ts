import { readFileSync } from "node:fs";

/** What the image gives Node.js at its start; the last is the server, the others bound its memory. */
export function imageParameters(): string[] {
  const [, command = "[]"] = /^CMD (\[.*\])$/m.exec(readFileSync("Dockerfile", "utf8")) ?? [];
  const [, ...parameters]: string[] = JSON.parse(command);
  return parameters;
}
