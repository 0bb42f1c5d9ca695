import { readFileSync } from "node:fs";

/** How the image starts the server: with the bounds on memory that it has there. */
export interface ImageStart {
  /** What Node.js is given; the last is the server. */
  parameters: string[];
  /** What the allocator is told. */
  environment: Record<string, string>;
}

export function imageStart(): ImageStart {
  const dockerfile = readFileSync("Dockerfile", "utf8");
  const [, command = "[]"] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  const [, ...parameters]: string[] = JSON.parse(command);
  return { parameters, environment: mallocSettings(dockerfile) };
}

/** The settings of the C library's allocator that stand in a text. */
export function mallocSettings(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/\b(MALLOC_\w+)=(\d+)/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}
