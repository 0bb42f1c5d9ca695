import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  ADMIN_PASSWORD,
  anAccount,
  disableByEmail,
  mailTo,
  PASSWORD,
  signInAs,
} from "../support/accounts";
import { SECURITY } from "../support/passkeys";
import { switchOnApp } from "../support/second-factor";
import { type Site, startSite } from "../support/site";
import { addressesBelow } from "../support/site-map";
import type { Visitor } from "../support/visitor";

const NETWORK = "203.0.113.7";
const FAMILY = "family@example.com";
const ADMIN = "coordinator@example.com";
const BLOCKED = "blocked@example.com";
const WRONG = "a guess that is wrong";
/** Placeholder for ids in addresses. */
const ID = "6a1f0c1e-0000-4000-8000-000000000001";

let site: Site;
let codes: string[] = [];
const ids = new Map<string, string>();
beforeAll(async () => {
  site = await startSite({ FLY_APP_NAME: "setu" });
  for (const [email, role] of [
    [FAMILY, "user"],
    [ADMIN, "admin"],
    [BLOCKED, "user"],
  ] as const) {
    ids.set(email, (await anAccount(site, email, { role })).id);
  }
  await disableByEmail(site, BLOCKED);
  ({ codes } = await switchOnApp(site, await signedInVisitor(ADMIN, "admin")));
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom("audit_events").execute();
  await site.db.deleteFrom("rate_limits").execute();
});

const newVisitor = () => site.visitor({ headers: { "Fly-Client-IP": NETWORK } });
const auditEvents = async () =>
  (await site.db.selectFrom("audit_events").selectAll().execute()).map(
    ({ kind, actor_id, subject_id, network, detail }) => {
      expect(network).toBe(NETWORK);
      return { kind, actor: actor_id, subject: subject_id, detail };
    },
  );

/** Signs in, and deletes the events that this recorded. */
async function signedInVisitor(email: string, role: "user" | "admin" = "user"): Promise<Visitor> {
  const visitor = newVisitor();
  const page = await signInAs(visitor, email, role);
  if (page.document.querySelector("main [name=code]")) {
    await visitor.submit(page, { code: codes.pop() ?? "" });
  }
  expect(visitor.cookies.has("session")).toBe(true);
  await site.db.deleteFrom("audit_events").execute();
  return visitor;
}

const logIn = (email: string, password: string, role: "user" | "admin" = "user") =>
  signInAs(newVisitor(), email, role, { password });

describe("failed sign-in", () => {
  const failedEvent = (email: string | null) => ({
    kind: "sign-in-failed",
    actor: null,
    subject: (email && ids.get(email)) ?? null,
    detail: "",
  });

  it.each([
    ["with a wrong password", () => logIn(FAMILY, WRONG), FAMILY],
    ["with a coordinator's wrong password", () => logIn(ADMIN, WRONG, "admin"), ADMIN],
    [
      "with the right password on the coordinators' page",
      () => logIn(FAMILY, PASSWORD, "admin"),
      FAMILY,
    ],
    ["with the right password on the families' page", () => logIn(ADMIN, ADMIN_PASSWORD), ADMIN],
    ["with the right password of a blocked account", () => logIn(BLOCKED, PASSWORD), BLOCKED],
    ["of nobody", () => logIn("nobody@example.com", WRONG), null],
  ] as const)("%s is recorded, with the account if there is one", async (_what, attempt, email) => {
    expect((await attempt()).status).toBe(400);
    expect(await auditEvents()).toEqual([failedEvent(email)]);
    const rows = JSON.stringify(await site.db.selectFrom("audit_events").selectAll().execute());
    for (const typed of [WRONG, PASSWORD, "@example.com"]) expect(rows).not.toContain(typed);
  });

  it("is recorded even when sign-in requires a mailed code, and so is the request for that code", async () => {
    await logIn(FAMILY, WRONG);
    await site.db.updateTable("rate_limits").set({ count: 60 }).execute();
    await site.db.deleteFrom("audit_events").execute();
    await logIn(FAMILY, WRONG);
    expect(await auditEvents()).toEqual([failedEvent(FAMILY)]);
    await logIn(FAMILY, PASSWORD);
    const codeRequest = { ...failedEvent(FAMILY), kind: "sign-in-code-asked" };
    expect(await auditEvents()).toEqual(expect.arrayContaining([failedEvent(FAMILY), codeRequest]));
    expect(await auditEvents()).toHaveLength(2);
    await mailTo(site, FAMILY, "sign-in-code");
  });

  it("is recorded without an actor at the second step", async () => {
    const visitor = newVisitor();
    const step = await signInAs(visitor, ADMIN, "admin");
    expect(await auditEvents()).toEqual([]);
    expect((await visitor.submit(step, { code: "000000" })).status).toBe(400);
    expect(await auditEvents()).toEqual([{ ...failedEvent(ADMIN), kind: "second-factor-failed" }]);
  });
});

describe("wrong code", () => {
  it.each(["recovery-codes", "removal"])("at %s is recorded with its owner", async (part) => {
    const visitor = await signedInVisitor(ADMIN, "admin");
    const page = await visitor.get(SECURITY);
    const typed = { code: "000000", currentPassword: ADMIN_PASSWORD };
    const refused = await visitor.submit(page, typed, `form[action$=${part}]`);
    expect(refused.status).toBe(400);
    const id = ids.get(ADMIN);
    expect(await auditEvents()).toEqual([
      { kind: "second-factor-failed", actor: id, subject: id, detail: "" },
    ]);
  });
});

describe("refusal of a family account", () => {
  it("is recorded at every address of the dashboard, for reading or posting", async () => {
    const visitor = await signedInVisitor(FAMILY);
    const id = ids.get(FAMILY);
    const addresses = addressesBelow("/dashboard").filter((path) => path !== "/dashboard");
    expect(addresses.length).toBeGreaterThan(15);
    for (const address of addresses) {
      const path = address.replace(":id", ID);
      for (const init of [{}, { method: "POST", body: new URLSearchParams({ x: "y" }) }]) {
        const answer = await visitor.send(path, init);
        // an address that accepts no posts records no refusal
        if (answer.status === 405) continue;
        expect(answer.status, path).toBe(403);
        const rows = await auditEvents();
        expect(rows, path).toEqual([
          { kind: "access-refused", actor: id, subject: id, detail: "" },
        ]);
        await site.db.deleteFrom("audit_events").execute();
      }
    }
  });
});

describe("post from another site", () => {
  it.each(["/booking", "/bn/contact", "/login", "/logout", "/profile/deletion", SECURITY])(
    "to %s is recorded and has no effect",
    async (path) => {
      const visitor = await signedInVisitor(ADMIN, "admin");
      const answer = await visitor.send(path, {
        method: "POST",
        headers: { Origin: "https://evil.example" },
        body: new URLSearchParams({ currentPassword: ADMIN_PASSWORD }),
      });
      expect(answer.status).toBe(403);
      expect(await auditEvents()).toEqual([
        { kind: "cross-site-refused", actor: null, subject: null, detail: "" },
      ]);
      expect((await visitor.get("/profile")).path).toBe("/profile");
    },
  );
});
