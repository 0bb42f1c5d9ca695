import { TOTP } from "otpauth";
import { ADMIN_PASSWORD } from "./accounts";
import { SECURITY } from "./passkeys";
import type { Site } from "./site";
import type { Page, Visitor } from "./visitor";

/** An authenticator app's code at the site's time. */
export function appCode(site: Site, secret: string): string {
  return new TOTP({ secret }).generate({ timestamp: site.clock.now.getTime() });
}

/** The secret that a page offers to scan. */
export function secretOn(page: Page): string {
  return (page.document.querySelector("main code")?.text ?? "").replace(/\s/g, "");
}

/** Turns the second factor on for the signed-in coordinator. @returns the secrets shown once */
export async function switchOnApp(
  site: Site,
  visitor: Visitor,
): Promise<{ secret: string; codes: string[] }> {
  const offPage = await visitor.get(SECURITY);
  const secret = secretOn(offPage);
  const typed = { code: appCode(site, secret), currentPassword: ADMIN_PASSWORD };
  const onPage = await visitor.submit(offPage, typed);
  const codes = onPage.document.querySelectorAll("main li code").map((code) => code.text);
  if (codes.length === 0) throw new Error(`the second step is not on: ${onPage.text}`);
  return { secret, codes };
}
