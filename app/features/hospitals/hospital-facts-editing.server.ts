import type { Database } from "#db/connection.server";
import type { Editor } from "~/features/audit/content-audit.server";
import {
  type FactsChange,
  type FactsStore,
  writeFacts,
} from "~/features/worded-content/facts.server";
import { HOSPITAL_KIND } from "./hospital-changes.server";
import { findHospitalRecord, type HospitalRecord } from "./hospital-record.server";
import { type FactName, factsOfFlat, flatFacts } from "./revised-facts.server";
import { claimSlug, isSlugTaken, leaveSlug } from "./slugs.server";

/**
 * Writes what is the same in every language. An address that a hospital leaves leads on to its new one.
 *
 * @returns `slug-taken`: another hospital has this address
 */
export function writeHospitalFacts(
  db: Database,
  by: Editor,
  change: FactsChange<FactName>,
  now: Date,
) {
  return writeFacts(db, by, store, change, now);
}

const store: FactsStore<FactName, HospitalRecord, "slug-taken"> = {
  kind: HOSPITAL_KIND,
  find: findHospitalRecord,
  flat: flatFacts,
  refuse: async (trx, { found, facts }) =>
    (await isSlugTaken(trx, facts.slug, found.id)) ? "slug-taken" : null,
  store: async (trx, { found, facts: flat, now }) => {
    const { id, factsVersion } = found;
    const facts = factsOfFlat(flat);
    const { numUpdatedRows } = await trx
      .updateTable("hospitals")
      .set((eb) => ({
        slug: facts.slug,
        country: facts.country,
        city: facts.city,
        latitude: facts.latitude,
        longitude: facts.longitude,
        website: facts.website,
        accreditation_body: facts.accreditationBody,
        accreditation_as_of: facts.accreditationAsOf,
        accreditation_source: facts.accreditationSource,
        facts_version: factsVersion + 1,
        version: eb("version", "+", 1),
        updated_at: now.toISOString(),
      }))
      .where("id", "=", id)
      .where("facts_version", "=", factsVersion)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    if (facts.slug !== found.slug) {
      await claimSlug(trx, facts.slug);
      await leaveSlug(trx, found.slug, id);
    }
    await trx.deleteFrom("hospital_specialties").where("hospital_id", "=", id).execute();
    const rows = facts.specialties.map((specialty, index) => ({
      hospital_id: id,
      specialty,
      position: index + 1,
    }));
    if (rows.length > 0) await trx.insertInto("hospital_specialties").values(rows).execute();
    return true;
  },
};
