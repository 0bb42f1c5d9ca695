import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BytesInFlight } from "./body-room";
import { readBody } from "./request-body";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Reads a body that arrives in pieces of these sizes, one a second. */
async function read(pieces: number[], { ends = true } = {}) {
  let next = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(line) {
        const bytes = pieces[next++];
        if (bytes === undefined && ends) return line.close();
        await new Promise((resolve) => setTimeout(resolve, bytes === undefined ? 1e9 : 1_000));
        line.enqueue(new Uint8Array(bytes ?? 0));
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request("http://localhost/", {
    method: "POST",
    body,
    duplex: "half",
  } as RequestInit);
  const room = new BytesInFlight({ total: 1e9, ofNetworks: [], leftToSmall: 0 });
  const answer = readBody(request, 64 * 1024, { share: room.shareOf([]) });
  await vi.advanceTimersByTimeAsync(60_000);
  const read = await Promise.race([answer, Promise.resolve("waits still")]);
  return typeof read === "string" ? read : read.byteLength;
}

it("waits for a slow body", async () => {
  expect(await read(Array<number>(50).fill(500))).toBe(25_000);
  const pause = Array<number>(13).fill(0);
  expect(await read([...pause, 1_024, ...pause, 10])).toBe(1_034);
});

it("times out a stalled body", async () => {
  expect(await read([50_000], { ends: false })).toBe("timeout");
  expect(await read(Array<number>(59).fill(20))).toBe("timeout");
  expect(await read([], { ends: false })).toBe("timeout");
});
