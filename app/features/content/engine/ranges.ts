import type { ValidationKey } from "~/server/returned-form.server";

/** A range of amounts, as digits. Fields are empty in an incomplete range. */
interface Range {
  key: string;
  from: string;
  to: string;
  currency: string;
}

const parts = ["from", "to", "currency"] as const;

export const rangeFields = (name: string, key: string) => ({
  from: `${name}-${key}-from`,
  to: `${name}-${key}-to`,
  currency: `${name}-${key}-currency`,
});

/** Parses the stored lines, such as `hotel-booking 20 90 USD`. */
export function rangesIn(value: string): Range[] {
  return value.split("\n").flatMap((line) => {
    const [key = "", from = "", to = "", currency = ""] = line.split(" ");
    return key ? [{ key, from, to, currency }] : [];
  });
}

/** Formats ranges for storage. Rows without amounts are left out, even if they have a currency. */
export function rangeLines(rows: readonly Range[]): string {
  return rows
    .filter(({ from, to }) => from !== "" || to !== "")
    .map((row) => [row.key, ...parts.map((part) => row[part])].join(" "))
    .join("\n");
}

/** Errors for incomplete or reversed ranges, by the names of their controls. */
export function rangeErrors(name: string, value: string): [string, ValidationKey][] {
  return rangesIn(value).flatMap(({ key, from, to, currency }): [string, ValidationKey][] => {
    const field = rangeFields(name, key);
    if (from === "") return [[field.from, "amountPair"]];
    if (to === "") return [[field.to, "amountPair"]];
    if (Number(to) < Number(from)) return [[field.to, "amountOrder"]];
    return currency === "" ? [[field.currency, "currencyRequired"]] : [];
  });
}
