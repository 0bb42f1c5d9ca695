import type { Insertable } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { paths } from "~/paths";
import { insertBooking } from "./bookings";
import { openFamilyPage } from "./family-page";
import type { Site } from "./site";
import type { Visitor } from "./visitor";

/** A consent for treatment at a hospital, asked for on 20 November 2026. */
export async function insertConsentRow(
  db: Queryable,
  row: Partial<Insertable<Schema["consents"]>> & { id: string; request_id: string },
): Promise<void> {
  const at = "2026-11-20T08:00:00.000Z";
  await db
    .insertInto("consents")
    .values({
      purpose: "treatment",
      recipient: "Riverside Hospital",
      words: "I agree.",
      language: "en",
      state: "asked",
      asked_at: at,
      given_at: row.state === "given" ? at : null,
      given_by: row.state === "given" ? "Arif Hasan" : "",
      ...row,
    })
    .execute();
}

export const HOSPITAL = "Riverside Hospital";
/** Forms that ask for a consent, give or note it, and note a disclosure. */
export const ASK = "form#ask";
export const GIVE = "form#consent";
export const DISCLOSURE_FORM = "form#sending";

let requestCount = 0;

/** A request with the addresses of its pages at the desk. */
export async function requestWithPaths(
  site: Site,
  columns: Parameters<typeof insertBooking>[1] = {},
) {
  const reference = `SETU-7100-${String(++requestCount).padStart(4, "0")}`;
  const id = await insertBooking(site.db, { reference, ...columns });
  const page = paths.dashboardBooking(id, "en");
  return { id, reference, page, consents: `${page}/consents` };
}

/** A coordinator asks for a consent. */
export async function askAtDesk(
  desk: Visitor,
  consents: string,
  recipient = HOSPITAL,
  more: Record<string, string> = {},
) {
  return desk.submit(await desk.get(consents), { recipient, ...more }, ASK);
}

/** A family's browser, and the address of its consents. */
export async function familyOf(site: Site, { id, reference }: { id: string; reference: string }) {
  const visitor = await openFamilyPage(site, id);
  return { visitor, path: paths.familyPage(reference, "en", "consents") };
}

/** The family gives the consent that its page asks for. */
export async function giveOnPage({ visitor, path }: Awaited<ReturnType<typeof familyOf>>) {
  return visitor.submit(await visitor.get(path), { name: "Arif Hasan", agreed: "on" }, GIVE);
}

export function consentsIn(db: Queryable, requestId: string) {
  return db.selectFrom("consents").selectAll().where("request_id", "=", requestId).execute();
}

export function disclosuresIn(db: Queryable, requestId: string) {
  return db.selectFrom("disclosures").selectAll().where("request_id", "=", requestId).execute();
}
