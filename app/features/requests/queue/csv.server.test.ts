import { expect, it } from "vitest";
import { csvResponse } from "./csv.server";

it("stops reading after the client has disconnected", async () => {
  let read = 0;
  async function* endless() {
    for (;;) {
      read += 1;
      yield [["cell"]];
    }
  }
  const { signal } = new AbortController();
  const answer = csvResponse({ name: "endless", header: ["head"] }, endless(), signal);
  const reader = answer.body?.getReader();
  await reader?.read();
  await reader?.read();
  await reader?.cancel();
  const before = read;
  await new Promise((resolve) => setImmediate(resolve));
  expect(read).toBe(before);
  expect(read).toBeLessThan(5);
});
