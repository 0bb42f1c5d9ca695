import type { Selectable } from "kysely";
import { flag } from "#db/flag";
import { factColumns } from "#db/tables/request-columns";
import type { RequestFacts } from "#db/tables/requests";
import { emptyFacts, type Facts, facts } from "./facts";

export type FactRow = Selectable<RequestFacts>;

export function columnsOf(values: Facts): FactRow {
  const columns = facts.map(({ column, key }) => {
    const value = values[key];
    if (typeof value === "boolean") return [column, flag(value)];
    return [column, value === "" || value === null ? factColumns[column].nothing : value];
  });
  return Object.fromEntries(columns) as FactRow;
}

/** Reads the facts from their columns; erased facts are empty. */
export function factsOf(row: FactRow): Facts {
  const entries = facts.map(({ column, key, control }) => [
    key,
    control.is === "urgency" ? row[column] === 1 : (row[column] ?? emptyFacts[key]),
  ]);
  return Object.fromEntries(entries) as Facts;
}
