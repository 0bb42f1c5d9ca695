import { expect } from "vitest";
import type { Context } from "~/server/context";
import { type Limit, withinLimits } from "~/server/rate-limit.server";
import { mailTo } from "./accounts";
import type { Site } from "./site";
import type { Page, Visitor } from "./visitor";

/** Tries a password on the families' log-in page. */
export async function tryPassword(
  visitor: Visitor,
  email: string,
  password: string,
): Promise<Page> {
  return visitor.submit(await visitor.get("/login"), { email, password });
}

/** Wrong passwords from many networks, more than the account's limit for strangers. */
export async function guessFromManyNetworks(site: Site, email: string): Promise<void> {
  const stranger = site.visitor();
  const loginPage = await stranger.get("/login");
  const csrf = loginPage.document.querySelector("main [name=csrf]")?.getAttribute("value") ?? "";
  // strangers have 60 tries an hour at an account; the next answer asks for a mailed code
  for (let index = 0; index < 61; index++) {
    const response = await stranger.send("/login", {
      method: "POST",
      headers: { "Fly-Client-IP": `198.51.100.${index}` },
      body: new URLSearchParams({ csrf, email, password: `wrong ${index}` }),
    });
    expect(response.status).toBe(index < 60 ? 400 : 200);
  }
}

/** Exceeds a limit by one attempt, without the cost of hashing passwords. */
export async function exhaustLimit(
  site: Site,
  limit: Omit<Limit, "windowSeconds">,
  windowSeconds: number,
): Promise<void> {
  const context = { env: site.env, db: site.db, now: () => site.clock.now } as Context;
  for (let tries = 0; tries <= limit.max; tries++) {
    await withinLimits(context, [{ ...limit, windowSeconds }]);
  }
}

/** Uses up the attempts that strangers have at an account. */
export const exhaustTries = (site: Site, email: string) =>
  exhaustLimit(site, { scope: "sign-in-account", subject: email, max: 60 }, 60 * 60);

/** The ticket on a page that asks for a code. */
export const ticketOf = (page: Page) =>
  page.document.querySelector("main [name=ticket]")?.getAttribute("value") ?? "";

/** The code in the newest mail with one. */
export async function codeTo(site: Site, email: string): Promise<string> {
  const { body_text } = await mailTo(site, email, "sign-in-code");
  return /\b\d{4} \d{4}\b/.exec(body_text)?.[0] ?? "";
}

/** Number of mails with a code to an address. */
export const countCodesTo = async (site: Site, email: string) =>
  (
    await site.db
      .selectFrom("outbox")
      .select("id")
      .where("recipient", "=", email)
      .where("kind", "=", "sign-in-code")
      .execute()
  ).length;
