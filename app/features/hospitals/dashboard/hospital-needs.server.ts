import type { Queryable } from "#db/connection.server";
import { derived } from "#db/counters";
import { hasNeed, type WordsNeed } from "~/dashboard/translation";
import { listEditedIds } from "../edited-hospitals.server";
import { hospitalRecords } from "../hospital-record.server";
import { hospitalStatusIn } from "./hospital-status.server";

/** The ids of the hospitals whose words need something; looked at anew only after one has changed. */
export function hospitalNeeds(db: Queryable): Promise<Record<WordsNeed, string[]>> {
  return derived(db, "hospital needs", async () => {
    const hospitals = await hospitalRecords(db, await listEditedIds(db));
    const inNeed = (need: WordsNeed) =>
      hospitals.filter((hospital) => hasNeed(need, hospitalStatusIn(hospital))).map(({ id }) => id);
    return { missing: inNeed("missing"), older: inNeed("older") };
  });
}
