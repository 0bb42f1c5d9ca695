import { insertBooking } from "./bookings";
import { openFamilyPage } from "./family-page";
import { requestOf } from "./requests";
import { SITE_ORIGIN, type Site } from "./site";
import type { Page, Visitor } from "./visitor";

/** A family with its page open, and the address of its page of links for relatives. */
export async function familyWithOpenPage(
  site: Site,
  given: Parameters<typeof insertBooking>[1] = {},
) {
  const id = await insertBooking(site.db, { patient_name: "Shahida Begum", ...given });
  const { reference } = await requestOf(site.db, id);
  const visitor = await openFamilyPage(site, id);
  return { id, reference, visitor, sharingPath: `/request/${reference}/sharing` };
}

export async function addWatchLink(visitor: Visitor, sharing: string, label = "Uncle in Dubai") {
  const page = await visitor.submit(await visitor.get(sharing), { label }, "form#share");
  return { page, path: watchPathIn(page) };
}

export function watchPathIn({ text }: Page): string {
  return new RegExp(`${SITE_ORIGIN}(?:/bn|/th)?(/watch/[\\da-f]{40})`).exec(text)?.[1] ?? "";
}

export async function watchAs(
  site: Site,
  path: string,
): Promise<{ relative: Visitor; page: Page }> {
  const relative = site.visitor();
  const page = await relative.submit(await relative.get(path), {});
  return { relative, page };
}
