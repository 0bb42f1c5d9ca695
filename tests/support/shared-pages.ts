import { vi } from "vitest";
import type { Site } from "./site";

export type Asked = Record<string, string>;

/** A returning visitor's request, as browsers send it. */
export function ask(site: Site, path: string, headers: Asked = {}): Promise<Response> {
  return site.fetch(path, { headers: { Cookie: "visit=1", Accept: "text/html", ...headers } });
}

export async function seen(site: Site, path: string, headers: Asked = {}): Promise<string> {
  return (await ask(site, path, headers)).text();
}

/** Asks as somebody does who has the page already. */
export async function again(site: Site, path: string): Promise<Response> {
  const first = await ask(site, path);
  await first.text();
  return ask(site, path, { "If-None-Match": first.headers.get("ETag") ?? '"none"' });
}

/** For a moment after the start nothing is kept. */
export async function untilKept(site: Site): Promise<void> {
  await vi.waitUntil(async () => (await again(site, "/")).status === 304, { timeout: 10_000 });
}
