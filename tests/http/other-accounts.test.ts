import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  type Belongings,
  belongingsOf,
  insertAuditEvent,
  insertPasskey,
} from "../support/account-data";
import { anAccount, linkIn, PASSWORD, signInAs } from "../support/accounts";
import { coordinator } from "../support/admin";
import { insertAdmin } from "../support/bookings";
import { addressOf, type SiteRoute, siteRoutes } from "../support/route-table";
import { allRows } from "../support/rows";
import { type Site, startSite } from "../support/site";
import { ENDLESS_STREAMS } from "../support/site-map";
import type { Visitor } from "../support/visitor";

// these tests request very many pages
vi.setConfig({ testTimeout: 120_000 });

const NETWORK = "198.51.100.77";
let site: Site;
let routes: SiteRoute[];
/** Two families, each signed in, and a browser without a session. */
let ours: Belongings;
let theirs: Belongings;
let owner: Visitor;
let other: Visitor;
let nobody: Visitor;

beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off", FLY_APP_NAME: "setu" });
  routes = (await siteRoutes()).filter(({ module }) => module.loader !== undefined);
  nobody = site.visitor();
  owner = site.visitor({ headers: { "Fly-Client-IP": NETWORK, "User-Agent": "kadamba browser" } });
  other = site.visitor({ headers: { "Fly-Client-IP": "203.0.113.9", "User-Agent": "shimul" } });
  ours = await createFamily(owner, "kadamba", "03");
  ours.marks.push(NETWORK);
  theirs = await createFamily(other, "shimul", "09");
});
afterAll(() => site.close());

async function createFamily(visitor: Visitor, word: string, day: string): Promise<Belongings> {
  const { id: account } = await anAccount(site, `${word}@example.com`);
  expect((await signInAs(visitor, `${word}@example.com`)).path).toBe("/profile");
  return belongingsOf(site, { account, word, day });
}

const isProfileRoute = ({ pattern }: SiteRoute) => /^\/profile(\/|$)/.test(pattern);

/** Every address of the site, filled with each id and reference of a family. */
function addressesWith({ booking, anonymousBooking, message, passkey, account }: Belongings) {
  const requests = [booking, anonymousBooking, message];
  return routes.flatMap((route) => {
    const records = isProfileRoute(route)
      ? [...requests, { id: passkey, reference: account }]
      : requests;
    const addresses = records.map(({ id, reference }) => addressOf(route, { id, reference }));
    return [...new Set(addresses)].map((path) => ({ route, path }));
  });
}

/** An address's data; for profile pages also the HTML and the data of the route's own loader. */
async function answersOf(visitor: Visitor, { route, path }: { route: SiteRoute; path: string }) {
  const data = `${path === "/" ? "/_root" : path}.data`;
  const singleLoader = `${data}?${new URLSearchParams({ _routes: route.id })}`;
  const texts = [];
  for (const address of isProfileRoute(route) ? [data, path, singleLoader] : [data]) {
    const response = await visitor.send(address);
    texts.push(`${response.headers.get("Location") ?? ""} ${await response.text()}`);
  }
  return texts.join("\n");
}

describe("data of a family", () => {
  it("is shown completely to that family", async () => {
    const seen = [];
    for (const one of addressesWith(ours)) {
      if (isProfileRoute(one.route)) seen.push(await answersOf(owner, one));
    }
    for (const mark of ours.marks) expect(seen.join("\n")).toContain(mark);
    for (const mark of theirs.marks) expect(seen.join("\n")).not.toContain(mark);
  });

  it.each(["another family", "a signed-out visitor"])("is on no page for %s", async (who) => {
    const visitor = who === "another family" ? other : nobody;
    const addresses = addressesWith(ours);
    expect(addresses.length).toBeGreaterThan(60);
    for (const one of addresses) {
      const answers = await answersOf(visitor, one);
      // the answer may repeat the id in its own address, but nothing else
      const marks = ours.marks.filter((mark) => !one.path.includes(mark));
      for (const mark of marks) expect(answers, `${mark} at ${one.path}`).not.toContain(mark);
    }
  });
});

it("a family sees others' acts on its account, but not the network they came from", async () => {
  const at = site.clock.now.toISOString();
  const { id } = await insertAdmin(site.db, "Of another network");
  const event = { at, kind: "account-disabled", actor_id: id, subject_id: ours.account };
  await insertAuditEvent(site, { ...event, network: "192.0.2.55" });
  const own = await (await owner.send("/profile/data.json")).text();
  expect(own).toContain("account-disabled");
  expect(own).not.toContain("192.0.2.55");
});

describe("acts of a family", () => {
  /** All rows except those of the family that acts. */
  const rowsOfOthers = async () => {
    const ids = [theirs.account, theirs.booking.id, theirs.anonymousBooking.id, theirs.message.id];
    // rate limits belong to no account, and on PostgreSQL a statement on public content raises its
    // counter even if it changes no row
    const rows = (await allRows(site.db)).filter(
      (row) => !/^(rate_limits |counters {"name":"content")/.test(row),
    );
    return rows.filter((row) => !row.includes("shimul") && !ids.some((id) => row.includes(id)));
  };

  it("on its account change nothing of any other account", async () => {
    const before = await rowsOfOthers();
    const password = { currentPassword: PASSWORD };
    const second = site.visitor();
    await site.db.deleteFrom("passkeys").where("user_id", "=", theirs.account).execute();
    await signInAs(second, "shimul@example.com");
    const ourSessions = site.db.selectFrom("sessions").select("id");
    const { id } = await ourSessions.where("user_id", "=", ours.account).executeTakeFirstOrThrow();

    const devices = await other.get("/profile/devices");
    expect((await other.submit(devices, { device: id, ...password })).status).toBe(200);
    expect((await other.submit(devices, { device: "others", ...password })).status).toBe(200);
    expect((await second.get("/profile")).path).toMatch(/^\/login/);
    const details = { name: "shimul again", phone: "01811111111", language: "en" };
    const named = await other.submit(await other.get("/profile/details"), details);
    expect(named.path).toBe("/profile");
    const newPassword = { password: "four green boats", confirmPassword: "four green boats" };
    const form = await other.get("/profile/password");
    expect((await other.submit(form, { ...password, ...newPassword })).path).toBe("/profile");
    // confirming the address again assigns the requests sent from it to the account
    const unconfirmed = { email_verified_at: null };
    await site.db.updateTable("users").set(unconfirmed).where("id", "=", theirs.account).execute();
    await other.submit(await other.get("/profile"), {}, 'main form[action="/check-email"]');
    const confirmation = await other.get(await linkIn(site, "shimul@example.com", "verify-email"));
    const credentials = { password: newPassword.password };
    expect((await other.submit(confirmation, credentials)).status).toBe(200);
    const forgot = await nobody.get("/forgot");
    await nobody.submit(forgot, { email: "shimul@example.com" });
    const link = await nobody.get(await linkIn(site, "shimul@example.com", "reset-password"));
    const resetPassword = { password: PASSWORD, confirmPassword: PASSWORD };
    expect((await nobody.submit(link, resetPassword)).path).toBe("/action-completed");
    await signInAs(other, "shimul@example.com");
    const gone = await other.submit(await other.get("/profile/deletion"), password);
    expect(gone.path).toBe("/action-completed");

    const after = new Set(await rowsOfOthers());
    expect(before.filter((row) => !after.has(row))).toEqual([]);
    expect((await owner.get("/profile")).text).toContain(ours.booking.reference);
  });
});

describe("second factor of a coordinator", () => {
  it("is on no page of the dashboard for another coordinator", async () => {
    const { visitor: karim } = await coordinatorWithKey("Karim");
    const nila = await coordinatorWithKey("Nila");
    const id = nila.passkey;
    const own: string[] = [];
    for (const route of routes) {
      if (!route.pattern.startsWith("/dashboard") || ENDLESS_STREAMS.includes(route.pattern))
        continue;
      const seen = await answersOf(karim, { route, path: addressOf(route, { id }) });
      expect(seen, route.id).not.toContain("key of Nila");
      if (seen.includes("key of Karim")) own.push(route.pattern);
    }
    // proves that the loop above finds a key where one is shown
    expect(own).toContain("/dashboard/admin/security");
    const security = await nila.visitor.get("/dashboard/admin/security");
    expect(security.text).toContain("key of Nila");
    expect(security.text).not.toContain("key of Karim");
  });
});

async function coordinatorWithKey(name: string) {
  const visitor = await coordinator(site, name);
  const { id } = await site.db
    .selectFrom("users")
    .select("id")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return { visitor, passkey: await insertPasskey(site, id, `key of ${name}`) };
}
