import { expect, it } from "vitest";
import { dictionaries } from "~/locales/dictionaries";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { coordinator } from "../support/admin";
import { recipientsAfter } from "../support/outbox-mails";
import {
  completeSettings,
  installationsForEachTest,
  MAIL_SERVER,
  stepsOf,
} from "../support/set-up-page";
import type { Site } from "../support/site";
import { translator } from "../support/words";

const { emptySite, startAgain } = installationsForEachTest();
async function linkIn(site: Site): Promise<string> {
  const mails = await site.db
    .selectFrom("outbox")
    .select(["body_text", "recipient"])
    .where("kind", "=", "test-mail")
    .execute();
  expect(mails).toHaveLength(1);
  const [, link = ""] = /(\S+\/set-up\?test=\S+)/.exec(mails[0]?.body_text ?? "") ?? [];
  const { pathname, search } = new URL(link);
  return pathname + search;
}

const SEND = 'form[action$="/set-up/test-mail"]';
const CONFIRM = 'form[action$="/set-up/arrival"]';

it.each(languages)(
  "a test mail ticks its step by its link and a button, in %s",
  async (language) => {
    const site = await emptySite(completeSettings);
    const owner = await coordinator(site, "Owner");
    const { mail } = dictionaries[language].setUp.steps;
    const page = await owner.get(paths.setUp(language));
    const sent = await owner.submit(page, {}, SEND);
    expect(sent.path).toBe(paths.setUp(language));
    await owner.submit(page, {}, SEND);
    expect((await stepsOf(owner, language)).left).toContain(mail.title);
    const opened = await owner.get(await linkIn(site));
    expect(opened.path).toContain(paths.setUp(language));
    // opening the link alone changes nothing, since mail programs open links too
    expect((await stepsOf(owner, language)).left).toContain(mail.title);
    const ticked = await owner.submit(opened, {}, CONFIRM);
    expect(ticked.text).toContain(dictionaries[language].setUp.toasts.arrived);
    const after = await stepsOf(owner, language);
    expect(after.done).toContain(mail.title);
    expect(after.page.document.querySelector(SEND)).toBeNull();
    await owner.submit(opened, {}, CONFIRM);
    expect(await site.db.selectFrom("mail_tests").selectAll().execute()).toEqual([
      { server: MAIL_SERVER, arrived_at: site.clock.now.toISOString() },
    ]);
  },
);

it("a test mail goes to the coordinator who asked, with a toast", async () => {
  const site = await emptySite(completeSettings);
  const owner = await coordinator(site, "Owner");
  const sent = await owner.submit(await owner.get(paths.setUp("en")), {}, SEND);
  const { email } = await site.db
    .selectFrom("users")
    .select("email")
    .where("name", "=", "Owner")
    .executeTakeFirstOrThrow();
  const [mail] = await site.db.selectFrom("outbox").select("recipient").execute();
  expect(mail).toEqual({ recipient: email });
  expect(sent.text).toContain(translator("en")("setUp.toasts.sent", { email }));
});

it("a test mail is still sent if the mail server works only after six days", async () => {
  const site = await emptySite(completeSettings);
  const owner = await coordinator(site, "Owner");
  await owner.submit(await owner.get(paths.setUp("en")), {}, SEND);
  expect(await recipientsAfter(site, 6 * 24 * 60 * 60_000)).toHaveLength(1);
});

it("a link that is forged, expired or from another mail server ticks nothing", async () => {
  const site = await emptySite(completeSettings);
  const owner = await coordinator(site, "Owner");
  const { expired } = dictionaries.en.setUp.testMail;
  const forged = await owner.get(paths.setUp("en", { test: "127.0.0.1:2525.zzzzzz.forged" }));
  expect(forged.text).toContain(expired);
  expect(forged.document.querySelector(CONFIRM)).toBeNull();
  await owner.submit(await owner.get(paths.setUp("en")), {}, SEND);
  const link = await linkIn(site);
  const opened = await owner.get(link);
  const moved = await startAgain(site, { ...completeSettings, SMTP_URL: "smtp://192.0.2.1:25" });
  const third = await coordinator(moved, "Third");
  expect((await third.get(link)).text).toContain(expired);
  site.clock.now = new Date(site.clock.now.getTime() + 8 * 24 * 60 * 60_000);
  const late = await coordinator(site, "Late");
  expect((await late.get(link)).text).toContain(expired);
  expect(opened.document.querySelector(CONFIRM)).not.toBeNull();
  expect(await site.db.selectFrom("mail_tests").selectAll().execute()).toEqual([]);
});

it("a test mail is ticked for its mail server, not for the next one", async () => {
  const site = await emptySite(completeSettings);
  await site.db
    .insertInto("mail_tests")
    .values({ server: MAIL_SERVER, arrived_at: site.clock.now.toISOString() })
    .execute();
  expect((await stepsOf(await coordinator(site, "Owner"))).done).toContain("Test email arrived");
  const moved = await startAgain(site, { ...completeSettings, SMTP_URL: "smtp://192.0.2.1:25" });
  expect((await stepsOf(await coordinator(moved, "Second"))).left).toContain("Test email arrived");
});

it("a test mail is not offered without a mail server", async () => {
  const site = await emptySite();
  const { page } = await stepsOf(await coordinator(site, "Owner"));
  expect(page.text).toContain(dictionaries.en.undelivered.empty.noServer.text);
  expect(page.document.querySelector(SEND)).toBeNull();
});
