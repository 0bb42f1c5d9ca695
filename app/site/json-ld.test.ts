import { describe, expect, it } from "vitest";
import { jsonForScript } from "./json-ld";

describe("jsonForScript", () => {
  const hostile = { name: "</script><script>alert(1)</script><!-- & \u2028 \u2029" };

  it("returns JSON that cannot end its script element", () => {
    expect(jsonForScript(hostile)).not.toMatch(/[<>&\u2028\u2029]/);
  });

  it("returns JSON with the same content", () => {
    expect(JSON.parse(jsonForScript(hostile))).toEqual(hostile);
  });
});
