import { describe, expect, it } from "vitest";
import { contentHash, submissionKeyOf } from "./submissions.server";

describe("a submission", () => {
  it("keeps the form's key, and gets one where the form has none of ours", () => {
    const fields = new FormData();
    expect(submissionKeyOf(fields)).toMatch(/^[\w-]{22}$/);
    fields.set("submissionKey", "0123456789abcdef-_");
    expect(submissionKeyOf(fields)).toBe("0123456789abcdef-_");
    fields.set("submissionKey", "0123456789abcdef'");
    expect(submissionKeyOf(fields)).not.toContain("'");
  });

  it("has the same hash for the same content only", () => {
    const content = { name: "a", message: "b" };
    expect(contentHash({ ...content })).toBe(contentHash(content));
    expect(contentHash({ name: "ab", message: "" })).not.toBe(
      contentHash({ name: "a", message: "b" }),
    );
  });
});
