import type { Database } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import type { ContentKind } from "~/features/audit/audit";
import type { Editor } from "~/features/audit/content-audit.server";
import { FACTS } from "~/features/revisions/content-area.server";
import { keepRevision } from "~/features/revisions/revisions.server";
import { HOSPITAL_KIND, noteHospital } from "./hospital-changes.server";
import {
  findHospitalRecord,
  type HospitalFacts,
  type HospitalRecord,
} from "./hospital-record.server";
import { changedFacts, revisedFacts } from "./revised-facts.server";
import { claimSlug, isSlugTaken, leaveSlug } from "./slugs.server";

export interface WrittenFacts {
  id: string;
  facts: HospitalFacts;
  /** The version of the facts that the coordinator had seen; another is a conflict. */
  seenVersion: number;
  /** What the audit calls it; a change, if left out. */
  kind?: Extract<ContentKind, "content-changed" | "content-reverted">;
}

export type FactsWriting =
  | { outcome: "written" }
  | { outcome: "missing" }
  /** Somebody else changed the facts meanwhile; nothing was written. */
  | { outcome: "conflict"; found: HospitalRecord }
  /** Another hospital has this address. */
  | { outcome: "slug-taken" };

/**
 * Writes what is the same in every language. An address that a hospital leaves leads on to its new one.
 */
export function writeHospitalFacts(
  db: Database,
  by: Editor,
  { id, facts, seenVersion, kind = "content-changed" }: WrittenFacts,
  now: Date,
): Promise<FactsWriting> {
  return inTransaction(db, async (trx) => {
    const found = await findHospitalRecord(trx, id);
    if (!found) return { outcome: "missing" };
    const changed = changedFacts(found, facts);
    if (changed.length === 0) return { outcome: "written" };
    if (found.factsVersion !== seenVersion) return { outcome: "conflict", found };
    if (await isSlugTaken(trx, facts.slug, id)) return { outcome: "slug-taken" };
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
        facts_version: seenVersion + 1,
        version: eb("version", "+", 1),
        updated_at: now.toISOString(),
      }))
      .where("id", "=", id)
      .where("facts_version", "=", seenVersion)
      .executeTakeFirstOrThrow();
    // a database that lets two transactions in at once: the other was first
    if (numUpdatedRows === 0n) return { outcome: "conflict", found };
    if (facts.slug !== found.slug) {
      await claimSlug(trx, facts.slug);
      await leaveSlug(trx, found.slug, id);
    }
    if (changed.includes("specialties")) {
      await trx.deleteFrom("hospital_specialties").where("hospital_id", "=", id).execute();
      const rows = facts.specialties.map((specialty, index) => ({
        hospital_id: id,
        specialty,
        position: index + 1,
      }));
      if (rows.length > 0) await trx.insertInto("hospital_specialties").values(rows).execute();
    }
    const version = seenVersion + 1;
    await keepRevision(trx, {
      ...{ kind: HOSPITAL_KIND, recordId: id, language: null },
      ...revisedFacts(facts, { factsVersion: version, updatedAt: now.toISOString() }),
      before: revisedFacts(found, found),
      actor: by.actorId,
    });
    const change = { fields: changed, before: seenVersion, after: version };
    await noteHospital(trx, by, kind, id, now, FACTS, change);
    return { outcome: "written" };
  });
}
