import { describe, expect, it } from "vitest";
import { BrokenPartError, newFileKey, openPart, sealPart } from "./sealed-part.server";

const key = newFileKey();
const place = { fileId: "one", start: 0, length: 5, isLast: false };
const seal = () => Buffer.concat(sealPart(key, place, Buffer.from("first")));
const sealed = seal();

describe("A sealed part", () => {
  it("opens in its place", () => {
    expect(openPart(key, place, sealed).toString()).toBe("first");
  });

  it("is sealed with another nonce each time", () => {
    expect(seal()).not.toEqual(sealed);
  });

  it.each([
    ["in another file", { ...place, fileId: "two" }],
    ["in another place", { ...place, start: 5 }],
    ["as the last part", { ...place, isLast: true }],
    ["with another length", { ...place, length: 4 }],
  ])("is refused %s", (_, elsewhere) => {
    expect(() => openPart(key, elsewhere, sealed)).toThrow(BrokenPartError);
  });

  it("is refused if a byte was changed or cut", () => {
    for (let at = 0; at < sealed.byteLength; at += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => openPart(key, place, changed)).toThrow(BrokenPartError);
    }
    expect(() => openPart(key, place, sealed.subarray(1))).toThrow(BrokenPartError);
    expect(() => openPart(key, place, sealed.subarray(0, -1))).toThrow(BrokenPartError);
    expect(() => openPart(key, place, Buffer.alloc(0))).toThrow(BrokenPartError);
  });

  it("is refused with another key", () => {
    expect(() => openPart(newFileKey(), place, sealed)).toThrow(BrokenPartError);
  });
});
