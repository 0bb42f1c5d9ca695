import { inTransaction } from "#db/transactions";
import { issueLink, type WantedLink } from "~/features/requests/family-links.server";
import type { Context } from "~/server/context";
import { insertBooking } from "./bookings";
import { requestOf } from "./requests";
import type { Site } from "./site";
import type { Page, Visitor } from "./visitor";

/** A family's booking with a fixed phone number, whose last digits are 4417. */
export async function insertFamilyBooking(
  site: Site,
  columns: Parameters<typeof insertBooking>[1] = {},
) {
  const number = { phone_number: "+8801711224417" };
  return requestOf(site.db, await insertBooking(site.db, { ...number, ...columns }));
}

/** A link to a family's page, or a spoken code. @returns the token or code */
export function issueAccessToken(
  site: Site,
  requestId: string,
  wanted: Partial<WantedLink> = {},
): Promise<string> {
  const context = { ...site.services, clientAddress: "192.0.2.1" } as Context;
  return inTransaction(site.db, (trx) =>
    issueLink(trx, context, { requestId, contactId: null, way: "mail", by: null, ...wanted }),
  );
}

/** Opens a link as a family does. */
export async function openAs(
  visitor: Visitor,
  token: string,
  { lastDigits = "4417", device = "own" }: { lastDigits?: string; device?: string } = {},
): Promise<Page> {
  const page = await visitor.get(`/request/open/${token}`);
  return visitor.submit(page, { lastDigits, device });
}
