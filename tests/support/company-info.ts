import type { Database } from "#db/connection.server";
import type { Site } from "./site";
import type { Page, Visitor } from "./visitor";

/** Where coordinators write what the company says of itself. */
export const PAGE = "/dashboard/admin/company-info";
export const FORM = "form#company";

/** What an owner types who has a company. */
export const own = {
  ...{ name: "Setu Care", phone: "০১৭১২-৩৪৫৬৭৮", whatsapp: "", email: "Desk@Example.org" },
  ...{
    address: "Road 27, Dhanmondi, Dhaka",
    licences: " Trade licence 12 \n\nTrade licence 12\nTIN 34",
  },
  ...{ opening: "We began in 2019.\nWe are five.", facebook: "facebook.com/setucare" },
  ...{ youtube: "", instagram: "" },
};

/** The company as it is kept. */
export const companyOf = (site: Site) =>
  site.db.selectFrom("company").selectAll().executeTakeFirstOrThrow();

/** What the audit holds of it, the oldest first. */
export const notedOf = (site: Site) =>
  site.db
    .selectFrom("audit_events")
    .select(["kind", "detail", "changed_fields", "before_version", "after_version"])
    .where("record_kind", "=", "company-info")
    .orderBy("at")
    .execute();

/** What stands in a field of the form. */
export const value = (page: Page, name: string) => {
  const control = page.document.querySelector(`${FORM} [name=${name}]`);
  return control?.getAttribute("value") ?? control?.textContent.replace(/^\n/, "");
};

/** Saves the English page; the answer says whether it was. */
export async function saveCompany(by: Visitor, typed: Record<string, string> = {}): Promise<Page> {
  return by.submit(await by.get(PAGE), { ...own, ...typed }, FORM);
}

/** Enters real contacts, which open a site. */
export async function openSite(db: Database): Promise<void> {
  await db
    .updateTable("company")
    .set({ phone: "+8801712345678", email: "desk@example.org", sample: 0 })
    .execute();
}
