import { expect, it } from "vitest";
import { splitAtEmergencyNumbers } from "./emergency-numbers";

it.each([
  ["Call\u00a0999 (in Thailand\u00a01669) first.", ["999", "tel:999"], ["1669", "tel:1669"]],
  ["আগে ৯৯৯-এ ফোন করুন (থাইল্যান্ডে\u00a0১৬৬৯)।", ["৯৯৯", "tel:999"], ["১৬৬৯", "tel:1669"]],
  ["โทร\u00a0999 (ในไทยโทร\u00a01669)", ["999", "tel:999"], ["1669", "tel:1669"]],
  ["In Bangladesh call\u00a0999, or go.", ["999", "tel:999"]],
  ["999", ["999", "tel:999"]],
  ["Within 2 hours, 24/7, 9990, 19990, ৳1,999, 999.50 or in 2026"],
])("finds the emergency numbers in %j", (text, ...numbers) => {
  const parts = splitAtEmergencyNumbers(text);
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(parts.filter(({ href }) => href).map((part) => [part.text, part.href])).toEqual(numbers);
});

it("returns a text without numbers unchanged", () => {
  expect(splitAtEmergencyNumbers("Within 2 hours")).toEqual([{ text: "Within 2 hours" }]);
});
