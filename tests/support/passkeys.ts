import { ADMIN_PASSWORD, signInAs } from "./accounts";
import type { Ceremony, softwareKey } from "./authenticator";
import type { Page, Visitor } from "./visitor";

export const SECURITY = "/dashboard/admin/security";

type Key = ReturnType<typeof softwareKey>;
type Lies = Omit<Ceremony, "challenge"> & { challenge?: string };

/** The challenge that a page carries for its script; null where it offers no passkey. */
export function challengeIn(page: Page): string | null {
  return /challenge\\?",\\?"([\w-]{43})/.exec(page.html)?.[1] ?? null;
}

/** The form's token, which every page carries. */
export function csrfOf(page: Page): string {
  return page.document.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
}

/** Types name and password on the page where a passkey is added; `at` is its part in a language. */
export async function askToAdd(
  visitor: Visitor,
  { name = "Work phone", currentPassword = ADMIN_PASSWORD, at = SECURITY } = {},
): Promise<Page> {
  const page = await visitor.get(`${at}/passkeys`);
  return visitor.post(`${at}/passkeys`, { csrf: csrfOf(page), name, currentPassword });
}

/** Adds a passkey to the account that is signed in. */
export async function enrol(
  visitor: Visitor,
  key: Key,
  lies: Lies = {},
  at = SECURITY,
): Promise<Page> {
  const asked = await askToAdd(visitor, { at });
  const challenge = challengeIn(asked) ?? "";
  return visitor.post(`${at}/passkeys/registration`, {
    csrf: csrfOf(asked),
    name: "Work phone",
    credential: key.create({ challenge, ...lies }),
  });
}

/** What a browser keeps of a second step's page. */
export interface SecondStep {
  page: Page;
  challenge: string;
  /** Sends the answer of a passkey as the page's script does. */
  answer: (credential: string, more?: Record<string, string>) => Promise<Page>;
}

/** Types the password at the admins' door. */
export async function atSecondStep(visitor: Visitor, email: string): Promise<SecondStep> {
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
