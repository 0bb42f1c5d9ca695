import type { Site } from "./site";
import type { Visitor } from "./visitor";

/** Default mailbox. */
export const OWNER_EMAIL = "owner@example.com";

const ANDROID =
  "Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36";

/** A browser that notices call "Chrome, Android". */
export function phoneVisitor(site: Site): Visitor {
  return site.visitor({ headers: { "User-Agent": ANDROID } });
}

export function advanceClock(site: Site, minutes: number): void {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000);
}

/** Mails of a kind to an address, in any order. */
export function mailsTo(site: Site, kind: string, to = OWNER_EMAIL) {
  return site.db
    .selectFrom("outbox")
    .selectAll()
    .where("recipient", "=", to)
    .where("kind", "=", kind)
    .execute();
}
