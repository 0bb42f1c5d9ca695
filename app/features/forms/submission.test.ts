import { describe, expect, it } from "vitest";
import { z } from "zod";
import { submissionField, submissionOf } from "./submissions.server";

describe("submission", () => {
  it("keeps the form's key, and gets a new one if the key is missing or invalid", () => {
    const keyOf = (form: object) => z.object(submissionField).parse(form).submissionKey;
    expect(keyOf({})).toMatch(/^[\w-]{22}$/);
    expect(keyOf({})).not.toBe(keyOf({}));
    expect(keyOf({ submissionKey: "0123456789abcdef-_" })).toBe("0123456789abcdef-_");
    expect(keyOf({ submissionKey: "0123456789abcdef'" })).toMatch(/^[\w-]{22}$/);
  });

  it("has the same hash only for the same content", () => {
    const hashOf = (content: object) => submissionOf("", content).contentHash;
    const content = { name: "a", message: "b" };
    expect(hashOf({ ...content })).toBe(hashOf(content));
    expect(hashOf({ name: "ab", message: "" })).not.toBe(hashOf({ name: "a", message: "b" }));
  });
});
