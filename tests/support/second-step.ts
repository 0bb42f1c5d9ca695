import { TOTP } from "otpauth";
import { ADMIN_PASSWORD } from "./accounts";
import { SECURITY } from "./passkeys";
import type { Site } from "./site";
import type { Page, Visitor } from "./visitor";

/** What an authenticator app shows at the site's time. */
export function appCode(site: Site, secret: string): string {
  return new TOTP({ secret }).generate({ timestamp: site.clock.now.getTime() });
}

/** The secret that a page offers to scan. */
export function secretOn(page: Page): string {
  return (page.document.querySelector("main code")?.text ?? "").replace(/\s/g, "");
}

/** Switches the second step on for the coordinator who is signed in. @returns what was shown once */
export async function switchOnApp(
  site: Site,
  visitor: Visitor,
): Promise<{ secret: string; codes: string[] }> {
  const off = await visitor.get(SECURITY);
  const secret = secretOn(off);
  const typed = { code: appCode(site, secret), currentPassword: ADMIN_PASSWORD };
  const on = await visitor.submit(off, typed);
  const codes = on.document.querySelectorAll("main li code").map((code) => code.text);
  if (codes.length === 0) throw new Error(`the second step is not on: ${on.text}`);
  return { secret, codes };
}
