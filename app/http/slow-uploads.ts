import type { Socket } from "node:net";

const slowSockets = new WeakSet<Socket>();

/**
 * Lets the socket's request take longer than other requests. Its body must be read by `pacedBytes`.
 *
 * @returns a function that ends the permission
 */
export function allowSlowUpload(socket: Socket | undefined): () => void {
  if (!socket) return () => {};
  slowSockets.add(socket);
  return () => slowSockets.delete(socket);
}

/** True while a slow upload is allowed on this socket (`node-server.ts`). */
export function maySendSlowly(socket: Socket): boolean {
  return slowSockets.has(socket);
}

/** A body arrived more slowly than 1 KB in 15 seconds. */
export class TooSlowError extends Error {
  override name = "TooSlowError";
}

export interface Pace {
  bytes: number;
  ms: number;
}

const pace: Pace = { bytes: 1024, ms: 15_000 };

/**
 * Reads a body, and counts only the time for which the sender is awaited.
 *
 * @throws TooSlowError
 */
export async function* pacedBytes(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  { bytes, ms }: Pace = pace,
): AsyncGenerator<Uint8Array, void> {
  let missingBytes = bytes;
  let remainingMs = ms;
  for (;;) {
    const since = performance.now();
    const { done, value } = await withinTime(reader.read(), remainingMs);
    if (done) return;
    remainingMs -= performance.now() - since;
    missingBytes -= value.byteLength;
    if (missingBytes <= 0) {
      missingBytes = bytes;
      remainingMs = ms;
    }
    yield value;
  }
}

function withinTime<Value>(value: Promise<Value>, ms: number): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TooSlowError("The body stands still")), ms);
  return Promise.race([value, promise]).finally(() => clearTimeout(timer));
}
