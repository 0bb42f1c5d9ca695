import { afterAll, beforeAll, expect, it } from "vitest";
import { anAccount, signInAs } from "../support/accounts";
import { type Site, startSite } from "../support/site";

let sites: Site[];
beforeAll(async () => {
  sites = [await startSite({ RATE_LIMITS: "off" }), await startSite({ RATE_LIMITS: "off" })];
});
afterAll(() => Promise.all(sites.map((site) => site.close())));

it("separates simultaneous sign-ins of several people on two sites", async () => {
  const people = sites.flatMap((site, at) =>
    (["user", "admin", "user"] as const).map((role, nth) => ({
      site,
      role,
      email: `at-once-${at}-${nth}@example.com`,
    })),
  );
  for (const { site, role, email } of people) await anAccount(site, email, { role });
  const landingPaths = await Promise.all(
    people.map(async ({ site, role, email }) => {
      const visitor = site.visitor({ headers: { "User-Agent": email } });
      return (await signInAs(visitor, email, role)).path;
    }),
  );
  expect(landingPaths).toEqual(
    people.map(({ role }) => (role === "admin" ? "/dashboard/admin" : "/profile")),
  );
  for (const site of sites) {
    const sessions = await site.db
      .selectFrom("sessions")
      .innerJoin("users", "users.id", "sessions.user_id")
      .select(["users.email", "sessions.user_agent"])
      .execute();
    const expected = people.filter((person) => person.site === site);
    expect(sessions.map((session) => session.email).sort()).toEqual(
      expected.map(({ email }) => email).sort(),
    );
    for (const { email, user_agent } of sessions) expect(user_agent).toBe(email);
  }
});
