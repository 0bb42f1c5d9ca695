import { data } from "@remix-run/node";
import { NotFoundFrame } from "~/site/not-found";

/** Any other path. */
export function loader() {
  throw data(null, { status: 404 });
}

export function action() {
  throw data(null, { status: 404 });
}

/** Seen by nobody: so its styles are this route's, which any page that is not there has (`entry.server.tsx`). */
export default function NotFound() {
  return <NotFoundFrame />;
}
