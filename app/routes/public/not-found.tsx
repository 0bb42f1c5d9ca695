import { data } from "@remix-run/node";
import type { PageHandle } from "~/hydration";

export const handle: PageHandle = { hydrate: "never" };

/** Any other path. Root's error boundary draws the page. */
export function loader() {
  throw data(null, { status: 404 });
}

export function action() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
