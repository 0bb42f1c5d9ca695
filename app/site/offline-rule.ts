import type { OfflineRule, PhoneOwnership } from "~/on-phone";
import type { PageHandle } from "~/page-handle";
import type { RootData } from "./root-data";

/**
 * Rule for storing a page on the phone. Only marked pages are stored, so that the next user sees no
 * account or request. A family's page decides by `keptOnPhone`.
 */
export function offlineRule({
  request,
  status,
  handle,
  data,
  root,
}: {
  request: Request;
  status: number;
  handle: unknown;
  /** The page's loader data. */
  data: unknown;
  root: RootData | undefined;
}): OfflineRule | null {
  const { cachedBy, offline } = (handle ?? {}) as Partial<PageHandle>;
  const { keptOnPhone } = (data ?? {}) as Partial<PhoneOwnership>;
  if (keptOnPhone === false) return "drop";
  if (!root || status !== 200 || request.method !== "GET") return null;
  if (!cachedBy && !offline && !keptOnPhone) return null;
  if (root.usesDataSaver) return "leave";
  // loading screens and personal messages must not be stored
  return root.person || root.toast || root.showLoadingScreen ? null : "keep";
}
