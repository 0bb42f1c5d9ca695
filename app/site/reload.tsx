import { useMatches } from "@remix-run/react";

/** Loader data of a page that reloads itself without JavaScript; null: no reload. */
interface ReloadsItself {
  reloadSeconds: number | null;
}

/** Belongs in the head, the only place where `noscript` may hold `meta` (HTML, "noscript"). */
export function ReloadWithoutScripts() {
  const data = useMatches().at(-1)?.data as Partial<ReloadsItself> | null | undefined;
  if (!data?.reloadSeconds) return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(data.reloadSeconds)} />
    </noscript>
  );
}
