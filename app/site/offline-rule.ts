import type { OfflineRule } from "~/on-phone";
import type { PageHandle } from "~/page-handle";
import type { RootData } from "./root-data";

/**
 * Whether the phone may keep a page to be read without a line. A page says so itself, else it is not
 * kept: whoever takes up the phone next sees nothing of who is signed in, of a request, or of the
 * dashboard.
 *
 * @param about.root what root's loader answered
 */
export function offlineRule({
  request,
  status,
  handle,
  root,
}: {
  request: Request;
  status: number;
  handle: unknown;
  root: RootData | undefined;
}): OfflineRule | null {
  const { cached, offline } = (handle ?? {}) as Partial<PageHandle>;
  if (!root || status !== 200 || request.method !== "GET" || !(cached || offline)) return null;
  if (root.savesData) return "leave";
  // a loading screen, and what one person was told, are for now
  return root.person || root.toast || root.showLoadingScreen ? null : "keep";
}
