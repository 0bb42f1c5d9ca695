import { expect, it } from "vitest";
import { databaseForEachTest } from "../tests/support/database";
import { insertHospital } from "../tests/support/edited-hospitals";
import { migratorFor } from "./migrate";
import { apolloHospitalsChennai } from "./seeds/hospitals/apollo-hospitals-chennai";

const BEFORE = "2026-11-22T1631_correct_sample_hospitals";
const LINKED = "2026-11-22T1650_link_source_of_sample_accreditation";
const NAMED = "Apollo Hospitals, press release of 24 April 2024 (apollohospitals.com)";
const ID = "sample-apollo-hospitals-chennai";

const database = databaseForEachTest({ bare: true });

it.each([
  ["as it was laid", ID, NAMED, apolloHospitalsChennai.accreditation?.source],
  ["that somebody has changed", ID, "https://example.org/", "https://example.org/"],
  ["of another hospital", "ours", NAMED, NAMED],
])("links the source of the sample's accreditation: one %s", async (_, id, before, after) => {
  const { db } = database;
  const migrator = migratorFor(db);
  await migrator.migrateTo(BEFORE);
  await insertHospital(db, { id, accreditation_source: before }, {});
  const { error } = await migrator.migrateTo(LINKED);
  expect(error).toBeUndefined();
  const source = await db.selectFrom("hospitals").select("accreditation_source").execute();
  expect(source).toEqual([{ accreditation_source: after }]);
});
