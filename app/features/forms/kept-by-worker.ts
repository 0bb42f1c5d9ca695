import type { Asked, Kept } from "~/on-phone";

/** A worker that does not answer has kept nothing that anybody could count on. */
const PATIENCE_MS = 3_000;

/**
 * Where the phone shows a form that it keeps until there is a line.
 *
 * @param path of the page that it was sent to
 * @returns null where nobody knows: there is no worker
 */
export function whereKept(path: string, values: Record<string, string>): Promise<Kept | null> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return Promise.resolve(null);
  const asked: Asked = { type: "is-kept", path, fields: values };
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Kept>) => resolve(data);
    setTimeout(() => resolve(null), PATIENCE_MS);
    worker.postMessage(asked, [port2]);
  });
}
