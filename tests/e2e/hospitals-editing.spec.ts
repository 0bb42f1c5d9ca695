import { expect, test } from "@playwright/test";
import { paths } from "../../app/paths";
import { samplePicture, signInAsCoordinator } from "../support/journeys";
import { expectReadable } from "../support/look";

const texts = {
  en: { location: "Vellore, India", address: "2 Fort Road", bio: "By the fort.", about: "Open." },
  bn: {
    name: "দুর্গ হাসপাতাল",
    location: "ভেলোর, ভারত",
    address: "২ ফোর্ট রোড",
    bio: "দুর্গের পাশে।",
    about: "খোলা।",
  },
  th: {
    name: "โรงพยาบาลป้อม",
    location: "เวลลอร์ อินเดีย",
    address: "2 ถนนฟอร์ต",
    bio: "ข้างป้อม",
    about: "เปิดแล้ว",
  },
} as const;

test("a coordinator adds a hospital in three languages with lists and pictures, and restores it from the bin", async ({
  page,
  javaScriptEnabled: hasScripts,
}) => {
  test.slow();
  // both projects work on one list
  const name = `Fort Hospital ${hasScripts ? "J" : "H"}${test.info().repeatEachIndex}`;
  await signInAsCoordinator(page, paths.dashboardPage("hospital-list/new", "en"));
  await page.locator("[name=name]").fill(name);
  await page.locator("[name=country]").selectOption("india");
  await page.locator("[name=city]").fill("Vellore");
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  const record = new URL(page.url()).pathname;
  const write = async (words: Record<string, string>) => {
    for (const [field, text] of Object.entries(words)) {
      await page.locator(`form#words [name="${field}"]`).fill(text);
    }
  };
  const save = async () => {
    await page
      .locator("form#words")
      .getByRole("button", { name: "Save", exact: true })
      .last()
      .click();
    await expect(page.getByText("Saved.")).toBeVisible();
  };
  await write(texts.en);
  // adding a line keeps the input
  await page.getByRole("button", { name: "Add a line" }).first().click();
  await expect(page.locator('[name="key_highlights-0"]')).toBeVisible();
  await expect(page.locator("[name=bio]")).toHaveValue(texts.en.bio);
  await page.locator('[name="key_highlights-0"]').fill("A ward by the fort");
  await save();
  for (const [code, highlight] of [
    ["bn", "দুর্গের পাশে ওয়ার্ড"],
    ["th", "วอร์ดข้างป้อม"],
  ] as const) {
    await page.goto(`${record}?in=${code}`);
    await write({ ...texts[code], "key_highlights-0": highlight });
    await save();
  }

  await page.goto(`${record}/pictures`);
  for (const mark of ["cover", "garden"]) {
    await page.locator("input[type=file]").setInputFiles(await samplePicture());
    await page.getByLabel("Description (English)").fill(`${name}: ${mark}`);
    await page.getByLabel("Description (বাংলা)").fill(`${name} ছবি: ${mark}`);
    await page.getByRole("button", { name: "Upload and choose" }).click();
    await expect(page.getByText("The picture is chosen.")).toBeVisible();
  }
  await page.getByRole("button", { name: `Move up: ${name}: garden` }).click();
  await expect(page.getByText("The order is changed.")).toBeVisible();
  if (hasScripts) await expectReadable(page);

  await page.goto(record);
  await page.locator("form#publication button").click();
  await expect(page.getByText("Published. Families see it now.")).toBeVisible();
  const link = page.locator("main a[href^='/hospitals/']").first();
  const slug = (await link.getAttribute("href"))?.split("/").at(-1) ?? "";
  for (const [code, nameInLanguage] of [
    ["en", name],
    ["bn", texts.bn.name],
    ["th", texts.th.name],
  ] as const) {
    await page.goto(paths.hospital(slug, code));
    // a Thai word that must not break contains an invisible character
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(nameInLanguage);
    const cover = page.locator("main picture img").first();
    await expect(cover).toHaveAttribute(
      "alt",
      code === "bn" ? `${name} ছবি: garden` : `${name}: garden`,
    );
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }

  await page.goto(`${record}/deletion`);
  await page.locator("form#confirmation button").click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("It is back, as it was.")).toBeVisible();
  await page.goto(paths.hospital(slug, "en"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});
