import { inTransaction } from "#db/transactions";
import { type NewSession, startFamilySession } from "~/features/requests/family-sessions.server";
import { SITE_ORIGIN, type Site } from "./site";
import type { Visitor } from "./visitor";

/**
 * Opens a request's page in a browser; by default as its writer, by a mailed link, on a shared
 * phone.
 */
export async function openFamilyPage(
  site: Site,
  requestId: string,
  given: Partial<NewSession> & { visitor?: Visitor; userAgent?: string } = {},
): Promise<Visitor> {
  const { visitor = site.visitor(), userAgent = "", ...more } = given;
  const session = { requestId, contactId: null, way: "mail", device: "shared", ...more } as const;
  const context = { ...site.services, clientAddress: "192.0.2.1" };
  const request = new Request(SITE_ORIGIN, { headers: { "User-Agent": userAgent } });
  const cookie = await inTransaction(site.db, (trx) =>
    startFamilySession(trx, request, context as never, session),
  );
  const [pair = ""] = cookie.split("; ");
  const [name = "", ...value] = pair.split("=");
  visitor.cookies.set(name, value.join("="));
  return visitor;
}
