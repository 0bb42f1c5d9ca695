import type { Site } from "./site";
import type { Visitor } from "./visitor";

/** Default mailbox. */
export const OWNER = "owner@example.com";

const ANDROID =
  "Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36";

/** A browser that notices call "Chrome, Android". */
export function onPhone(site: Site): Visitor {
  return site.visitor({ headers: { "User-Agent": ANDROID } });
}

export function moveOn(site: Site, minutes: number): void {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000);
}

/** Mails of a kind to an address, in any order. */
export function noticesTo(site: Site, kind: string, to = OWNER) {
  return site.db
    .selectFrom("outbox")
    .selectAll()
    .where("recipient", "=", to)
    .where("kind", "=", kind)
    .execute();
}
