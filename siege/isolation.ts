import { openDatabase } from "#db/connection.server";
import type { Page, Visitor } from "../tests/support/visitor";
import type { SiegeOptions } from "./options";
import { browser, cookiesOf, PASSWORD, signIn, signUpFamily } from "./people";
import { randomOf } from "./random";
import { type SiteProcess, startSite } from "./site-process";
import { databaseUrl } from "./stored-bookings";
import { type Finding, firstFew, printFinding } from "./table";
import { newFolder, removeFolder } from "./workplace";

const NAME = "Nobody Else May Read This";
const MEDICAL = "Medical text for one family alone";
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const ELSEWHERE = "https://elsewhere.example";
const LONG_AGO = "2020-01-01T00:00:00.000Z";

/** Checks on a running server that only a family itself reaches its data; the tests go further. */
export async function isolation(options: SiegeOptions): Promise<Finding[]> {
  const dataDir = newFolder();
  const site = await startSite(dataDir);
  const owner = await signUpFamily(site, "family-a@setu.example", "10.1.0.1", NAME);
  const otherFamily = await signUpFamily(site, "family-b@setu.example", "10.1.0.2");
  const sentPage = await owner.submit(await owner.get("/booking"), {
    fullName: NAME,
    email: "family-a@setu.example",
    phoneNumber: "01712 345678",
    tellUsMore: MEDICAL,
  });
  const reference = /SETU-\w{4}-\w{4}/.exec(sentPage.path)?.[0] ?? "none";
  const findings = [
    await checkStrangers(site, owner, otherFamily, reference),
    await checkGuesses(site, options),
    await checkOtherOrigins(owner),
    await checkSessions(site, owner, dataDir),
  ];
  await site.stop();
  removeFolder(dataDir);
  return findings.map(printFinding);
}

async function checkStrangers(
  site: SiteProcess,
  owner: Visitor,
  otherFamily: Visitor,
  reference: string,
) {
  const ownPage = await owner.get(`/profile/bookings/${reference}`);
  const addresses = [
    `/profile/bookings/${reference}`,
    `/bn/profile/bookings/${reference}`,
    `/profile/bookings/${reference}.data`,
    `/request/${reference}`,
    `/request/${reference}.data`,
    `/bn/request/${reference}/conversation`,
    `/request/${reference}/sharing`,
    `/booking/sent/${reference}`,
    `/contact/sent/${reference}`,
    "/profile",
    "/profile/data.json",
    "/dashboard/admin/bookings",
    `/dashboard/admin/bookings?q=${reference}`,
  ];
  const leaks: string[] = [];
  for (const [who, visitor] of [
    ["another family", otherFamily],
    ["a visitor", browser(site, "10.1.0.3")],
  ] as const) {
    for (const path of addresses) {
      const page = await visitor.get(path);
      if (page.html.includes(NAME) || page.html.includes(MEDICAL)) leaks.push(`${who} at ${path}`);
    }
  }
  return {
    attack: "isolation: another family's booking",
    done: `${addresses.length} addresses, by another family and by a visitor`,
    figure: `${leaks.length} told${leaks.length > 0 ? `: ${firstFew(leaks)}` : ""}; the family itself ${ownPage.html.includes(MEDICAL) ? "sees it" : "does not see it"}`,
    bound: "0; the family itself sees it",
    held: leaks.length === 0 && ownPage.html.includes(MEDICAL),
  };
}

async function checkGuesses(site: SiteProcess, { guesses: count, seed }: SiegeOptions) {
  const random = randomOf(seed);
  const visitor = browser(site, "10.1.0.4");
  const signs = () => Array.from({ length: 4 }, () => random.pick([...ALPHABET])).join("");
  const statuses = new Map<number, number>();
  for (let nth = 0; nth < count; nth++) {
    const { status } = await visitor.get(`/booking/sent/SETU-${signs()}-${signs()}`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  const found = statuses.get(200) ?? 0;
  return {
    attack: "isolation: guessed references",
    done: `${count} references`,
    figure: `${found} found (${[...statuses].map(([status, times]) => `${status}: ${times}`).join(", ")})`,
    bound: "0",
    held: found === 0,
  };
}

/**
 * Makes a signed-in family's browser send forms from another site, with and without a valid token.
 */
async function checkOtherOrigins(owner: Visitor) {
  const forms = [
    { path: "/profile/details", fields: { name: "Changed By Another Site" } },
    {
      path: "/profile/password",
      fields: {
        currentPassword: PASSWORD,
        password: "another one of theirs",
        confirmPassword: "another one of theirs",
      },
    },
    { path: "/profile/deletion", fields: { password: PASSWORD } },
    { path: "/logout", fields: {} },
  ];
  const token = tokenOn(await owner.get("/profile/details"));
  const cookies = cookiesOf(owner);
  let postCount = 0;
  const acceptedForms: string[] = [];
  for (const { path, fields } of forms) {
    for (const [kind, headers, tokenField] of [
      ["Origin", { Origin: ELSEWHERE }, { csrf: token }],
      ["Sec-Fetch-Site", { "Sec-Fetch-Site": "cross-site" }, { csrf: token }],
      ["no token", {}, {}],
      ["a token of another browser", {}, { csrf: "A".repeat(43) }],
    ] as const) {
      const body = new URLSearchParams({ ...fields, ...tokenField } as Record<string, string>);
      const response = await owner.send(path, { method: "POST", body, headers });
      postCount += 1;
      const page = await owner.get("/profile/details");
      if (page.path !== "/profile/details" || page.html.includes("Changed By Another Site")) {
        acceptedForms.push(`${path} with ${kind}: ${response.status}`);
      }
    }
  }
  return {
    attack: "isolation: forms of other sites",
    done: `${postCount} posts to ${forms.length} forms`,
    figure: `${acceptedForms.length} carried out${acceptedForms.length > 0 ? `: ${firstFew(acceptedForms)}` : ""}`,
    bound: "0, the family still signed in",
    held: acceptedForms.length === 0 && cookies !== "" && token !== "",
  };
}

function tokenOn({ document }: Page): string {
  return document.querySelector("main form [name=csrf]")?.getAttribute("value") ?? "";
}

/** Planted sessions, and sessions after a log-out, a change of password and their expiry. */
async function checkSessions(site: SiteProcess, owner: Visitor, dataDir: string) {
  const openKinds: string[] = [];
  const check = async (kind: string, cookies: Map<string, string>) => {
    const visitor = browser(site, "10.1.0.5");
    for (const [name, value] of cookies) visitor.cookies.set(name, value);
    if ((await visitor.get("/profile")).path === "/profile") openKinds.push(kind);
  };
  const secondBrowser = browser(site, "10.1.0.6");
  // a session id that an attacker planted, which a sign-in must not make valid
  const planted = new Map([["session", "A".repeat(43)]]);
  for (const [name, value] of planted) secondBrowser.cookies.set(name, value);
  await signIn(secondBrowser, "family-a@setu.example");
  await check("planted before the sign-in", planted);
  const loggedOutCookies = new Map(secondBrowser.cookies);
  await secondBrowser.submit(await secondBrowser.get("/profile"), {}, "form[action='/logout']");
  await check("logged out", loggedOutCookies);
  await signIn(secondBrowser, "family-a@setu.example");
  const cookiesBeforeChange = new Map(secondBrowser.cookies);
  await owner.submit(await owner.get("/profile/password"), {
    currentPassword: PASSWORD,
    password: "four red boats in the rain",
    confirmPassword: "four red boats in the rain",
  });
  await check("from before another password", cookiesBeforeChange);
  const isOwnerSignedIn = (await owner.get("/profile")).path === "/profile";
  const db = openDatabase(databaseUrl(dataDir));
  await db.updateTable("sessions").set({ expires_at: LONG_AGO }).execute();
  await db.destroy();
  await check("run out", new Map(owner.cookies));
  return {
    attack: "isolation: sessions that are over",
    done: "planted before the sign-in, logged out, another password, run out",
    figure: `${openKinds.length} still open${openKinds.length > 0 ? `: ${firstFew(openKinds)}` : ""}; the good one ${isOwnerSignedIn ? "was" : "was not"}`,
    bound: "0; the good one was",
    held: openKinds.length === 0 && isOwnerSignedIn,
  };
}
