import { afterEach, beforeEach, expect, it } from "vitest";
import { ADMIN_PASSWORD, linkIn, signedInAdmin } from "../support/accounts";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const PAGE = "/dashboard/admin/registration";
const AGAIN = `form[action$="/resending"]`;
const guest = "guest@example.com";
let site: Site;
let by: Visitor;
beforeEach(async () => {
  site = await startSite();
  by = await signedInAdmin(site, "inviter@example.com");
  const invitation = { email: guest, language: "en", currentPassword: ADMIN_PASSWORD };
  await by.submit(await by.get(PAGE), invitation, "form#invitation");
});
afterEach(() => site.close());

const outbox = () =>
  site.db.selectFrom("outbox").select("recipient").where("recipient", "=", guest).execute();

it("a resent invitation has a new link, and the old one is invalid", async () => {
  const old = await linkIn(site, guest, "invitation");
  const list = await by.get(PAGE);
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
  const sent = await by.submit(list, {}, AGAIN);
  expect(sent.text).toContain("The invitation is on its way.");
  expect(await outbox()).toHaveLength(2);
  const dead = await site.visitor().get(old);
  expect(dead.document.querySelector("main form [name=password]")).toBeNull();
  const links = site.db.selectFrom("one_time_links").select(["withdrawn_at"]);
  const open = (await links.where("purpose", "=", "invite").execute()).filter(
    ({ withdrawn_at }) => withdrawn_at === null,
  );
  expect(open).toHaveLength(1);
  const audit = site.db
    .selectFrom("audit_events")
    .select("id")
    .where("kind", "=", "invitation-sent");
  expect(await audit.execute()).toHaveLength(2);
  // pressing the same button again: the invitation that it resends no longer exists
  expect((await by.submit(list, {}, AGAIN)).text).toContain("sent again meanwhile");
  expect(await outbox()).toHaveLength(2);
});

it("an expired invitation can be resent, but only a limited number of times", async () => {
  site.clock.now = new Date(site.clock.now.getTime() + 73 * 3_600_000);
  by = await signedInAdmin(site, "later@example.com");
  for (const _ of [1, 2, 3]) await by.submit(await by.get(PAGE), {}, AGAIN);
  expect(await outbox()).toHaveLength(4);
  const fourth = await by.submit(await by.get(PAGE), {}, AGAIN);
  expect(fourth.text).toContain("It was sent three times within an hour.");
  expect(await outbox()).toHaveLength(4);
});
