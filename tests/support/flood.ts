import type { RequestKind } from "#db/tables/requests";
import { family, messageFields } from "./family";
import { requestsOf, setRequests } from "./requests";
import type { Site } from "./site";

const NETWORK = "203.0.113.7";
let senderCount = 0;

/** A new family each time, so that the limit of one sender does not apply. */
export function newContactDetails() {
  const number = String(senderCount++).padStart(4, "0");
  return { email: `family-${number}@example.com`, phoneNumber: `0171234${number}` };
}

/** Sends forms to a site that trusts `Fly-Client-IP`. */
export function sender(current: { site: Site }) {
  async function send(path: string, fields: Record<string, string>, network = NETWORK) {
    const visitor = current.site.visitor({ headers: { "Fly-Client-IP": network } });
    return visitor.submit(await visitor.get(path), fields);
  }
  const book = (fields: Record<string, string> = {}, network = NETWORK) =>
    send("/booking", { ...family, urgent: "yes", ...newContactDetails(), ...fields }, network);
  const write = (fields: Record<string, string> = {}, network = NETWORK) =>
    send("/contact", { ...messageFields, email: newContactDetails().email, ...fields }, network);
  /** Uses up the network's limit for this hour. */
  async function useUpShare(network = NETWORK) {
    await book({ fullName: "Within the share" }, network);
    await current.site.db
      .updateTable("rate_limits")
      .set({ count: 30 })
      .where("key", "like", "request-network:%")
      .execute();
  }
  return { send, book, write, useUpShare };
}

/** For each request of the kind, true if it is marked as part of a flood. */
export async function marksOf({ db }: Site, kind: RequestKind): Promise<boolean[]> {
  const rows = await requestsOf(db, { kind });
  return rows.map(({ flood }) => flood !== null);
}

/** Clears the marks of floods. @returns true if there were none */
export async function clearFloodMarks(site: Site): Promise<boolean> {
  const marks = [...(await marksOf(site, "booking")), ...(await marksOf(site, "message"))];
  await setRequests(site.db, { flood: null });
  return !marks.includes(true);
}
