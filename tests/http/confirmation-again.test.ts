import { afterAll, beforeAll, expect, it } from "vitest";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import { anAccount, linkIn, PASSWORD, register, signInAs } from "../support/accounts";
import { asRead } from "../support/as-read";
import { family } from "../support/family";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const confirmationsTo = async (recipient: string) => {
  const mails = site.db.selectFrom("outbox").select("id").where("recipient", "=", recipient);
  return (await mails.where("kind", "=", "verify-email").execute()).length;
};

it.each(languages)("a button sends the confirmation again after a booking, in %s", async (code) => {
  const email = `again-${code}@example.com`;
  const { checkEmail } = texts(code).account;
  const visitor = site.visitor();
  await register(visitor, { email });
  await visitor.submit(await visitor.get("/booking"), { ...family, email });
  await signInAs(visitor, email);
  const resendForm = `main form[action="${paths.checkEmail(code)}"]`;
  const profile = await visitor.get(paths.profile(code));

  const before = await confirmationsTo(email);
  for (let sent = before + 1; sent <= before + 5; sent++) {
    const answer = await visitor.submit(profile, {}, resendForm);
    expect(answer.path).toBe(paths.checkEmail(code));
    expect(answer.text).toContain(asRead(checkEmail.ownLead));
    expect(answer.text).toContain(asRead(checkEmail.sentOwn));
    expect(await confirmationsTo(email)).toBe(sent);
  }
  // mails are limited, because the address may belong to somebody who never registered
  const refused = await visitor.submit(profile, {}, resendForm);
  expect(refused.status).toBe(429);
  expect(refused.text).toContain(asRead(checkEmail.enough));
  expect(refused.text).not.toContain(asRead(checkEmail.sentOwn));
  expect(await confirmationsTo(email)).toBe(before + 5);

  const page = await visitor.get(await linkIn(site, email, "verify-email"));
  await visitor.submit(page, { password: PASSWORD });
  expect((await visitor.get("/profile")).text).toContain("SETU-");
});

it("a user who enters another account's address causes at most two mails to it", async () => {
  await anAccount(site, "mine@example.com", { verified: false });
  await anAccount(site, "theirs@example.com", { verified: false });
  const visitor = site.visitor();
  await signInAs(visitor, "mine@example.com");
  for (let times = 0; times < 4; times++) {
    await visitor.submit(await visitor.get("/check-email"), { email: "theirs@example.com" });
  }
  expect(await confirmationsTo("theirs@example.com")).toBe(2);
  expect(await confirmationsTo("mine@example.com")).toBe(0);
});
