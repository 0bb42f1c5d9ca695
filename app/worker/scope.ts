/** The worker's global scope, which the window's types lack. */
export const worker = self as unknown as ServiceWorkerGlobalScope;

/**
 * https://wicg.github.io/background-sync/spec/, in Chromium only; elsewhere the next visit sends
 * the forms.
 */
export interface SyncManager {
  register(tag: string): Promise<void>;
}
