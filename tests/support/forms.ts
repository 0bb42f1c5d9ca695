import type { HTMLElement } from "node-html-parser";
import { sha256Hex } from "~/server/signature.server";
import { anAccount } from "./accounts";
import { insertAdmin, insertMessage, insertOnHold } from "./bookings";
import { insertConsentRow } from "./consents";
import { insertDoctor } from "./doctors";
import { insertHospital } from "./edited-hospitals";
import { insertFailedMail } from "./failed-mail";
import { insertChatNotice, insertFamilyAccess, insertLink } from "./family-access";
import { insertChecklistPaper, insertNeededPaper } from "./needed-papers";
import { insertReceivedPaper } from "./papers";
import { insertPicture } from "./picture-rows";
import { insertPost } from "./posts";
import { insertReplyTemplate } from "./reply-templates";
import { insertContact, insertRequestEvent, setRequests } from "./requests";
import { addressOf, type SiteRoute, siteRoutes } from "./route-table";
import type { Site } from "./site";
import { insertStory } from "./story";
import { insertMember, insertRevision } from "./team";
import { insertVideo } from "./videos";
import { formValues, type Page, type Visitor } from "./visitor";
import { FORMS_ID, FORMS_MESSAGE_ID, FORMS_REFERENCE, visitorsByRoute } from "./visitors-by-route";

/** Tokens of links, one for each purpose. */
const LINKS = {
  verify: "link-verify",
  reset: "link-reset",
  invite: "link-invite",
  watch: "link-watch",
  open: "link-open",
};

/** Pages that show all of their forms only with this query. */
const PAGE_QUERIES: Record<string, string> = {
  "/dashboard/admin/queue/handover": `?request=${FORMS_ID}`,
  "/verify-email": `?token=${LINKS.verify}`,
  "/reset-password": `?token=${LINKS.reset}`,
  "/admin/reset-password": `?token=${LINKS.reset}`,
  "/admin/register": `?invite=${LINKS.invite}`,
  "/dashboard/admin/bookings/:id/people": `?contact=${FORMS_ID}`,
  "/dashboard/admin/contacts/:id/people": `?contact=${FORMS_MESSAGE_ID}`,
  "/dashboard/admin/bookings/:id/consents/given": `?consent=${FORMS_ID}`,
  "/dashboard/admin/contacts/:id/consents/given": `?consent=${FORMS_MESSAGE_ID}`,
  "/dashboard/admin/bookings/:id/papers/refusal": `?document=${FORMS_ID}`,
  "/dashboard/admin/contacts/:id/papers/refusal": `?document=${FORMS_MESSAGE_ID}`,
  "/dashboard/admin/bookings/:id/papers/assignment": `?document=${FORMS_ID}`,
  "/dashboard/admin/contacts/:id/papers/assignment": `?document=${FORMS_MESSAGE_ID}`,
};

/** Targets of forms with a field for the next page, sorted. */
export const RETURN_ACTIONS = [
  "/admin/login",
  "/dashboard/admin/queue/assignment",
  "/data-saver",
  "/language",
  "/login",
  "/logout",
  "/request/leave",
  "/theme",
];

/** A form of the site as a browser without JavaScript receives it. */
export interface SiteForm {
  /** Target without its query, and with it. */
  action: string;
  address: string;
  /** Initial values; its token belongs to another browser. */
  values: Record<string, string>;
  /** Controls to type into, choose or tick. */
  controls: HTMLElement[];
}

/**
 * Inserts the rows that pages with forms need: a booking, a message, a member of the team, a story,
 * an invitation, links, a mail.
 */
export async function insertFormRows(site: Site): Promise<void> {
  await insertOnHold(site.db, FORMS_ID);
  await setRequests(site.db, { reference: FORMS_REFERENCE }, { id: FORMS_ID });
  await insertFamilyAccess(site, FORMS_ID, LINKS.watch);
  await insertMessage(site.db, { id: FORMS_MESSAGE_ID, phone_number: "+8801712345678" });
  const event = { id: "noted", kind: "note", at: "2026-11-20T08:05:00.000Z" } as const;
  await insertRequestEvent(site.db, { ...event, request_id: FORMS_MESSAGE_ID });
  for (const id of [FORMS_ID, FORMS_MESSAGE_ID]) {
    await insertContact(site.db, { id, request_id: id });
    await insertReceivedPaper(site.db, { id, request_id: id });
    await insertChatNotice(site.db, { id, request_id: id });
    await setRequests(site.db, { destination_country: "Thailand" }, { id });
    await insertNeededPaper(site.db, id);
    await insertNeededPaper(site.db, id, { removed_at: site.clock.now.toISOString() });
    await insertConsentRow(site.db, { id, request_id: id });
    await insertConsentRow(site.db, { id: `given ${id}`, request_id: id, state: "given" });
  }
  await insertMember(site.db, { id: FORMS_ID });
  await insertPicture(site.db, FORMS_ID);
  await insertHospital(site.db, { id: FORMS_ID });
  await insertDoctor(site.db, "Of the forms", { id: FORMS_ID, hospital: FORMS_ID });
  for (const [position, picture_id] of ["cover", "of the gallery"].entries()) {
    await insertPicture(site.db, picture_id);
    const place = { record_id: FORMS_ID, picture_id, position };
    await site.db.insertInto("hospital_pictures").values(place).execute();
  }
  await insertStory(site.db, { id: FORMS_ID });
  await insertReplyTemplate(site.db, FORMS_ID);
  await insertChecklistPaper(site.db, FORMS_ID);
  await insertPost(site, FORMS_ID, "Words.", { status: "draft" });
  for (const id of [FORMS_ID, "another"]) await insertVideo(site.db, { id });
  await insertRevision(site.db, FORMS_ID);
  await insertMember(site.db, { deleted_at: site.clock.now.toISOString() });
  await insertFailedMail(site.db, { id: FORMS_ID, request_id: FORMS_ID });
  // a family's account with an unconfirmed address
  const family = await anAccount(site, "of-the-forms@example.com", { verified: false });
  await site.db.updateTable("users").set({ id: FORMS_ID }).where("id", "=", family.id).execute();
  const { id } = await insertAdmin(site.db, "Of the links");
  const shift = { id: FORMS_ID, user_id: id, weekday: 0, starts: "09:00", ends: "17:00" };
  await site.db.insertInto("duty_hours").values(shift).execute();
  const opening = { request_id: FORMS_ID, token_hash: sha256Hex(LINKS.open) };
  await insertLink(site.db, { id: "open", ...opening, expires_at: "2027-01-01T00:00:00.000Z" });
  const links = [
    { id: "verify", purpose: "verify", token: LINKS.verify },
    { id: "reset", purpose: "reset", token: LINKS.reset },
    { id: "invite", purpose: "invite", token: LINKS.invite },
    { id: FORMS_ID, purpose: "invite", token: "never sent" },
  ] as const;
  for (const { token, ...link } of links) {
    await site.db
      .insertInto("one_time_links")
      .values({
        ...link,
        token_hash: sha256Hex(token),
        user_id: link.purpose === "invite" ? null : id,
        email: "invited@example.com",
        created_by: id,
        created_at: site.clock.now.toISOString(),
        expires_at: new Date(site.clock.now.getTime() + 3_600_000).toISOString(),
        used_at: null,
        withdrawn_at: null,
      })
      .execute();
  }
}

/**
 * Every page of the site, as its reader sees it.
 *
 * @param isIncluded filter; all pages by default
 */
export async function* pagesOf(
  site: Site,
  isIncluded: (route: SiteRoute) => boolean = () => true,
): AsyncGenerator<{ visitor: Visitor; page: Page }> {
  const visitorFor = await visitorsByRoute(site);
  for (const route of await siteRoutes()) {
    if (!route.module.default || !isIncluded(route)) continue;
    const path = pathOf(route) + (PAGE_QUERIES[route.pattern] ?? "");
    const visitor = visitorFor(route);
    yield { visitor, page: await visitor.get(path) };
  }
}

/**
 * Every form that a page of the site shows its reader, by target.
 *
 * @param isIncluded filter of pages; all by default
 */
export async function formsOf(
  site: Site,
  isIncluded?: (route: SiteRoute) => boolean,
): Promise<Map<string, SiteForm>> {
  const forms = new Map<string, SiteForm>();
  for await (const { page } of pagesOf(site, isIncluded)) {
    for (const form of page.document.querySelectorAll("form[method=post]")) {
      const address = form.getAttribute("action") || page.path;
      const action = address.split("?")[0] ?? "";
      const controls = form
        .querySelectorAll("input, select, textarea")
        .filter((control) => !isNeverFilledIn(control));
      // if several forms have one target (a booking's moves), keep the one with the most controls
      if (controls.length <= (forms.get(action)?.controls.length ?? -1)) continue;
      forms.set(action, { action, address, values: formValues(form), controls });
    }
  }
  return forms;
}

/** The address of a route, with the ids of the inserted rows. */
export function pathOf(route: SiteRoute): string {
  const id = route.pattern.includes("/contacts/") ? FORMS_MESSAGE_ID : FORMS_ID;
  const token = route.pattern.startsWith("/watch") ? LINKS.watch : LINKS.open;
  return addressOf(route, { id, kind: "team-member", reference: FORMS_REFERENCE, token });
}

/** True for hidden fields, and for controls that nobody sees or types into. */
function isNeverFilledIn(control: HTMLElement): boolean {
  if (control.hasAttribute("hidden") && control.hasAttribute("readonly")) return true;
  const type = control.getAttribute("type") ?? "";
  return ["hidden", "submit"].includes(type) || control.getAttribute("name") === "leave-empty";
}
