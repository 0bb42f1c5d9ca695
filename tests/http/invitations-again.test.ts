import { afterEach, beforeEach, expect, it } from "vitest";
import { ADMIN_PASSWORD, linkIn, signedInAdmin } from "../support/accounts";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const PAGE = "/dashboard/admin/registration";
const RESENDING = `form[action$="/resending"]`;
const guest = "guest@example.com";
let site: Site;
let inviter: Visitor;
beforeEach(async () => {
  site = await startSite();
  inviter = await signedInAdmin(site, "inviter@example.com");
  const invitation = { email: guest, language: "en", currentPassword: ADMIN_PASSWORD };
  await inviter.submit(await inviter.get(PAGE), invitation, "form#invitation");
});
afterEach(() => site.close());

const outbox = () =>
  site.db.selectFrom("outbox").select("recipient").where("recipient", "=", guest).execute();

it("a resent invitation has a new link, and the old one is invalid", async () => {
  const old = await linkIn(site, guest, "invitation");
  const list = await inviter.get(PAGE);
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
  const sent = await inviter.submit(list, {}, RESENDING);
  expect(sent.text).toContain("The invitation is on its way.");
  expect(await outbox()).toHaveLength(2);
  const page = await site.visitor().get(old);
  expect(page.document.querySelector("main form [name=password]")).toBeNull();
  const links = site.db.selectFrom("one_time_links").select(["withdrawn_at"]);
  const validLinks = (await links.where("purpose", "=", "invite").execute()).filter(
    ({ withdrawn_at }) => withdrawn_at === null,
  );
  expect(validLinks).toHaveLength(1);
  const audit = site.db
    .selectFrom("audit_events")
    .select("id")
    .where("kind", "=", "invitation-sent");
  expect(await audit.execute()).toHaveLength(2);
  // the button of the older page belongs to the replaced invitation
  expect((await inviter.submit(list, {}, RESENDING)).text).toContain("sent again meanwhile");
  expect(await outbox()).toHaveLength(2);
});

it("an expired invitation can be resent, but only a limited number of times", async () => {
  site.clock.now = new Date(site.clock.now.getTime() + 73 * 3_600_000);
  inviter = await signedInAdmin(site, "later@example.com");
  for (const _ of [1, 2, 3]) await inviter.submit(await inviter.get(PAGE), {}, RESENDING);
  expect(await outbox()).toHaveLength(4);
  const fourth = await inviter.submit(await inviter.get(PAGE), {}, RESENDING);
  expect(fourth.text).toContain("It was sent three times within an hour.");
  expect(await outbox()).toHaveLength(4);
});
