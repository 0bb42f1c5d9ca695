import { expect, it } from "vitest";
import { csvResponse } from "./csv.server";

it("stops reading after the client has disconnected", async () => {
  let readCount = 0;
  async function* endless() {
    for (;;) {
      readCount += 1;
      yield [["cell"]];
    }
  }
  const { signal } = new AbortController();
  const answer = csvResponse({ name: "endless", header: ["head"] }, endless(), signal);
  const reader = answer.body?.getReader();
  await reader?.read();
  await reader?.read();
  await reader?.cancel();
  const before = readCount;
  await new Promise((resolve) => setImmediate(resolve));
  expect(readCount).toBe(before);
  // the header, a batch for each read, and at most a few read ahead
  expect(readCount).toBeLessThan(5);
});
