import { anAccount, signInAs } from "./accounts";
import { softwareKey } from "./authenticator";
import { enrol, openSecondFactorPage } from "./passkeys";
import type { Site } from "./site";
import type { Page, Visitor } from "./visitor";

let accounts = 0;

/** A signed-in coordinator, new for each test. */
export async function anAdmin(
  site: Site,
): Promise<{ visitor: Visitor; email: string; id: string }> {
  accounts += 1;
  const email = `passkeys-${accounts}@example.com`;
  const { id } = await anAccount(site, email, { role: "admin" });
  const visitor = site.visitor();
  await signInAs(visitor, email, "admin");
  return { visitor, email, id };
}

/**
 * A coordinator with one passkey, and a browser that has sent the password and is at the second
 * step.
 */
export async function anAdminWithPasskey(site: Site, counter = 0) {
  const owner = await anAdmin(site);
  const key = softwareKey();
  const enrolled = await enrol(owner.visitor, key, { counter });
  const guest = site.visitor();
  const step = await openSecondFactorPage(guest, owner.email);
  return { ...owner, key, enrolled, guest, step };
}

/** Recovery codes shown on a page. */
export const codesOn = (page: Page) =>
  page.document.querySelectorAll("main li code").map((code) => code.text);

/** Details of a person's audit events of a kind, oldest first. */
export async function auditOf(site: Site, userId: string, kind: string): Promise<string[]> {
  const rows = await site.db
    .selectFrom("audit_events")
    .select("detail")
    .where("subject_id", "=", userId)
    .where("kind", "=", kind)
    .orderBy("at")
    .execute();
  return rows.map(({ detail }) => detail);
}
