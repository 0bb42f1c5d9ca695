import { createRequire } from "node:module";

type Encode = (...args: unknown[]) => ReadableStream<Uint8Array>;

/**
 * Has Remix encode the data of a page when its scripts are written into it, not before. Remix encodes what every
 * page was drawn from (`v3_singleFetch`), sets a clock of five seconds for it, and throws both away where a page
 * has no scripts, as most of ours: a tenth of such a page's processor time. It has no setting for that.
 *
 * @throws Error where Remix has it elsewhere: look for `serverHandoffStream` in its server
 */
export function encodeWhenRead(): void {
  const path = "@remix-run/server-runtime/dist/single-fetch.js";
  const singleFetch = createRequire(import.meta.url)(path) as { encodeViaTurboStream?: Encode };
  const encode = singleFetch.encodeViaTurboStream;
  if (!encode) throw new Error(`${path} encodes nothing`);
  if (late.has(encode)) return;
  const encodeLate: Encode = (...args) => lateStream(() => encode(...args));
  late.add(encodeLate);
  singleFetch.encodeViaTurboStream = encodeLate;
}

const late = new WeakSet<Encode>();

/** A stream that is made when it is first asked for a part. */
function lateStream(make: () => ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  return new ReadableStream(
    {
      async pull(controller) {
        reader ??= make().getReader();
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    // nothing before it is asked for
    { highWaterMark: 0 },
  );
}
