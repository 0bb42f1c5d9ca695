import { useMatches } from "@remix-run/react";

/** What a loader says of a page that loads itself anew where no script runs; null: it stands still. */
interface ReloadsItself {
  reloadSeconds: number | null;
}

/** In the head, where alone a `noscript` may hold it (HTML, "noscript"). */
export function ReloadWithoutScripts() {
  const data = useMatches().at(-1)?.data as Partial<ReloadsItself> | null | undefined;
  if (!data?.reloadSeconds) return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(data.reloadSeconds)} />
    </noscript>
  );
}
