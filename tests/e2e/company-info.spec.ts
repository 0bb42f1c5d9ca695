import { mkdirSync, rmdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { editing } from "../../app/locales/en/editing";
import { paths } from "../../app/paths";
import { signInAsCoordinator } from "../support/journeys";
import { expectReadable } from "../support/look";

/** A lock: both projects edit the one company, so they take turns. */
const turn = join(process.env.E2E_DATA_DIR ?? "", "company-turn");
test.beforeEach(() => expect(() => mkdirSync(turn)).toPass({ timeout: 50_000 }));
test.afterEach(() => rmdirSync(turn));

const PAGE = paths.dashboardPage("company-info", "en");

test("the owner enters contact details in two languages and undoes a change", async ({
  page,
  javaScriptEnabled: hasScripts,
}) => {
  const { retry, repeatEachIndex } = test.info();
  // unique for each run, since a text from an earlier run would not count as new
  const mark = `${hasScripts ? "J" : "H"}${retry}${repeatEachIndex}`;
  const road = `House 4, Road ${mark}, Dhaka`;
  const bengali = `বাড়ি ৪, সড়ক ${mark}, ঢাকা`;
  await signInAsCoordinator(page, PAGE);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Company info");
  if (hasScripts) await expectReadable(page);

  const name = page.getByLabel("Name of the company");
  await page.getByLabel("Facebook").fill("http://example.org/setu");
  await name.fill(`Setu ${mark}`);
  await page.getByRole("button", { name: "Save" }).click();
  // the error summary gets the focus, and the input is kept
  await expect(page.getByRole("alert").first()).toBeFocused();
  await expect(page.getByLabel("Facebook")).toHaveValue("http://example.org/setu");
  await expect(name).toHaveValue(`Setu ${mark}`);
  await name.fill("Setu");
  if (hasScripts) await expectReadable(page);
  await page.getByLabel("Facebook").fill(`facebook.com/setu${mark}`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Facebook")).toHaveValue(`https://facebook.com/setu${mark}`);

  const tabs = page.getByRole("navigation", { name: "Languages" });
  await tabs.getByRole("link", { name: /^English/ }).click();
  const site = page.getByLabel(/^Address\b/);
  await site.fill(road);
  await page.getByLabel("Registration and licences").fill(`Trade licence ${mark}`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();

  await tabs.getByRole("link", { name: /^বাংলা/ }).click();
  // the English text is beside the form with its changes marked; the text of the marks is only for
  // screen readers
  const english = page.locator("main p[lang=en]").first();
  await expect(english).toBeVisible();
  await expect
    .poll(async () => (await english.textContent())?.replaceAll(`${editing.newWords} `, ""))
    .toBe(road);
  const marked = english.locator("ins").filter({ hasText: new RegExp(`\\b${mark}$`) });
  await expect(marked).toBeVisible();
  await page.getByLabel("ঠিকানা").fill(bengali);
  if (hasScripts) await expectReadable(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  // once the translation is saved, no part of the English text is marked as new
  await expect(english).toHaveText(road);

  await page.goto(paths.about("bn"));
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(bengali)).toBeVisible();
  await expect(footer.getByText(`Trade licence ${mark}`)).toBeVisible();
  await page.goto(paths.home("en"));
  await expect(footer.getByText(road)).toBeVisible();
  if (hasScripts) await expectReadable(page);

  await page.goto(`${PAGE}?in=en`);
  await page.getByRole("link", { name: "Earlier versions" }).click();
  await page.getByRole("button", { name: /Put version \d+ back/ }).click();
  await expect(page).toHaveURL(`${PAGE}?in=en`);
  await expect(site).not.toHaveValue(road);
});
