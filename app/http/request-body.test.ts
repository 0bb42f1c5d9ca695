import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BytesInFlight } from "./body-room";
import { readBody } from "./request-body";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Reads a body that arrives in chunks of these sizes, one a second. */
async function readChunks(chunks: number[], { ends = true } = {}) {
  let next = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const bytes = chunks[next++];
        if (bytes === undefined && ends) return controller.close();
        await new Promise((resolve) => setTimeout(resolve, bytes === undefined ? 1e9 : 1_000));
        controller.enqueue(new Uint8Array(bytes ?? 0));
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request("http://localhost/", {
    method: "POST",
    body,
    duplex: "half",
  } as RequestInit);
  const room = new BytesInFlight({ total: 1e9, ofNetworks: [], smallShare: 0 });
  const reading = readBody(request, 64 * 1024, { share: room.shareOf([]) });
  await vi.advanceTimersByTimeAsync(60_000);
  const result = await Promise.race([reading, Promise.resolve("waits still")]);
  return typeof result === "string" ? result : result.byteLength;
}

it("waits for a slow body", async () => {
  expect(await readChunks(Array<number>(50).fill(500))).toBe(25_000);
  // 13 seconds without bytes; the limit is 1 KB in 15 seconds
  const pause = Array<number>(13).fill(0);
  expect(await readChunks([...pause, 1_024, ...pause, 10])).toBe(1_034);
});

it("times out a body that stalls or is too slow", async () => {
  expect(await readChunks([50_000], { ends: false })).toBe("timeout");
  expect(await readChunks(Array<number>(59).fill(20))).toBe("timeout");
  expect(await readChunks([], { ends: false })).toBe("timeout");
});
