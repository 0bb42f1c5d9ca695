import type { Database } from "#db/connection.server";
import type { Site } from "./site";
import type { Page, Visitor } from "./visitor";

/** The editor of the company's details. */
export const PAGE = "/dashboard/admin/company-info";
export const FORM = "form#words";

/** Details that the owner of a company types. */
export const ownerDetails = {
  ...{ name: "Setu Care", phone: "০১৭১২-৩৪৫৬৭৮", whatsapp: "", email: "Desk@Example.org" },
  ...{
    address: "Road 27, Dhanmondi, Dhaka",
    licences: " Trade licence 12 \n\nTrade licence 12\nTIN 34",
  },
  ...{ opening: "We began in 2019.\nWe are five.", facebook: "facebook.com/setucare" },
  ...{ youtube: "", instagram: "" },
};

/** The company's row. */
export const companyOf = (site: Site) =>
  site.db.selectFrom("company").selectAll().executeTakeFirstOrThrow();

/** The company's audit events, oldest first. */
export const auditOf = (site: Site) =>
  site.db
    .selectFrom("audit_events")
    .select(["kind", "detail", "changed_fields", "before_version", "after_version"])
    .where("record_kind", "=", "company-info")
    .orderBy("at")
    .execute();

/** Value of a field in the form. */
export const fieldValue = (page: Page, name: string) => {
  const control = page.document.querySelector(`${FORM} [name=${name}]`);
  return control?.getAttribute("value") ?? control?.textContent.replace(/^\n/, "");
};

/** Saves the English texts, then the facts. @returns the page after the facts */
export async function saveCompany(by: Visitor, typed: Record<string, string> = {}): Promise<Page> {
  await by.submit(await by.get(`${PAGE}?in=en`), { ...ownerDetails, ...typed }, FORM);
  return by.submit(await by.get(PAGE), { ...ownerDetails, ...typed }, FORM);
}

/** Enters real contact details, which opens the site. */
export async function openSite(db: Database): Promise<void> {
  await db
    .updateTable("company")
    .set({ phone: "+8801712345678", email: "desk@example.org", sample: 0 })
    .execute();
}
