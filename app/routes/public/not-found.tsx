import { data } from "@remix-run/node";
import { NotFoundFrame } from "~/site/not-found";

export function loader() {
  throw data(null, { status: 404 });
}

export function action() {
  throw data(null, { status: 404 });
}

/** Never rendered, but gives this route the not-found page's styles (`entry.server.tsx`). */
export default function NotFound() {
  return <NotFoundFrame />;
}
