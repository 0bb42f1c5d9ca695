import { expect, it } from "vitest";
import { KeptPage } from "./kept-page";
import { PageMemory } from "./page-memory";

const SPAN = { from: 0, until: Infinity };
const ASKED = 100_000;
const LIMIT_BYTES = 6 * 1024 * 1024;

it("holds no more than its room, whatever 100,000 queries ask for, and what was asked for last", async () => {
  const memory = new PageMemory();
  const page = await KeptPage.of(new Response(`<p>${"words ".repeat(2_000)}</p>`), "nonce");
  const key = (at: number) => `en /hospitals?page=${at}`;
  for (let at = 0; at < ASKED; at++) memory.keep(key(at), 7, page, SPAN);
  let kept = 0;
  for (let at = 0; at < ASKED; at++) if (memory.find(key(at), 7, 1)) kept += 1;
  expect(kept).toBeGreaterThan(1_000);
  expect(kept * page.size).toBeLessThan(LIMIT_BYTES);
  expect(memory.find(key(ASKED - 1), 7, 1)?.page).toBe(page);
  expect(memory.find(key(0), 7, 1)).toBeNull();
});
