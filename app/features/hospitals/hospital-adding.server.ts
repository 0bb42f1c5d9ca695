import { randomUUID } from "node:crypto";
import type { Database } from "#db/connection.server";
import { flag } from "#db/flag";
import { inTransaction } from "#db/transactions";
import type { Editor } from "~/features/audit/content-audit.server";
import { keepRevision } from "~/features/revisions/revisions.server";
import { keepFirstFacts } from "~/features/worded-content/facts.server";
import { defaultLanguage } from "~/locales/languages";
import { sha256Hex } from "~/server/signature.server";
import { columnsOf, HOSPITAL_KIND, noteHospital } from "./hospital-changes.server";
import { flatWords, type HospitalWords } from "./hospital-words";
import { factsOfFlat, flatFacts } from "./revised-facts.server";
import { freeSlug } from "./slug";
import { claimSlug, slugsLike } from "./slugs.server";

export interface NewHospital {
  /** Its English name. */
  name: string;
  country: string;
  city: string;
  /** Where it is, in English words. */
  location: string;
  slug: string;
  /** The slug was typed: it is this one or none. */
  isChosen: boolean;
  /** From the form; null for a post that carries none. */
  formKey: string | null;
}

export type AddingOutcome = { outcome: "added"; id: string } | { outcome: "slug-taken" };

/** Adds a draft. The same form with the same words again is the same hospital. */
export function addHospital(
  db: Database,
  by: Editor,
  added: NewHospital,
  now: Date,
): Promise<AddingOutcome> {
  const { name, location, country, city } = added;
  const id = hospitalId(added, by.actorId);
  const at = now.toISOString();
  return inTransaction(db, async (trx) => {
    const known = await trx
      .selectFrom("hospitals")
      .select("id")
      .where("id", "=", id)
      .executeTakeFirst();
    if (known) return { outcome: "added", id };
    const taken = await slugsLike(trx, added.slug);
    if (added.isChosen && taken.has(added.slug)) return { outcome: "slug-taken" };
    const slug = freeSlug(added.slug, taken);
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("hospitals")
      .values({
        id,
        slug,
        country,
        city,
        latitude: null,
        longitude: null,
        website: null,
        accreditation_body: null,
        accreditation_as_of: null,
        accreditation_source: null,
        status: "draft",
        sample: flag(false),
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    // a database that lets two transactions in at once: the other was first
    if (numInsertedOrUpdatedRows === 0n) return { outcome: "slug-taken" };
    await claimSlug(trx, slug);
    const words = { ...noWords, name, location };
    await trx
      .insertInto("hospital_texts")
      .values({
        hospital_id: id,
        language: defaultLanguage,
        ...columnsOf(words),
        updated_at: at,
      })
      .execute();
    await keepRevision(trx, {
      kind: HOSPITAL_KIND,
      recordId: id,
      language: defaultLanguage,
      version: 1,
      fields: flatWords(words),
      actor: by.actorId,
      at,
    });
    const facts = flatFacts(factsOfFlat({ slug, country, city }));
    await keepFirstFacts(trx, { kind: HOSPITAL_KIND, recordId: id, at }, facts, by);
    await noteHospital(trx, by, "content-added", id, now);
    return { outcome: "added", id };
  });
}

const noWords: HospitalWords = {
  name: "",
  location: "",
  address: "",
  bio: "",
  about: "",
  keyHighlights: [],
  centersOfExcellence: [],
  servicesForBangladesh: [],
};

function hospitalId({ formKey, name, country, city, slug }: NewHospital, actorId: string): string {
  if (formKey === null) return randomUUID();
  return sha256Hex(JSON.stringify([formKey, actorId, name, country, city, slug])).slice(0, 32);
}
