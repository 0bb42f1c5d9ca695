import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anAccount, signInAs } from "../support/accounts";
import { onPostgres } from "../support/engine";
import { family } from "../support/family";
import { hospitalsOn } from "../support/hospitals";
import { requestsOf } from "../support/requests";
import { databaseEnvironment, type Site, startSite } from "../support/site";
import { formValues, Visitor } from "../support/visitor";

/** The machines share only the database and its secrets. */
describe.runIf(onPostgres)("two machines on one database", () => {
  let one: Site;
  let other: Site;
  beforeAll(async () => {
    one = await startSite();
    other = await startSite(databaseEnvironment(one));
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  /** A browser whose requests go to both machines in turn. */
  function visitorOfBoth(): Visitor {
    let count = 0;
    return new Visitor((path, init) => (count++ % 2 === 0 ? one : other).fetch(path, init), {});
  }

  test("share sign-ins and sign-outs", async () => {
    await anAccount(one, "karim@example.org");
    const visitor = visitorOfBoth();
    await signInAs(visitor, "karim@example.org");
    for (let turn = 0; turn < 4; turn++) {
      expect((await visitor.get("/profile")).path).toBe("/profile");
    }
    const cookies = new Map(visitor.cookies);
    await visitor.submit(await visitor.get("/profile"), {}, "form[action='/logout']");
    for (const [name, value] of cookies) visitor.cookies.set(name, value);
    for (let turn = 0; turn < 2; turn++) {
      expect((await visitor.get("/profile")).path).toMatch(/^\/login/);
      for (const [name, value] of cookies) visitor.cookies.set(name, value);
    }
  });

  test("store one booking of a form sent to both at once", async () => {
    const visitor = visitorOfBoth();
    const form = (await visitor.get("/bn/booking")).document.querySelector(
      "main form[method=post]",
    );
    if (!form) throw new Error("no form");
    const body = new URLSearchParams({ ...formValues(form), ...family });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => visitor.send("/bn/booking", { method: "POST", body })),
    );
    const locations = new Set(answers.map(({ headers }) => headers.get("Location")));
    expect([...locations]).toEqual([expect.stringMatching(/\/sent\/SETU-/)]);
    expect(await requestsOf(one.db, { kind: "booking" })).toHaveLength(1);
    expect(await one.db.selectFrom("outbox").select("id").execute()).toHaveLength(2);
  });

  test("show each other's changes at once", async () => {
    const hospitalNames = async (site: Site) =>
      hospitalsOn(await site.visitor().get("/hospitals?country=malaysia"));
    const before = await Promise.all([one, other].map(hospitalNames));
    expect(before.map((names) => names.length)).toEqual([1, 1]);
    const { db } = one;
    await db
      .updateTable("hospitals")
      .set({ status: "draft" })
      .where("country", "=", "malaysia")
      .execute();
    expect(await Promise.all([one, other].map(hospitalNames))).toEqual([[], []]);
  });

  test("share their limits", async () => {
    const message = { name: "Rahima", email: "often@example.org", message: "Are you there?" };
    const visitor = visitorOfBoth();
    for (let sent = 0; sent < 3; sent++) {
      await visitor.submit(await visitor.get("/contact"), message);
    }
    const counted = await one.db
      .selectFrom("rate_limits")
      .select("count")
      .where("key", "like", "message-sender:%")
      .execute();
    expect(counted).toEqual([{ count: 3 }]);
  });
});
