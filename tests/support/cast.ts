import { signedIn, signedInUser } from "./admin";
import { insertPasskey } from "./belongings";
import { insertAdmin } from "./bookings";
import type { SiteRoute } from "./route-table";
import type { Site } from "./site";
import type { Visitor } from "./visitor";

/**
 * The id of every record whose page has a form: a booking, an invitation, a passkey, a saved
 * filter, a message.
 */
export const FORMS_ID = "6a1f0c1e-0000-4000-8000-000000000002";
export const FORMS_MESSAGE_ID = "6a1f0c1e-0000-4000-8000-000000000003";

/** Browsers for every address: a coordinator with a passkey, a family, anybody. */
export async function castOf(site: Site): Promise<(route: SiteRoute) => Visitor> {
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
  return ({ pattern }) => {
    if (pattern.startsWith("/dashboard")) return nila;
    return pattern.startsWith("/profile") ? family : anybody;
  };
}
