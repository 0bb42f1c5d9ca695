import { describe, expect, it } from "vitest";
import { recordRun } from "~/features/upkeep/backups/backup-runs.server";
import { dictionaries } from "~/locales/dictionaries";
import { companyInfo } from "~/locales/en/company-info";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { coordinator, signedInUser } from "../support/admin";
import { PAGE as COMPANY, ownerDetails, saveCompany } from "../support/company-info";
import { insertHospital } from "../support/edited-hospitals";
import { onSqlite } from "../support/engine";
import {
  completeSettings,
  installationsForEachTest,
  MAIL_SERVER,
  stepsOf,
} from "../support/set-up-page";
import { startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const { emptySite, startAgain, closing } = installationsForEachTest();
const COSTS = "/dashboard/admin/costs";
const usualCost = {
  "ranges-hotel-booking-from": "20",
  "ranges-hotel-booking-to": "90",
  "ranges-hotel-booking-currency": "USD",
  as_of: "2026-11-01",
};
const backupStep = onSqlite ? ["Backup"] : [];
const noticeFor = async (by: Visitor) =>
  (await by.get(paths.dashboard("en"))).document
    .querySelectorAll("main strong")
    .map(({ text }) => text)
    .find((text) => text.startsWith("Still to set up"));

const saveRange = async (by: Visitor) => by.submit(await by.get(COSTS), usualCost, "form#words");
const saveSource = async (by: Visitor) =>
  by.submit(await by.get(`${COSTS}?in=en`), { source: "our own quotes" }, "form#words");

describe("set-up by the first coordinator, with SEED=none", () => {
  it.each(languages)("opens after the log-in and ticks finished steps, in %s", async (language) => {
    const site = await emptySite();
    const { steps, closed } = dictionaries[language].setUp;
    const owner = await coordinator(site, "Owner");
    const page = await owner.get(paths.dashboard(language));
    expect(page.path).toBe(paths.setUp(language));
    expect(page.text).toContain(closed);
    expect(page.text).toContain(steps.phone.text);
    expect(page.text).not.toContain("{{");
    const { done, left } = await stepsOf(owner, language);
    expect(done).toEqual([steps.ownName.title]);
    expect(left).toEqual(
      [
        ...[steps.company, steps.phone, steps.mail, steps.address, steps.second, steps.hospital],
        ...[steps.costs, ...(onSqlite ? [steps.backup] : [])],
      ].map(({ title }) => title),
    );
    // each step except the server's settings links to its page, done or not
    const links = page.document.querySelectorAll("main section a");
    const areas = ["company-info", "company-info", "mails", "edit-profile", "registration"];
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      [...areas, "hospital-list", "costs"].map((part) => paths.dashboardPage(part, language)),
    );
  });

  it("ticks the company's name and number once both are saved, and opens the site", async () => {
    const site = await emptySite();
    const owner = await coordinator(site, "Owner");
    await owner.submit(
      await owner.get(COMPANY),
      { name: "", phone: ownerDetails.phone },
      "form#words",
    );
    expect((await stepsOf(owner)).left).toContain("Company name");
    await saveCompany(owner);
    expect((await stepsOf(owner)).done).toEqual(["Company name", "Phone number", "My name"]);
    expect(await noticeFor(owner)).toMatch(/^Still to set up: Test email arrived, Public address/);
  });

  it("ticks the second coordinator's step, but not for a blocked coordinator", async () => {
    const site = await emptySite();
    const owner = await coordinator(site, "Owner");
    expect((await stepsOf(owner)).left).toContain("A second coordinator");
    await coordinator(site, "Second");
    expect((await stepsOf(owner)).done).toEqual(["My name", "A second coordinator"]);
    await site.db
      .updateTable("users")
      .set({ disabled_at: site.clock.now.toISOString() })
      .where("name", "=", "Second")
      .execute();
    expect((await stepsOf(owner)).left).toContain("A second coordinator");
  });

  it("ticks a public address, but not one that only this machine can open", async () => {
    const site = await emptySite();
    for (const [PUBLIC_URL, isPublic] of [
      ["https://setu.example", true],
      ["http://localhost:3000", false],
      ["http://127.0.0.1:3000", false],
    ] as const) {
      const again = await startAgain(site, { PUBLIC_URL, ADMIN_REQUIRE_2FA: "0" });
      const { done } = await stepsOf(await coordinator(again, `At ${PUBLIC_URL}`));
      expect([PUBLIC_URL, done.includes("Public address")]).toEqual([PUBLIC_URL, isPublic]);
    }
  });

  it("ticks costs once a usual cost is entered with its day and source", async () => {
    const site = await emptySite();
    const owner = await coordinator(site, "Owner");
    await saveRange(owner);
    expect((await stepsOf(owner)).left).toContain("Costs");
    await saveSource(owner);
    expect((await stepsOf(owner)).done).toContain("Costs");
  });

  it.runIf(onSqlite)("ticks only a recent successful backup", async () => {
    const site = await emptySite(completeSettings);
    const owner = await coordinator(site, "Owner");
    const { backups } = dictionaries.en;
    expect((await stepsOf(owner)).page.text).toContain(backups.none.text);
    await recordRun(site.db, { at: site.clock.now, name: "setu.tar.gz.age", bytes: 1 });
    expect((await stepsOf(owner)).done).toContain("Backup");
    site.clock.now = new Date(site.clock.now.getTime() + 3 * 60 * 60_000);
    expect((await stepsOf(owner)).left).toContain("Backup");
    await recordRun(site.db, { at: site.clock.now, problem: "target" });
    expect((await stepsOf(owner)).page.text).toContain(backups.whoHelps);
  });

  it("is hidden from families and visitors", async () => {
    const site = await emptySite(completeSettings);
    const stranger = await site.visitor().get(paths.setUp("en"));
    expect(stranger.path).toContain(paths.adminLogin("en"));
    const family = await (await signedInUser(site)).get(paths.setUp("en"));
    expect(family.status).toBe(403);
    expect(family.text).not.toContain("Public address");
  });
});

it("the set-up leaves the queue's page once all steps are ticked, but stays in the sidebar", async () => {
  const site = await emptySite({
    ...completeSettings,
    PUBLIC_URL: "https://setu.example",
    ADMIN_REQUIRE_2FA: "0",
  });
  const owner = await coordinator(site, "Owner");
  await coordinator(site, "Second");
  await saveCompany(owner);
  await saveRange(owner);
  await saveSource(owner);
  await site.db
    .insertInto("mail_tests")
    .values({ server: MAIL_SERVER, arrived_at: site.clock.now.toISOString() })
    .execute();
  await recordRun(site.db, { at: site.clock.now, name: "setu.tar.gz.age", bytes: 1 });
  expect(await noticeFor(owner)).toBe("Still to set up: First hospital");
  await insertHospital(site.db, { status: "published" });
  expect(await noticeFor(owner)).toBeUndefined();
  const { page, left, done } = await stepsOf(owner);
  expect(left).toEqual([]);
  expect(done).toHaveLength(8 + backupStep.length);
  expect(page.text).toContain(dictionaries.en.setUp.ready);
  const home = await owner.get(paths.dashboard("en"));
  expect(home.document.querySelector(`nav a[href="${paths.setUp("en")}"]`)).not.toBeNull();
});

it("with samples a site is open at once, and the set-up says that they are samples", async () => {
  const site = await startSite();
  closing.push(() => site.close());
  expect((await site.fetch("/")).status).toBe(200);
  const nila = await coordinator(site, "Nila");
  expect((await nila.get(paths.dashboard("en"))).path).toBe(paths.dashboard("en"));
  const { page, left } = await stepsOf(nila);
  expect(page.text).toContain(companyInfo.sampleText);
  expect(left.slice(0, 2)).toEqual(["Company name", "Phone number"]);
});
