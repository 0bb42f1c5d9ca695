import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import { containsWord } from "#db/like";
import type { Schema } from "#db/schema";
import type { Country } from "~/features/content/hospitals/countries";
import { destinationNames } from "~/features/content/hospitals/destination-names";

const eb = expressionBuilder<Schema, "requests">();

export function hasDestination(country: Country): Expression<SqlBool> {
  return eb.or(
    destinationNames(country).map((name) => containsWord(eb.ref("destination_country"), name)),
  );
}
