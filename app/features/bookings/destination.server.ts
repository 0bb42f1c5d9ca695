import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Schema } from "#db/schema";
import type { Country } from "~/features/hospitals/hospital";
import { languages } from "~/locales/languages";
import { destinationName } from "./booking";

const eb = expressionBuilder<Schema, "bookings">();

/** Families write a country as they call it: its name in each of our languages is looked for. */
export function isTo(country: Country): Expression<SqlBool> {
  return eb.or(
    languages.map((language) => {
      const name = destinationName(country, language).toLowerCase();
      return sql<SqlBool>`lower(destination_country) like ${`%${name}%`}`;
    }),
  );
}
