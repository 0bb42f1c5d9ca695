/** This worker's own world, which the types of a window do not know. */
export const worker = self as unknown as ServiceWorkerGlobalScope;

/** https://wicg.github.io/background-sync/spec/: Chromium has it; elsewhere the next visit does the same. */
export interface SyncManager {
  register(tag: string): Promise<void>;
}
