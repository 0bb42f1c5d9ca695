import { describe, expect, it } from "vitest";
import { dictionaries } from "~/locales/dictionaries";
import { companyInfo } from "~/locales/en/company-info";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { coordinator, signedInUser } from "../support/admin";
import { openSite } from "../support/company-info";
import { startEmptySite } from "../support/empty-site";
import { onSqlite } from "../support/engine";
import { startSite } from "../support/site";

describe("with SEED=none, the first coordinator", () => {
  it.each(languages)(
    "is led to the set-up, which says what is missing, in %s",
    async (language) => {
      const { site, close } = await startEmptySite();
      const { steps, closed, done, toDo } = dictionaries[language].setUp;
      const owner = await coordinator(site, "Owner");
      const page = await owner.get(paths.dashboard(language));
      expect(page.path).toBe(paths.setUp(language));
      expect(page.text).toContain(closed);
      for (const { title } of Object.values(steps)) expect(page.text).toContain(title);
      expect(page.text).toContain(steps.company.text);
      expect(page.text).not.toContain("{{");
      // each step but the server's settings has its page
      const links = page.document.querySelectorAll("main section a");
      const parts = ["company-info", "registration", "hospital-list/new"];
      expect(links.map((link) => link.getAttribute("href"))).toEqual(
        parts.map((part) => paths.dashboardPage(part, language)),
      );
      const badges = page.document.querySelectorAll("main section > span").map(({ text }) => text);
      // a database server's operator backs it up
      expect(badges).toEqual([toDo, toDo, toDo, onSqlite ? toDo : done, toDo]);
      await close();
    },
  );

  it("finds what is still open on the queue's page, until nothing is", async () => {
    const settings = {
      SMTP_URL: "smtp://127.0.0.1:2525",
      ...(onSqlite
        ? {
            BACKUP_URL: "file:/nowhere",
            BACKUP_RECIPIENT: "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p",
          }
        : {}),
    };
    const { site, close } = await startEmptySite();
    await openSite(site.db);
    const owner = await coordinator(site, "Owner");
    const said = async (by = owner) =>
      (await by.get(paths.dashboard("en"))).document
        .querySelectorAll("main strong")
        .map(({ text }) => text)
        .find((text) => text.startsWith("Still to set up"));
    const backups = onSqlite ? ["Backups"] : [];
    const left = (...steps: string[]) => `Still to set up: ${steps.join(", ")}`;
    expect(await said()).toBe(left("Hours", "First hospital", ...backups, "Emails"));
    await coordinator(site, "Second");
    expect(await said()).toBe(left("First hospital", ...backups, "Emails"));
    const whole = await startSite({ DATABASE_URL: site.env.databaseUrl, ...settings });
    const there = await coordinator(whole, "Third");
    expect(await said(there)).toBe(left("First hospital"));
    await close();

    const sample = await startSite(settings);
    await openSite(sample.db);
    const nila = await coordinator(sample, "Nila");
    await coordinator(sample, "Karim");
    expect(await said(nila)).toBeUndefined();
    const page = await nila.get(paths.setUp("en"));
    expect(page.text).toContain(dictionaries.en.setUp.ready);
    expect(page.document.querySelectorAll("main section a")).toEqual([]);
    await Promise.all([whole.close(), sample.close()]);
  });

  it("alone sees the set-up: neither a family nor somebody without a session does", async () => {
    const { site, close } = await startEmptySite();
    const stranger = await site.visitor().get(paths.setUp("en"));
    expect(stranger.path).toContain(paths.adminLogin("en"));
    const family = await (await signedInUser(site)).get(paths.setUp("en"));
    expect(family.status).toBe(403);
    expect(family.text).not.toContain(dictionaries.en.setUp.steps.hours.text);
    await close();
  });
});

it("with samples a site is open at once, and says on the set-up that they are samples", async () => {
  const site = await startSite();
  expect((await site.fetch("/")).status).toBe(200);
  const nila = await coordinator(site, "Nila");
  expect((await nila.get(paths.dashboard("en"))).path).toBe(paths.dashboard("en"));
  expect((await nila.get(paths.setUp("en"))).text).toContain(companyInfo.sampleText);
  await site.close();
});
