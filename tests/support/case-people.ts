import type { Queryable } from "#db/connection.server";
import type { Site } from "./site";
import type { Page, Visitor } from "./visitor";

export const CASE = "/dashboard/admin/bookings/case";

export const brother = {
  name: "Karim Ahmed",
  relation: "Brother",
  phone: "০১৮১২-৩৪৫৬৭৮",
  email: "karim@example.com",
  language: "en",
  mayKnow: "steps",
  note: "Pays for the flight",
};

/** People of a case, in order. */
export function contactsOf(db: Queryable, request_id = "case") {
  return db
    .selectFrom("request_contacts")
    .selectAll()
    .where("request_id", "=", request_id)
    .orderBy("created_at")
    .execute();
}

/** Adds the brother to the case. */
export async function addPerson(visitor: Visitor, fields: Record<string, string> = {}) {
  const form = await visitor.get(`${CASE}/people`);
  return visitor.submit(form, { ...brother, ...fields }, "form#person");
}

/** The page that changes the first person of the case. */
export async function personPage(site: Site, visitor: Visitor): Promise<Page> {
  const [first] = await contactsOf(site.db);
  return visitor.get(`${CASE}/people?contact=${first?.id}`);
}

/** Removes the person whose page this is. */
export function removePerson(visitor: Visitor, page: Page): Promise<Page> {
  return visitor.submit(page, {}, "form[action$='/people/removal']");
}
