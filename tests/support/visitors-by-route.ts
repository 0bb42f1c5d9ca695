import { insertPasskey } from "./account-data";
import { signedIn, signedInUser } from "./admin";
import { insertAdmin } from "./bookings";
import { openFamilyPage } from "./family-page";
import { requestsOf } from "./requests";
import type { SiteRoute } from "./route-table";
import type { Site } from "./site";
import type { Visitor } from "./visitor";

/**
 * The id of every record whose page has a form, such as a booking, an invitation, a passkey and a
 * saved filter; a message has the next id.
 */
export const FORMS_ID = "6a1f0c1e-0000-4000-8000-000000000002";
export const FORMS_MESSAGE_ID = "6a1f0c1e-0000-4000-8000-000000000003";

/** The number of the booking with a form on each page. */
export const FORMS_REFERENCE = "SETU-F0RM-F0RM";

/**
 * Browsers for all routes: a coordinator with a passkey, a family with its page open, a family with
 * an account, and an anonymous visitor.
 */
export async function visitorsByRoute(site: Site): Promise<(route: SiteRoute) => Visitor> {
  const { id } = await insertAdmin(site.db, "Nila");
  await site.db.deleteFrom("passkeys").where("id", "=", FORMS_ID).execute();
  await insertPasskey(site, id, "A key", FORMS_ID);
  await site.db.deleteFrom("saved_filters").where("id", "=", FORMS_ID).execute();
  const at = site.clock.now.toISOString();
  await site.db
    .insertInto("saved_filters")
    .values({
      id: FORMS_ID,
      user_id: id,
      list: "queue",
      name: "Mine",
      name_key: "mine",
      query: "assignee=me",
      created_at: at,
      updated_at: at,
    })
    .execute();
  const nila = await signedIn(site, id);
  const family = await signedInUser(site);
  const anybody = site.visitor();
  const [booking] = await requestsOf(site.db, { id: FORMS_ID });
  const familyPage = booking ? await openFamilyPage(site, FORMS_ID, { way: "whatsapp" }) : anybody;
  return ({ pattern }) => {
    if (pattern.startsWith("/request/:reference")) return familyPage;
    if (pattern.startsWith("/dashboard")) return nila;
    return pattern.startsWith("/profile") ? family : anybody;
  };
}
