import { type CookieName, setSignedCookie } from "~/server/cookies.server";
import type { Flash } from "~/server/flash.server";
import type { Site } from "./site";

const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** A cookie's value with the site's signature, valid for a month. */
export function signedValue(
  site: Pick<Site, "env"> & Partial<Pick<Site, "clock">>,
  text: string,
  name: CookieName = "session",
): string {
  const services = { env: site.env, now: () => site.clock?.now ?? new Date() };
  const line = setSignedCookie(services, name, text, MONTH_SECONDS);
  return line.slice(line.indexOf("=") + 1, line.indexOf(";"));
}

/** The text of a toast's cookie, unsigned. */
export function flashText(flash: Flash): string {
  return Buffer.from(JSON.stringify(flash)).toString("base64url");
}
