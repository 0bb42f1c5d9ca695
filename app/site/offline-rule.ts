import type { OfflineRule } from "~/on-phone";
import type { PageHandle } from "~/page-handle";
import type { RootData } from "./root-data";

/**
 * Rule for storing a page on the phone. Only marked pages are stored: the phone's next user must
 * see no account, request or dashboard.
 *
 * @param about.root root's loader data
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
  // loading screens and personal messages are not for later
  return root.person || root.toast || root.showLoadingScreen ? null : "keep";
}
