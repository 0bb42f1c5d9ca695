import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../app/paths";
import { samplePicture, signInAsCoordinator } from "../support/journeys";
import { expectReadable } from "../support/look";

const area = (name: string) => paths.dashboardPage(name, "en");

/** Unique for each browser and each run, since all share one site. */
const markOf = (hasScripts: boolean | undefined) =>
  `${hasScripts ? "J" : "H"}${test.info().repeatEachIndex}`;

async function tellStory(page: Page, name: string, text: string) {
  await page.goto("/share-your-story");
  await page.locator("#name").fill(name);
  await page.locator("#place").fill("Sylhet");
  await page.locator("#country").selectOption("india");
  await page.locator("#treatment").selectOption("cardiology");
  await page.getByLabel("4 – good").check();
  await page.locator("#text").fill(text);
  await page.locator("#consent").check();
  await page.getByRole("button", { name: "Send your story" }).click();
  await expect(page).toHaveURL("/share-your-story/sent");
}

async function save(page: Page, words: Record<string, string>) {
  for (const [field, text] of Object.entries(words)) {
    await page.locator(`form#words [name=${field}]`).fill(text);
  }
  await page.locator("form#words").getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
}

test("a coordinator publishes one story after checking its consent, and declines another with a reason", async ({
  page,
  javaScriptEnabled: hasScripts,
}) => {
  const mark = markOf(hasScripts);
  const [good, other] = [`Salma ${mark}`, `Kamal ${mark}`];
  const words = `They rang at night, ${mark}.`;
  await tellStory(page, good, words);
  await tellStory(page, other, "Ring me: 01711-234567.");

  await signInAsCoordinator(page, area("patient-reviews"));
  // open stories come before decided ones
  const states = await page.locator("table tbody tr td:nth-child(2)").allTextContents();
  const decided = states.findIndex((state) => !state.includes("Waiting"));
  expect(states.slice(decided).filter((state) => state.includes("Waiting"))).toEqual([]);
  await page.getByRole("link", { name: good, exact: true }).click();
  await expect(page.getByText("Ticked the box on our form", { exact: true })).toBeVisible();
  if (hasScripts) await expectReadable(page);
  const record = page.url();
  await page.getByRole("link", { name: "See it as families will" }).click();
  await expect(page.getByText("only coordinators see this page")).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
  if (hasScripts) await expectReadable(page);
  await page.goto(record);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published. Families see it now.")).toBeVisible();

  await page.goto(area("patient-reviews?status=pending"));
  await page.getByRole("link", { name: other, exact: true }).click();
  await expect(
    page.getByRole("link", { name: "A phone number, an email or a link is in it" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Do not publish…" }).click();
  // refused without a reason
  await page.getByRole("button", { name: "Do not publish" }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await page.getByLabel("Why it is not published").fill("It gives a number away.");
  await page.getByRole("button", { name: "Do not publish" }).click();
  await expect(page.getByText("Not published. It is kept for coordinators.")).toBeVisible();
  await expect(page.getByText("It gives a number away.")).toBeVisible();

  await page.goto(paths.reviews("en"));
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText("01711-234567")).toHaveCount(0);
});

test("a coordinator writes a post in three languages, adds a cover and schedules it", async ({
  page,
  javaScriptEnabled: hasScripts,
}) => {
  test.slow();
  const mark = markOf(hasScripts);
  const titles = {
    en: `Packing for Vellore ${mark}`,
    bn: `ভেলোরের ব্যাগ ${mark}`,
    th: `จัดกระเป๋า ${mark}`,
  };
  await signInAsCoordinator(page, area("blog-posts/new"));
  await page.locator("[name=title]").fill(titles.en);
  await page.locator("[name=excerpt]").fill("A short list.");
  await page.locator("[name=body]").fill("## Papers\n\nBring **all** of them.");
  await page.locator("[name=category]").selectOption("travel-tips");
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.en);
  const record = new URL(page.url()).pathname;
  for (const code of ["bn", "th"] as const) {
    await page.goto(`${record}?in=${code}`);
    await save(page, { title: titles[code], excerpt: titles[code], body: `## ${titles[code]}` });
  }
  await page.goto(`${record}/pictures`);
  await page.locator("input[type=file]").setInputFiles(await samplePicture());
  for (const label of ["English", "বাংলা", "ไทย"]) {
    await page.getByLabel(`Description (${label})`).fill(`A bag, ${mark}`);
  }
  await page.getByRole("button", { name: "Upload and choose" }).click();
  await expect(page.getByText("The picture is chosen.")).toBeVisible();

  await page.goto(record);
  // the checklist is complete
  await expect(page.getByText("6 of 6")).toBeVisible();
  if (hasScripts) await expectReadable(page);
  const publish = page.getByRole("button", { name: "Publish", exact: true });
  const when = page.getByRole("link", { name: "Choose when…" });
  await when.click();
  await page.getByLabel("From this day on").fill("2099-12-31");
  await publish.click();
  await expect(
    page.getByText("Scheduled. It appears by itself when its time comes."),
  ).toBeVisible();
  const slug = `packing-for-vellore-${mark.toLowerCase()}`;
  expect((await page.goto(paths.post(slug, "en")))?.status()).toBe(404);
  await page.goto(record);
  await page.getByRole("button", { name: "Take off the site" }).click();
  await when.click();
  await page.getByLabel("From this day on").fill("2026-01-05");
  await publish.click();
  await expect(page.getByText("Published. Families see it now.")).toBeVisible();
  for (const [code, title] of Object.entries(titles) as ["en" | "bn" | "th", string][]) {
    await page.goto(paths.post(slug, code));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("img", { name: `A bag, ${mark}` }).first()).toBeVisible();
  }
});

test("a coordinator adds, previews and publishes a video review", async ({
  page,
  javaScriptEnabled: hasScripts,
}) => {
  const mark = markOf(hasScripts);
  const title = `A journey to Chennai ${mark}`;
  await signInAsCoordinator(page, area("videos-reviews/new"));
  const add = page.getByRole("button", { name: "Save as a draft" });
  await page.locator("[name=title]").fill(title);
  await page.locator("[name=patient]").fill("Rahima, Dhaka");
  await page.locator("[name=link]").fill("https://example.com/film");
  await add.click();
  // an unknown host is refused, and the input is kept
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect(page.locator("[name=title]")).toHaveValue(title);
  await page.locator("[name=link]").fill("https://youtu.be/dQw4w9WgXcQ?si=abc");
  await add.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const record = page.url();
  await page.getByRole("link", { name: "See it as families will" }).click();
  await expect(page.getByText("A preview of a draft")).toBeVisible();
  await expect(page.getByRole("link", { name: title })).toHaveAttribute(
    "href",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  );
  if (hasScripts) await expectReadable(page);
  await page.goto(paths.reviews("en"));
  await expect(page.getByText(title)).toHaveCount(0);
  await page.goto(record);
  // refused before the patient's consent is noted
  await expect(page.getByText("Note the patient’s consent first.")).toBeVisible();
  await page.getByRole("link", { name: "Note the consent" }).click();
  await page.getByLabel("How the patient agreed").selectOption("Signed on paper");
  await page.getByLabel("Where that is kept").fill("Green folder");
  await page.getByLabel("The day on which the patient agreed").fill("2026-01-05");
  if (hasScripts) await expectReadable(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published. Families see it now.")).toBeVisible();
  await page.goto(paths.reviews("en"));
  await expect(page.getByText(title)).toBeVisible();
});
