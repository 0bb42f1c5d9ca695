import { data } from "@remix-run/node";
import { useRouteError } from "@remix-run/react";
import type { PageHandle } from "~/hydration";
import { ErrorPage } from "~/site/error-page";
import { useRootData } from "~/site/root-data";
import { BesidePicture } from "~/ui/beside-picture";

export const handle: PageHandle = { hydrate: "never" };

/** Any other path. */
export function loader() {
  throw data(null, { status: 404 });
}

export function action() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}

/** As every error is shown, with a picture: here it burdens no other page. */
export function ErrorBoundary() {
  return (
    <BesidePicture scene="leaving">
      <ErrorPage error={useRouteError()} root={useRootData()} />
    </BesidePicture>
  );
}
