import type { Site } from "./site";
import type { Answer, Socket } from "./socket";

export type HttpHeaders = Record<string, string>;

/** A returning visitor's request, as browsers send it. */
export function ask(site: Site, path: string, headers: HttpHeaders = {}): Promise<Response> {
  return site.fetch(path, { headers: { Cookie: "visit=1", Accept: "text/html", ...headers } });
}

export async function pageHtml(
  site: Site,
  path: string,
  headers: HttpHeaders = {},
): Promise<string> {
  return (await ask(site, path, headers)).text();
}

/**
 * Requests a page that must be in the cache.
 *
 * @throws Error if the application was called
 */
export async function askCached(
  socket: Socket,
  path: string,
  headers: HttpHeaders = {},
  method = "GET",
): Promise<Answer> {
  await socket.ask(path, headers);
  const before = socket.cached();
  const answer = await socket.ask(path, headers, method);
  if (socket.cached() === before) throw new Error(`${path} is not in the cache`);
  return answer;
}

/** Changes the mailbox in the footer of every page. */
export async function moveMailbox(name: string, db: Site["db"]): Promise<void> {
  await db
    .updateTable("company")
    .set({ email: `${name}@setu.example` })
    .execute();
}
