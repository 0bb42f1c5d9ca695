import { type Kysely, sql } from "kysely";

/** The hospital's press release of 24 April 2024, as it was named and where it lies. */
const NAMED = "Apollo Hospitals, press release of 24 April 2024 (apollohospitals.com)";
const ADDRESS =
  "https://www.apollohospitals.com/apollo-in-the-news/apollo-hospitals-group-becomes-the-largest-hospital-network-to-have-the-most-jci-accreditations/";

/**
 * Where a sample hospital's accreditation can be looked up is an address, as coordinators are asked for
 * one: a name could not be saved again. What somebody has changed stays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await replaceSource(db, NAMED, ADDRESS);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await replaceSource(db, ADDRESS, NAMED);
}

async function replaceSource(db: Kysely<unknown>, from: string, to: string): Promise<void> {
  await sql`update hospitals set accreditation_source = ${to}
    where id = 'sample-apollo-hospitals-chennai' and accreditation_source = ${from}`.execute(db);
}
