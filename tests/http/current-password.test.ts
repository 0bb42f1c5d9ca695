import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ADMIN_PASSWORD, anAccount, PASSWORD, signInAs } from "../support/accounts";
import { softwareKey } from "../support/authenticator";
import { databaseState } from "../support/database-state";
import { csrfOf, enrol, SECURITY } from "../support/passkeys";
import { appCode, secretOn, switchOnApp } from "../support/second-factor";
import { type Site, startSite } from "../support/site";
import { addressesBelow } from "../support/site-map";
import type { Visitor } from "../support/visitor";
import { wholeSuite } from "../support/whole-suite";

type Who = "family" | "coordinator" | "coordinator with a second step";
interface Somebody {
  id: string;
  visitor: Visitor;
}
/** A form that asks for the current password, with valid values for its other fields. */
interface Form {
  who: Who;
  path: string;
  /** The address that the form is sent to; `path` by default. */
  action?: string;
  fields?: () => Record<string, string>;
  /** True if only JavaScript renders the form, from data in the page. */
  isJsOnly?: true;
}

let site: Site;
let recoveryCode = "";
let offeredSecret = "";
const people = new Map<Who, Somebody>();
const PASSKEY = ":passkey";
let passkeyId = "";

const change = { password: "four red boats at night", confirmPassword: "four red boats at night" };
const forms: Form[] = [
  { who: "family", path: "/profile/password", fields: () => change },
  { who: "family", path: "/profile/devices", fields: () => ({ device: "others" }) },
  { who: "family", path: "/profile/deletion" },
  {
    who: "coordinator",
    path: "/dashboard/admin/registration",
    fields: () => ({ email: "invited@example.com", language: "bn" }),
  },
  {
    who: "coordinator",
    path: SECURITY,
    fields: () => ({ code: appCode(site, offeredSecret) }),
  },
  {
    who: "coordinator",
    path: `${SECURITY}/passkeys`,
    fields: () => ({ name: "Phone" }),
    isJsOnly: true,
  },
  ...["recovery-codes", "removal"].map((part) => ({
    who: "coordinator with a second step" as const,
    path: SECURITY,
    action: `${SECURITY}/${part}`,
    fields: () => ({ code: recoveryCode }),
  })),
  { who: "coordinator with a second step", path: `${SECURITY}/passkeys/${PASSKEY}/removal` },
];

beforeAll(async () => {
  site = await startSite();
  for (const who of ["family", "coordinator", "coordinator with a second step"] as const) {
    const role = who === "family" ? "user" : "admin";
    const email = `${who.replaceAll(" ", "-")}@example.com`;
    const { id } = await anAccount(site, email, { role });
    const visitor = site.visitor();
    await signInAs(visitor, email, role);
    people.set(who, { id, visitor });
  }
  // two more sessions, so that the forms can end one or all of them
  for (let other = 0; other < 2; other++) await signInAs(site.visitor(), "family@example.com");
  const { visitor } = personOf("coordinator with a second step");
  recoveryCode = (await switchOnApp(site, visitor)).codes[0] ?? "";
  await enrol(visitor, softwareKey());
  const passkeys = await site.db.selectFrom("passkeys").select("id").execute();
  passkeyId = passkeys[0]?.id ?? "";
  expect([passkeys.length, recoveryCode.length]).toEqual([1, 34]);
  offeredSecret = secretOn(await personOf("coordinator").visitor.get(SECURITY));
  await site.db.deleteFrom("rate_limits").execute();
});
afterAll(() => site.close());

function personOf(who: Who): Somebody {
  const somebody = people.get(who);
  if (!somebody) throw new Error(`${who} has no account`);
  return somebody;
}

async function send({ who, path, action, fields, isJsOnly }: Form, typed: Record<string, string>) {
  const { visitor } = personOf(who);
  const page = await visitor.get(path.replace(PASSKEY, passkeyId));
  const values = { ...fields?.(), ...typed };
  if (isJsOnly) return visitor.post(page.path, { csrf: csrfOf(page), ...values });
  return visitor.submit(page, values, action ? `form[action="${action}"]` : undefined);
}

const failures = (id: string) =>
  site.db
    .selectFrom("audit_events")
    .select(["kind", "actor_id", "subject_id", "detail"])
    .where("actor_id", "=", id)
    .where("kind", "=", "sign-in-failed")
    .execute();
const countTries = async () => {
  const rows = await site.db
    .selectFrom("rate_limits")
    .select("count")
    .where("key", "like", "second-factor-device:%")
    .execute();
  return rows.reduce((sum, { count }) => sum + count, 0);
};
const nameOf = ({ who, path, action }: Form) => `${action ?? path} of a ${who}`;
const rows = forms.map((form) => [nameOf(form), form] as const);

describe("current password", () => {
  it.runIf(wholeSuite)("is required by exactly the forms listed above", async () => {
    const found = new Set<string>();
    for (const [who, { visitor }] of people) {
      // a coordinator's profile has the same forms as a family's
      const folder = who === "family" ? "/profile" : "/dashboard";
      for (const address of addressesBelow(folder)) {
        const page = await visitor.get(address.replace(":id", passkeyId));
        const asking = page.document
          .querySelectorAll("main form")
          .filter((form) => form.querySelector("[name=currentPassword]"));
        for (const form of asking) {
          const target = form.getAttribute("action") || page.path;
          found.add(target.replace(passkeyId, PASSKEY));
        }
        if (asking.length > 0) expect(page.status, `${address} of a ${who}`).toBe(200);
      }
    }
    const served = forms.filter(({ isJsOnly }) => !isJsOnly);
    expect([...found].sort()).toEqual(served.map(({ path, action }) => action ?? path).sort());
  });

  it.each(rows)("if wrong at %s: changes nothing, is counted and recorded", async (_name, form) => {
    const { id } = personOf(form.who);
    const other = form.who === "family" ? ADMIN_PASSWORD : PASSWORD;
    const before = await databaseState(site.db);
    const [triesBefore, failuresBefore] = [await countTries(), (await failures(id)).length];
    const refused = await send(form, { currentPassword: other });
    expect(refused.status).toBe(400);
    const errors = refused.document.querySelectorAll("[role=alert] a");
    if (!form.isJsOnly) {
      expect(errors.map((link) => link.getAttribute("href"))).toEqual(["#currentPassword"]);
    }
    expect(refused.html).toContain("That password is not right. Try again.");
    expect(refused.html).not.toContain(other);
    expect(await databaseState(site.db)).toEqual(before);
    expect(await countTries()).toBe(triesBefore + 1);
    const [latest] = (await failures(id)).slice(failuresBefore);
    expect((await failures(id)).length).toBe(failuresBefore + 1);
    expect(latest).toEqual({
      kind: "sign-in-failed",
      actor_id: id,
      subject_id: id,
      detail: "current password",
    });
  });

  it.each(rows)("if missing at %s: changes nothing", async (_name, form) => {
    const { visitor } = personOf(form.who);
    const before = await databaseState(site.db);
    const nothing = Object.fromEntries(Object.keys(form.fields?.() ?? {}).map((key) => [key, ""]));
    const empty = await send(form, { ...nothing, currentPassword: "" });
    expect(empty.status).toBe(400);
    // each error names its field
    const errors = empty.document.querySelectorAll("[role=alert] a").map(({ text }) => text);
    expect(errors).not.toContain("Please fill this in.");
    expect(new Set(errors).size).toBe(errors.length);
    const page = await visitor.get(form.path.replace(PASSKEY, passkeyId));
    const values = { csrf: csrfOf(page), ...form.fields?.() };
    const refused = await visitor.post(form.action ?? page.path, values);
    expect(refused.status).toBe(400);
    expect(await databaseState(site.db)).toEqual(before);
  });

  it.each(rows)("if correct at %s: is refused after all attempts are used", async (_name, form) => {
    const password = form.who === "family" ? PASSWORD : ADMIN_PASSWORD;
    const before = await databaseState(site.db);
    const limitsBefore = await site.db.selectFrom("rate_limits").selectAll().execute();
    await site.db
      .updateTable("rate_limits")
      .set({ count: 20 })
      .where("key", "like", "second-factor-device:%")
      .execute();
    const refused = await send(form, { currentPassword: password });
    expect(refused.status).toBe(429);
    expect(await databaseState(site.db)).toEqual(before);
    await site.db.deleteFrom("rate_limits").execute();
    await site.db.insertInto("rate_limits").values(limitsBefore).execute();
  });
});
