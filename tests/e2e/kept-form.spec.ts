import { expect, test } from "@playwright/test";
import { en } from "~/locales/en";
import { paths } from "../../app/paths";
import { addAccount, onDatabase } from "../support/e2e-database";
import { emailOf, typePassword } from "../support/journeys";
import { expectReadable } from "../support/look";

test("a form sent after the session expired is restored after the next log-in", async ({
  page,
  javaScriptEnabled: hasScripts,
}, info) => {
  const person = addAccount(emailOf("kept-form", info), "admin");
  const formPath = paths.dashboardPage("team-member/new", "en");
  await page.goto(formPath);
  await typePassword(page, person);
  await page.waitForURL((url) => url.pathname === formPath);
  const words = "Rings back.\nAt any hour, day and night.";
  const name = hasScripts ? "Kept With Scripts" : "Kept Without Scripts";
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("About the person").fill(words);
  onDatabase((db) => db.prepare("delete from sessions where user_id = ?").run(person.id));
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await expect(page.getByText("What you typed is kept for you")).toBeVisible();
  if (hasScripts) await expectReadable(page);

  await typePassword(page, person);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What you typed is still here");
  await expect(page.getByText("At any hour, day and night.")).toBeVisible();
  if (hasScripts) await expectReadable(page);
  await page.getByRole("button", { name: "Save it now" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByLabel("About the person")).toHaveValue(words);
});

test("a coordinator blocked while typing is told so, and that the form is saved", async ({
  page,
}, info) => {
  const person = addAccount(emailOf("blocked-form", info), "admin");
  const formPath = paths.dashboardPage("team-member/new", "en");
  await page.goto(formPath);
  await typePassword(page, person);
  await page.waitForURL((url) => url.pathname === formPath);
  await page.getByLabel("Name").fill("Typed by somebody blocked");
  onDatabase((db) => {
    db.prepare("update users set disabled_at = updated_at where id = ?").run(person.id);
    db.prepare("delete from sessions where user_id = ?").run(person.id);
  });
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.errors.adminNoLonger.title);
  await expect(page.getByText("What you typed is kept for a day")).toBeVisible();
});
