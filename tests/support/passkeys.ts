import { ADMIN_PASSWORD, signInAs } from "./accounts";
import type { Ceremony, softwareKey } from "./authenticator";
import type { Page, Visitor } from "./visitor";

export const SECURITY = "/dashboard/admin/security";

type Key = ReturnType<typeof softwareKey>;
type FalsifiedAnswer = Omit<Ceremony, "challenge"> & { challenge?: string };

/** The challenge in a page for its script; null if the page has none. */
export function challengeIn(page: Page): string | null {
  return /challenge\\?",\\?"([\w-]{43})/.exec(page.html)?.[1] ?? null;
}

/** The form token of a page. */
export function csrfOf(page: Page): string {
  return page.document.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
}

/** Types name and password on the page that adds a passkey, below the security page at `at`. */
export async function askToAdd(
  visitor: Visitor,
  { name = "Work phone", currentPassword = ADMIN_PASSWORD, at = SECURITY } = {},
): Promise<Page> {
  const page = await visitor.get(`${at}/passkeys`);
  return visitor.post(`${at}/passkeys`, { csrf: csrfOf(page), name, currentPassword });
}

/** Adds a passkey to the signed-in account. */
export async function enrol(
  visitor: Visitor,
  key: Key,
  falsified: FalsifiedAnswer = {},
  at = SECURITY,
): Promise<Page> {
  const registrationPage = await askToAdd(visitor, { at });
  const challenge = challengeIn(registrationPage) ?? "";
  return visitor.post(`${at}/passkeys/registration`, {
    csrf: csrfOf(registrationPage),
    name: "Work phone",
    credential: key.create({ challenge, ...falsified }),
  });
}

/** A browser's state on the page of the second factor. */
export interface SecondFactorPage {
  page: Page;
  challenge: string;
  /** Sends a passkey's answer as the page's script does. */
  answer: (credential: string, more?: Record<string, string>) => Promise<Page>;
}

/** Types the password on the coordinators' log-in page. */
export async function openSecondFactorPage(
  visitor: Visitor,
  email: string,
): Promise<SecondFactorPage> {
  const page = await signInAs(visitor, email, "admin");
  const ticket = page.document.querySelector("[name=ticket]")?.getAttribute("value") ?? "";
  return {
    page,
    challenge: challengeIn(page) ?? "",
    answer: (credential, more = {}) =>
      visitor.post("/admin/second-factor/passkey", {
        csrf: csrfOf(page),
        ticket,
        redirectTo: "/dashboard/admin",
        credential,
        ...more,
      }),
  };
}
