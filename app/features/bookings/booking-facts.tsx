import { Badge } from "~/ui/badge";
import { type DescriptionEntry, DescriptionList } from "~/ui/description-list";
import type { BookingFact } from "./booking-facts.server";

/** What a family asked for, between who they are and when it came. */
export function BookingFacts({
  before = [],
  facts,
  after = [],
}: {
  before?: readonly DescriptionEntry[];
  facts: readonly BookingFact[];
  after?: readonly DescriptionEntry[];
}) {
  return <DescriptionList entries={[...before, ...facts.map(entryOf), ...after]} />;
}

function entryOf({ term, value, isTyped, isUrgent }: BookingFact): DescriptionEntry {
  if (value === "") return { term, value: null };
  if (isUrgent) return { term, value: <Badge tone="urgent">{value}</Badge> };
  return { term, value: isTyped ? <bdi>{value}</bdi> : value };
}
