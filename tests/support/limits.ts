import { PASSWORD, signInAs } from "./accounts";
import { family, messageFields } from "./family";
import { familyLimits } from "./family-limits";
import { clearFloodMarks } from "./flood";
import { confirmationMailLimit, invitationLimit } from "./mails-again";
import { hasCoordinatorMail, hasReceipt } from "./outbox-mails";
import type { Site } from "./site";
import { story } from "./story";
import type { Page, Visitor } from "./visitor";

/** The owner has signed in from this network, which must not change its limits. */
const HOME = "203.0.113.1";
const ABROAD = "203.0.113.99";
/** The address of an account's owner. */
export const OWNER_EMAIL = "owner@example.com";

export interface Limit {
  scope: string;
  max: number;
  windowSeconds: number;
  /** @returns a function that makes an attempt, true until the limit is reached */
  begin: (site: Site) => Promise<() => Promise<boolean>>;
  /** Counts of other limits, which must be used up before this limit applies. */
  exhaustedFirst?: Record<string, number>;
}

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const TEN_MINUTES = 10 * 60;
const STORY = "/share-your-story";

/** Every limit of the site. */
export const limits: Limit[] = [
  ...[
    { scope: "booking", path: "/booking", fields: family },
    { scope: "message", path: "/contact", fields: messageFields },
  ].flatMap(({ scope, path, fields }): Limit[] => [
    // a request beyond either limit is stored, but its sender gets no receipt
    formLimit(`${scope}-mail`, 2, HOUR, path, fields, (site) => hasReceipt(site, fields.email)),
    formLimit(`${scope}-sender`, 8, HOUR, path, fields, (site) => hasReceipt(site, fields.email)),
    // later requests are marked as part of a flood
    formLimit("request-network", 30, HOUR, path, fields, clearFloodMarks),
  ]),
  formLimit("story-sender", 8, HOUR, STORY, story),
  formLimit("story-network", 60, TEN_MINUTES, STORY, story),
  {
    ...formLimit("notice-of-many", 1, 60, "/booking", family, hasCoordinatorMail),
    exhaustedFirst: { "booking-sender": 8 },
  },
  {
    ...formLimit("notice-of-flood", 1, HOUR, "/booking", family, hasCoordinatorMail),
    exhaustedFirst: { "request-network": 30 },
  },

  { scope: "reference-missed", max: 100, windowSeconds: TEN_MINUTES, begin: openUnknown },
  ...familyLimits,

  loginLimit("sign-in-account-network", 20, QUARTER_HOUR, HOME, isAnsweredFreely),
  loginLimit("sign-in-network", 300, QUARTER_HOUR, HOME, isAnsweredFreely),
  loginLimit("sign-in-account", 60, HOUR, HOME, isAnsweredFreely),
  loginLimit("sign-in-network-ceiling", 1000, QUARTER_HOUR, ABROAD, isAnswered),
  loginLimit("sign-in-device", 20, QUARTER_HOUR, "device", isAnsweredFreely),
  loginLimit("sign-in-device-ceiling", 200, QUARTER_HOUR, "device", isAnswered),
  { scope: "sign-in-code", max: 5, windowSeconds: TEN_MINUTES, begin: guessCodes },

  confirmLimit("second-factor-account-network", 20, QUARTER_HOUR),
  confirmLimit("second-factor-network", 1000, QUARTER_HOUR),
  confirmLimit("second-factor-account", 60, HOUR),
  confirmLimit("second-factor-device", 20, QUARTER_HOUR, true),

  invitationLimit,
  confirmationMailLimit,

  mailLimit("register-network", "/register", { password: PASSWORD, confirmPassword: PASSWORD }),
  mailLimit("verification-network", "/check-email"),
  mailLimit("reset-network", "/forgot"),
  mailLimit("account-mail", "/check-email", { email: "again@example.com" }, 2),
  {
    scope: "data-download",
    max: 20,
    windowSeconds: HOUR,
    begin: async (site) => {
      const visitor = await signedIn(site);
      return async () => (await visitor.send("/profile/data.json")).status === 200;
    },
  },
];

/** A public form that the same sender sends each time. */
function formLimit(
  scope: string,
  max: number,
  windowSeconds: number,
  path: string,
  fields: Record<string, string>,
  isAccepted: (site: Site) => Promise<boolean> = async () => true,
): Limit {
  const begin = async (site: Site) => async () => {
    await site.db.deleteFrom("outbox").execute();
    const visitor = visitorFrom(site, HOME);
    const words = `Sent at ${site.clock.now.toISOString()}, ${attemptCount++}`;
    const text = { tellUsMore: words, message: words, text: words };
    const page = await visitor.submit(await visitor.get(path), { ...fields, ...text });
    return page.path.startsWith(`${path}/sent`) && isAccepted(site);
  };
  return { scope, max, windowSeconds, begin };
}
/** Makes every submission different. */
let attemptCount = 0;

/** Wrong passwords at the log-in: by strangers, or in a browser that the account knows. */
function loginLimit(
  scope: string,
  max: number,
  windowSeconds: number,
  where: string,
  passes: (page: Page) => boolean,
): Limit {
  const begin = async (site: Site) => {
    const owner = await signedIn(site);
    owner.cookies.delete("session");
    return async () => {
      const visitor = where === "device" ? owner : visitorFrom(site, where);
      const wrongLogin = { email: OWNER_EMAIL, password: "not the password" };
      return passes(await visitor.submit(await visitor.get("/login"), wrongLogin));
    };
  };
  return { scope, max, windowSeconds, begin };
}

/** True for a plain answer to a wrong password, without a mailed code or a refusal. */
function isAnsweredFreely({ status }: Page): boolean {
  return status === 400;
}

function isAnswered({ status }: Page): boolean {
  return status !== 429;
}

async function guessCodes(site: Site) {
  await signedIn(site);
  const visitor = visitorFrom(site, ABROAD);
  await signInAs(visitor, OWNER_EMAIL, "user", { password: "not the password" });
  await site.db.updateTable("rate_limits").set({ count: 60 }).execute();
  const page = await signInAs(visitor, OWNER_EMAIL);
  return async () => {
    const answer = await visitor.submit(page, { code: "00000000" });
    return answer.text.includes("That code is not right.");
  };
}

/** Wrong answers to the question for the current password, in a known browser or not. */
function confirmLimit(scope: string, max: number, windowSeconds: number, isKnown = false): Limit {
  const begin = async (site: Site) => {
    const visitor = await signedIn(site);
    if (!isKnown) visitor.cookies.delete("device");
    return async () => {
      const page = await visitor.get("/profile/deletion");
      const answer = await visitor.submit(page, { currentPassword: "not the password" });
      return answer.status === 400;
    };
  };
  return { scope, max, windowSeconds, begin };
}

/** A form that is answered by mail. */
function mailLimit(
  scope: string,
  path: string,
  fields: Record<string, string> = {},
  max = 60,
): Limit {
  const begin = async (site: Site) => async () => {
    const visitor = visitorFrom(site, HOME);
    const email = `somebody-${attemptCount++}@example.com`;
    const page = await visitor.submit(await visitor.get(path), { email, ...fields });
    return page.status === 200;
  };
  return { scope, max, windowSeconds: HOUR, begin };
}

async function openUnknown(site: Site) {
  const visitor = visitorFrom(site, HOME);
  return async () => (await visitor.get("/booking/sent/SETU-0000-0000")).status === 404;
}

async function signedIn(site: Site): Promise<Visitor> {
  const visitor = visitorFrom(site, HOME);
  await signInAs(visitor, OWNER_EMAIL);
  return visitor;
}

function visitorFrom(site: Site, network: string): Visitor {
  return site.visitor({ headers: { "Fly-Client-IP": network } });
}
