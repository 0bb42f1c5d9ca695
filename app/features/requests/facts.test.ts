import { describe, expect, it } from "vitest";
import type { RequestKind } from "#db/tables/requests";
import { factsAskedBy } from "./facts";
import { type FactColumn, type Field, fields } from "./fields";

/** Field names must not change (PRODUCT.md), because phones store unsent forms with these names. */
const contract = {
  booking: [
    "urgent",
    "phoneNumber",
    "fullName",
    "email",
    "tellUsMore",
    "patientCurrentLocation",
    "destinationCountry",
    "service",
    "hospital",
    "patientAge",
    "relation",
    "passport",
    "breathingHelp",
    "relatives",
    "bestTimeToCall",
  ],
  message: ["name", "email", "phone", "message"],
  call_back: ["urgent", "phoneNumber", "fullName", "tellUsMore"],
} satisfies Record<RequestKind, string[]>;

describe("declaration of facts", () => {
  it.each(Object.entries(contract))("keeps the field names of a %s unchanged", (kind, names) => {
    expect(factsAskedBy(kind as RequestKind).map(({ asked }) => asked.name)).toEqual(names);
  });

  it("does not compile if a column has no declaration", () => {
    const { urgent, ...others } = fields;
    // @ts-expect-error the column `urgent` is not declared
    const lacking: Record<FactColumn, Field> = others;
    expect({ ...lacking, urgent }).toEqual(fields);
  });
});
