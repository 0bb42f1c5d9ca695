import { expect, type Page, test } from "@playwright/test";
import { bn } from "../../app/locales/bn";
import { pathInLanguage } from "../../app/locales/languages";
import { paths } from "../../app/paths";
import { signInAsCoordinator } from "../support/journeys";
import { expectReadable } from "../support/look";

const LIST = paths.dashboardPage("team-member", "en");

test("a coordinator adds a team member in two languages, then publishes, moves and deletes them", async ({
  page,
  javaScriptEnabled: hasScripts,
}, { repeatEachIndex, retry }) => {
  // both projects share one team
  const mark = `${hasScripts ? "J" : "H"}${repeatEachIndex}${retry}`;
  const english = `Farida Yasmin ${mark}`;
  const bengali = `ফরিদা ইয়াসমিন ${mark}`;
  await signInAsCoordinator(page, LIST);

  await page.getByRole("link", { name: "New member" }).click();
  await page.getByRole("button", { name: "Save as a draft" }).click();
  // without a name the form is refused, and the error summary links to the field
  await expect(page.getByRole("alert").first()).toBeFocused();
  await page.getByLabel("Name").fill(english);
  await page.getByLabel("Role").fill("Night coordinator");
  await page.getByLabel("About the person").fill("Rings back at any hour.");
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await expect(page.getByText("Saved as a draft.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(english);

  await page.getByRole("link", { name: /^বাংলা / }).click();
  await expect(page.getByText("Rings back at any hour.")).toBeVisible();
  await page.getByLabel("নাম").fill(bengali);
  await page.getByLabel("কাজ").fill("রাতের সমন্বয়কারী");
  await page.getByLabel("পরিচয়").fill("যেকোনো সময় ফোন করেন।");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^বাংলা / })).toHaveText("বাংলাfilled");
  // axe runs in the page
  if (hasScripts) await expectReadable(page);

  const record = page.url();
  const about = paths.about("bn");
  await page.goto(about);
  await expect(page.getByText(bengali)).toHaveCount(0);
  await page.goto(record);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Published. Families see it now.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Take off the site" })).toBeVisible();
  await page.goto(about);
  await expect(page.getByRole("heading", { name: bengali })).toBeVisible();

  await page.goto(LIST);
  // the other project may remove or move its own member meanwhile
  await expect(async () => {
    const before = await names(page);
    const memberAbove = before[before.indexOf(english) - 1] ?? "";
    await page.getByRole("button", { name: `Move up: ${english}` }).click();
    await expect(page.getByText("The order is changed.")).toBeVisible();
    const after = await names(page);
    expect(after).toContain(english);
    expect(after.slice(0, after.indexOf(english))).not.toContain(memberAbove);
  }).toPass({ timeout: 15_000 });
  if (hasScripts) await expectReadable(page);

  await page.getByRole("link", { name: english, exact: true }).click();
  await page.getByRole("link", { name: "Delete…" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Delete ${english}?`);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Deleted. It stays in the bin")).toBeVisible();
  expect(await names(page)).not.toContain(english);
  if (hasScripts) {
    // the toast's colours are final once it has faded in
    await expect(page.locator("[data-sonner-toast]")).toHaveCSS("opacity", "1");
    await expectReadable(page);
  }
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("It is back, as it was.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(english);

  // on a phone in Bengali the button leaves enough width for the text
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathInLanguage(`${new URL(page.url()).pathname}/deletion`, "bn"));
  await page.locator("form#confirmation button").click();
  await expect(page.getByRole("button", { name: bn.revisions.bin.undo })).toBeVisible();
  const words = page.getByText(bn.editing.toasts.deleted);
  await expect.poll(async () => (await words.boundingBox())?.width ?? 0).toBeGreaterThan(160);
  await page.goto(paths.dashboardPage("bin", "en"));
  await expect(page.getByRole("button", { name: `Bring back: ${english}` })).toBeVisible();
  await page.goto(about);
  await expect(page.getByText(bengali)).toHaveCount(0);
});

test("the second of two conflicting saves keeps its input", async ({
  browser,
  javaScriptEnabled: hasScripts,
}) => {
  const id = hasScripts ? "sample-team-2" : "sample-team-3";
  const record = paths.dashboardRecord("team-member", id, "en", "", { in: "th" });
  const [first, second] = await Promise.all([browser.newPage(), browser.newPage()]);
  for (const page of [first, second]) await signInAsCoordinator(page, record);
  await first.getByLabel("หน้าที่").fill("งานของคนแรก");
  await first.getByRole("button", { name: "Save" }).click();
  await expect(first.getByText("Saved.")).toBeVisible();
  await second.getByLabel("หน้าที่").fill("งานของคนที่สอง");
  await second.getByRole("button", { name: "Save" }).click();
  await expect(second.getByRole("heading", { level: 1 })).toHaveText(
    "Someone else changed this first",
  );
  await expect(second.getByText("งานของคนแรก")).toBeVisible();
  await expect(second.getByLabel("หน้าที่")).toHaveValue("งานของคนที่สอง");
  if (hasScripts) await expectReadable(second);
  await second.getByRole("button", { name: "Save mine" }).click();
  await expect(second.getByText("Saved.")).toBeVisible();
  await expect(second.getByLabel("หน้าที่")).toHaveValue("งานของคนที่สอง");
  await first.close();
  await second.close();
});

async function names(page: Page): Promise<string[]> {
  return page.locator("table tbody th a").allTextContents();
}
