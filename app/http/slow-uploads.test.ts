import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { pacedBytes, TooSlowError } from "./slow-uploads";

const pace = { bytes: 10, ms: 100 };

/** A body of these chunks, each sent after a pause. */
function bodyOf(...bodyChunks: { bytes: number; afterMs: number }[]) {
  const remainingChunks = [...bodyChunks];
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const bodyChunk = remainingChunks.shift();
        if (!bodyChunk) return controller.close();
        await pause(bodyChunk.afterMs);
        controller.enqueue(new Uint8Array(bodyChunk.bytes));
      },
    },
    { highWaterMark: 0 },
  );
  return stream.getReader();
}

async function read(reader: ReturnType<typeof bodyOf>, workMs = 0) {
  let bytes = 0;
  for await (const chunk of pacedBytes(reader, pace)) {
    bytes += chunk.byteLength;
    await pause(workMs);
  }
  return bytes;
}

it("reads a body that keeps the pace, however long it takes", async () => {
  const bodyChunks = Array.from({ length: 8 }, () => ({ bytes: 10, afterMs: 40 }));
  expect(await read(bodyOf(...bodyChunks))).toBe(80);
});

it("does not count the time that the storage takes", async () => {
  const bodyChunks = Array.from({ length: 4 }, () => ({ bytes: 4, afterMs: 0 }));
  expect(await read(bodyOf(...bodyChunks), 150)).toBe(16);
});

it.each([
  [
    "stands still",
    [
      { bytes: 20, afterMs: 0 },
      { bytes: 20, afterMs: 3_000 },
    ],
  ],
  ["sends single bytes", Array.from({ length: 8 }, () => ({ bytes: 1, afterMs: 40 }))],
])("ends a body that %s", async (_what, bodyChunks) => {
  await expect(read(bodyOf(...bodyChunks))).rejects.toThrow(TooSlowError);
});
