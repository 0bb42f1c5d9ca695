import { InsertResult } from "kysely";
import { describe, expect, it } from "vitest";
import { readReference } from "./reference";
import { insertOnce, newReference } from "./reference.server";

describe("reference", () => {
  it("has no characters that are misread or misheard", () => {
    const references = Array.from({ length: 500 }, newReference);
    for (const reference of references) {
      expect(reference).toMatch(/^SETU-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(readReference(reference)).toBe(reference);
    }
    expect(new Set(references).size).toBe(500);
  });

  it.each([
    ["SETU-0A1B-2C3D", "SETU-0A1B-2C3D"],
    ["setu 0a1b 2c3d", "SETU-0A1B-2C3D"],
    ["0a1b2c3d", "SETU-0A1B-2C3D"],
    ["SETU-OAIB-2C3L", "SETU-0A1B-2C31"],
    ["SETU\u2011০a1b\u2011২C3D\u2060", "SETU-0A1B-2C3D"],
  ])("is parsed from %s", (written, reference) => {
    expect(readReference(written)).toBe(reference);
  });

  it.each(["", "SETU", "SETU-0A1B-2C3", "SETU-0A1B-2C3D4", "SETU-0A1B-2C3U", "../../etc"])(
    "is not parsed from %j",
    (written) => {
      expect(readReference(written)).toBeNull();
    },
  );
});

describe("new request", () => {
  /** A fake table in which the first `taken` references are already used. */
  function tableWith(taken: number) {
    const tried: string[] = [];
    const insert = async (reference: string) => {
      tried.push(reference);
      return new InsertResult(undefined, tried.length > taken ? 1n : 0n);
    };
    return { tried, insert };
  }

  it("gets another reference if the first ones are taken", async () => {
    const { tried, insert } = tableWith(2);
    const result = await insertOnce(insert, async () => undefined);
    expect(result).toEqual({ reference: tried[2], isNew: true });
    expect(new Set(tried).size).toBe(3);
  });

  it("gets the stored reference if the same submission was stored meanwhile", async () => {
    const { tried, insert } = tableWith(9);
    const result = await insertOnce(insert, async () => "SETU-0A1B-2C3D");
    expect(result).toEqual({ reference: "SETU-0A1B-2C3D", isNew: false });
    expect(tried).toHaveLength(1);
  });

  it("fails after five attempts", async () => {
    const { tried, insert } = tableWith(99);
    await expect(insertOnce(insert, async () => undefined)).rejects.toThrow("No free reference");
    expect(tried).toHaveLength(5);
  });
});
