import { SITE_ORIGIN } from "./site";
import type { Visitor } from "./visitor";

/** Follows redirects as a browser's `fetch` does, with its cookies. */
export async function browserFetch(
  visitor: Visitor,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  let currentPath = path;
  let response = await visitor.send(currentPath, init);
  let redirected = false;
  for (; response.status === 303; redirected = true) {
    currentPath = new URL(response.headers.get("Location") ?? "", SITE_ORIGIN).pathname;
    response = await visitor.send(currentPath);
  }
  return Object.defineProperties(response, {
    url: { value: SITE_ORIGIN + currentPath },
    redirected: { value: redirected },
  });
}
