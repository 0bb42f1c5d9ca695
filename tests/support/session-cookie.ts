import type { CookieName } from "~/server/cookies.server";
import { signedCookie } from "~/server/cookies.server";
import type { Site } from "./site";

/** A cookie's value with the site's signature, as the browser keeps it. */
export async function signedValue(
  site: Pick<Site, "env">,
  value: unknown,
  name: CookieName = "session",
): Promise<string> {
  const line = await signedCookie(site, name).serialize(value);
  return line.slice(line.indexOf("=") + 1, line.indexOf(";"));
}
