import { expect, it } from "vitest";
import { keyId, keyIdInSealed, openSealed, seal } from "./seal.server";

const [first, second] = ["first-key-of-this-test-0123456789", "second-key-of-this-test-987654321"];

it("a sealed text opens if its key is anywhere in the list, and names the id of that key", () => {
  const sealed = seal([first], "second-factor:1", "JBSWY3DPEHPK3PXP");
  expect(sealed).not.toContain("JBSWY3DPEHPK3PXP");
  expect(keyIdInSealed(sealed)).toBe(keyId(first));
  expect(openSealed([second, first], "second-factor:1", sealed)).toBe("JBSWY3DPEHPK3PXP");
  expect(openSealed([second], "second-factor:1", sealed)).toBeNull();
  expect(seal([first], "second-factor:1", "JBSWY3DPEHPK3PXP")).not.toBe(sealed);
});

it("a sealed text opens only for its owner", () => {
  const sealed = seal([first], "second-factor:1", "secret");
  expect(openSealed([first], "second-factor:2", sealed)).toBeNull();
  expect(openSealed([first], "recovery-code:1", sealed)).toBeNull();
});

it("a sealed text does not open after any change of a character", () => {
  const sealed = seal([first], "o", "a secret of some length");
  const parts = sealed.split(".");
  for (const [place, part] of parts.entries()) {
    const changed = part.startsWith("A") ? `B${part.slice(1)}` : `A${part.slice(1)}`;
    const text = parts.with(place, changed).join(".");
    expect(openSealed([first], "o", text), text).toBeNull();
  }
  for (const text of ["", ".", "s1", sealed.slice(0, -4), `${sealed}.x`]) {
    expect(openSealed([first], "o", text), text).toBeNull();
  }
});
