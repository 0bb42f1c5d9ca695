import { expect, it } from "vitest";
import { readFacts } from "../desk/values.server";
import type { FactField } from "./fields";
import { kindOf } from "./kinds.server";

const names = () => ({ on: "Listed", off: "Not listed" });
const slug: FactField = {
  kind: "slug",
  from: "name",
  unnamed: "insurer",
  taken: "slugTaken",
  required: "required",
};

it.each([
  [{ kind: "time" }, "24:30", "timeInvalid", ""],
  [{ kind: "time" }, "09:30:00", "09:30", "09:30"],
  [{ kind: "day" }, "17/3/2026", "2026-03-17", "17 March 2026"],
  [{ kind: "day" }, "3/2026", "dateInvalid", ""],
  [{ kind: "day", month: true }, "3/2026", "2026-03", "March 2026"],
  [{ kind: "day", month: true }, "soon", "asOfInvalid", ""],
  [{ kind: "link" }, "example.org/a", "https://example.org/a", "https://example.org/a"],
  [{ kind: "link" }, "javascript:alert(1)", "webAddressInvalid", ""],
  [{ kind: "video" }, "https://evil.example/v", "videoUnknown", ""],
  [slug, "A b/c", "a-b-c", "a-b-c"],
  [slug, "???", "slugLetters", ""],
  [slug, "", "required", ""],
  [{ kind: "tick", names }, "on", "on", "Listed"],
] as [FactField, string, string, string][])(
  "reads a fact of kind %j from %j",
  (field, typed, valueOrError, shown) => {
    const schema = kindOf(field).shape("fact", field).fact;
    const result = schema?.safeParse(typed);
    if (!result?.success) return expect(result?.error?.issues[0]?.message).toBe(valueOrError);
    const { fact = "" } = readFacts([["fact", field]], { fact: result.data });
    expect(fact).toBe(valueOrError);
    expect(kindOf(field).displayText(field, fact, "en").replaceAll("\u00a0", " ")).toBe(shown);
    expect(kindOf(field).controlValues("fact", field, fact)).toEqual({ fact: valueOrError });
  },
);

it.each([
  ["18000", "18000"],
  ["১৮,০০০", "18000"],
  ["1,50,000", "150000"],
  ["1.500.000", "1500000"],
  ["25 000", "25000"],
  ["19.99", null],
  ["1,500.5", null],
  ["২০.৫", null],
  ["about 20", null],
])("reads %j as the amount %j", (typed, amount) => {
  const field: FactField = { kind: "ranges", of: ["hotel"], names, currencies: ["USD"] };
  const result = kindOf(field).shape("fact", field)["fact-hotel-from"]?.safeParse(typed);
  expect(result?.success ? result.data : null).toBe(amount);
});
