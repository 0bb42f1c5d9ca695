/** The worker's global scope, which the window's types lack. */
export const worker = self as unknown as ServiceWorkerGlobalScope;

/**
 * https://wicg.github.io/background-sync/spec/, in Chromium only. In other browsers the forms are
 * sent when a page is opened or the connection is back.
 */
export interface SyncManager {
  register(tag: string): Promise<void>;
}
