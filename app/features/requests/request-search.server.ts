import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Schema } from "#db/schema";
import { latinDigits, readPhone } from "~/features/phone/phone.server";
import { normalForm } from "~/server/normal-form";
import { readReference } from "./reference";

const LONGEST_SEARCH = 100;
const MOST_WORDS = 6;

/** The columns of a table that hold what is searched for, beside `reference` and `email`. */
export interface SearchColumns {
  name: "full_name" | "name";
  phone: "phone_number" | "phone";
  /** What the family wrote: places, the hospital, its words. */
  words: readonly string[];
}

const eb = expressionBuilder<Schema, "bookings" | "messages">();

/**
 * What a coordinator types: a reference, a name, an address, a number, a place, a hospital, a word that
 * was written, whole or in part, in any digits. A whole reference or number is looked up in its index; the rest is searched for.
 *
 * @returns null where there is nothing to search for
 */
export function matchesSearch(columns: SearchColumns, typed: string): Expression<SqlBool> | null {
  const { phone: phoneColumn } = columns;
  const query = latinDigits(normalForm(typed, "NFKC")).trim().slice(0, LONGEST_SEARCH);
  if (query === "") return null;
  // eight signs alone could be a name or a number: those are searched for
  const reference = /^setu/i.test(query) ? readReference(query) : null;
  if (reference && /\d/.test(query)) return eb("reference", "=", reference);
  // a landline without its country could be anybody's: that is searched for
  const phone = /^(\+|00|01)/.test(query) ? readPhone(query) : null;
  if (phone) return eb(phoneColumn, "=", phone);
  const words = /^[\d\s()+./-]+$/.test(query) ? [query] : query.split(/\s+/).slice(0, MOST_WORDS);
  const found = eb.and(words.map((word) => matchesWord(columns, word)));
  // Setu is a name, too: "Setu Mohammad" reads as a reference
  return reference ? eb.or([eb("reference", "=", reference), found]) : found;
}

function matchesWord({ name, phone, words }: SearchColumns, word: string): Expression<SqlBool> {
  // the zero of `01712…` is not in the number as it is stored
  const digits = word.replace(/\D/g, "").replace(/^0+/, "");
  const isNumber = digits !== "" && /^[\d\s()+./-]+$/.test(word);
  const reference = word
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replace(/^SETU/, "");
  const lower = word.toLowerCase();
  return eb.or([
    contains(sql`lower(${sql.ref(name)})`, lower),
    contains(sql`lower(email)`, lower),
    ...words.map((column) => contains(sql`lower(${sql.ref(column)})`, lower)),
    ...(isNumber ? [contains(sql.ref(phone), digits)] : []),
    ...(reference ? [contains(sql`replace(reference, '-', '')`, reference)] : []),
    ...(/^setu-?$/i.test(word) ? [contains(sql`reference`, "SETU")] : []),
  ]);
}

function contains(column: Expression<unknown>, text: string): Expression<SqlBool> {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<SqlBool>`${column} like ${pattern} escape '\\'`;
}
