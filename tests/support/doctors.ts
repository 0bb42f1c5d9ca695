import { randomUUID } from "node:crypto";
import type { Queryable } from "#db/connection.server";
import type { Language } from "~/locales/languages";
import { insertHospital } from "./edited-hospitals";
import type { List } from "./full-lists";
import type { Site } from "./site";

const AT = "2026-11-19T08:00:00.000Z";
/** Id and slug of a doctor's hospital, unless a test gives another. */
export const DOCTORS_HOSPITAL = "river";

interface Given {
  id?: string;
  hospital?: string;
  /** The name in Bengali, if any. */
  bengali?: string;
  specialty?: string;
  languages?: string;
  number?: string;
}

/** A published doctor, with a registration if its number is given. */
export async function insertDoctor(
  db: Queryable,
  name: string,
  given: Given = {},
): Promise<string> {
  const { id = randomUUID(), number = "" } = given;
  await db
    .insertInto("doctors")
    .values({
      id,
      hospital_id: given.hospital ?? DOCTORS_HOSPITAL,
      specialty: given.specialty ?? "nephrology",
      languages: given.languages ?? "en",
      status: "published",
      sample: 0,
      created_at: AT,
      updated_at: AT,
      registration: number,
      registration_link: number && "https://example.org/register",
      registration_as_of: number && "2026-03-17",
      registration_source: number && "https://example.org/doctors",
    })
    .execute();
  const text = (language: Language, name: string) => ({
    record_id: id,
    language,
    name,
    about: "",
    updated_at: AT,
  });
  const texts = [text("en", name), ...(given.bengali ? [text("bn", given.bengali)] : [])];
  await db.insertInto("doctor_texts").values(texts).execute();
  return id;
}

/** The public list, for the tests of all paginated lists. */
export const doctorList = (siteOf: () => Site): List => ({
  path: "/doctors",
  size: 24,
  entries: ({ document }) =>
    document.querySelectorAll("main li > h2").map((name) => name.text.trim()),
  clear: async () => {
    await siteOf().db.deleteFrom("doctors").execute();
    await insertHospital(siteOf().db, { id: DOCTORS_HOSPITAL, slug: DOCTORS_HOSPITAL });
  },
  insert: (number) => insertDoctor(siteOf().db, `Dr ${number}`),
  countLabel: "Doctors found:",
});
