import { describe, expect, it } from "vitest";
import { readReference } from "./reference";
import { newReference } from "./reference.server";

describe("a reference", () => {
  it("is made of signs that are neither misread nor misheard", () => {
    const made = Array.from({ length: 500 }, newReference);
    for (const reference of made) {
      expect(reference).toMatch(/^SETU-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(readReference(reference)).toBe(reference);
    }
    expect(new Set(made).size).toBe(500);
  });

  it.each([
    ["SETU-0A1B-2C3D", "SETU-0A1B-2C3D"],
    ["setu 0a1b 2c3d", "SETU-0A1B-2C3D"],
    ["0a1b2c3d", "SETU-0A1B-2C3D"],
    ["SETU-OAIB-2C3L", "SETU-0A1B-2C31"],
  ])("is read as %s means it", (written, reference) => {
    expect(readReference(written)).toBe(reference);
  });

  it.each(["", "SETU", "SETU-0A1B-2C3", "SETU-0A1B-2C3D4", "SETU-0A1B-2C3U", "../../etc"])(
    "is not read from %j",
    (written) => {
      expect(readReference(written)).toBeNull();
    },
  );
});
