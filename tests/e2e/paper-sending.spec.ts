import { createHash, randomBytes } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { bn } from "../../app/locales/bn";
import { paths } from "../../app/paths";
import { filesOf } from "../support/e2e-papers";
import { sendBooking } from "../support/journeys";
import { expectReadable } from "../support/look";
import { type UploadLine, uploadLine } from "../support/upload-line";
import { wholeSuite } from "../support/whole-suite";

// without JavaScript the form sends one file whole
test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "needs JavaScript");

const { paperSending, familyPapers } = bn;
const MIB = 1024 * 1024;

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const pdf = (length: number) => Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(length - 9)]);
const fileOf = (buffer: Buffer, name = "report.pdf", mimeType = "application/pdf") => ({
  name,
  mimeType,
  buffer,
});
const list = (page: Page) => page.locator("[data-uploads]");

async function openPapers(page: Page, origin = ""): Promise<string> {
  const reference = await sendBooking(page, {}, paths.booking("bn"));
  await page.goto(origin + paths.familyPage(reference, "bn", "papers"));
  await page.waitForLoadState("load");
  await choosePaper(page, 1);
  return reference;
}

const choosePaper = (page: Page, index: number) =>
  page.locator("form#send select").first().selectOption({ index });
const choose = (page: Page, ...files: ReturnType<typeof fileOf>[]) =>
  page.locator("form#send input[type=file]").setInputFiles(files);
const send = (page: Page) =>
  page.getByRole("button", { name: familyPapers.form.submit, exact: true }).click();

async function slowDown(page: Page, bytesPerSecond: number): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 50,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}

test.describe("an upload", () => {
  let line: UploadLine;
  test.beforeEach(async ({ baseURL }) => {
    line = await uploadLine(Number(new URL(baseURL ?? "").port), [700_000, 400_000, 900_000]);
  });
  test.afterEach(({ javaScriptEnabled }) => (javaScriptEnabled ? line.close() : undefined));

  test("of five megabytes arrives once over a connection cut three times", async ({ page }) => {
    const reference = await openPapers(page, line.origin);
    await slowDown(page, 2 * MIB);
    const bytes = pdf(5 * MIB);
    await choose(page, fileOf(bytes));
    await send(page);
    await expect(list(page)).toContainText(paperSending.arrived, { timeout: 40_000 });
    expect(line.cuts()).toBe(3);
    expect(line.bytes()).toBeLessThan(1.2 * bytes.byteLength);
    const files = filesOf(reference);
    expect(files).toHaveLength(1);
    expect(files[0]).toMatchObject({ sha256: sha256(bytes), state: "received" });
    await list(page).getByRole("link", { name: paperSending.see }).click();
    await expect(page.getByRole("main")).toContainText("৫ এমবি");
  });
});

test("after a reload an upload resumes, and a different file starts over", async ({ page }) => {
  test.skip(!wholeSuite, "takes half a minute");
  const reference = await openPapers(page);
  const bytes = pdf(2 * MIB);
  await slowDown(page, 300_000);
  await choose(page, fileOf(bytes));
  await send(page);
  await expect(list(page).locator("[data-part=percent]").first()).toHaveText(/[৩-৯][০-৯]%/);
  await page.reload();
  await expect(list(page)).toContainText("report.pdf");
  await expect(list(page)).toContainText(paperSending.unfinished);
  await expectReadable(page);
  const again = list(page).getByLabel(paperSending.again);
  await slowDown(page, 2 * MIB);
  const newPdf = pdf(2 * MIB);
  await again.setInputFiles(fileOf(newPdf, "image.pdf"));
  await expect(list(page)).toContainText(paperSending.other);
  await expect(list(page)).toContainText(paperSending.arrived, { timeout: 20_000 });
  expect(filesOf(reference).map((file) => file.sha256)).toEqual([sha256(newPdf)]);

  await test.step("the same file resumes", async () => {
    await page.reload();
    await choosePaper(page, 2);
    await slowDown(page, 300_000);
    await choose(page, fileOf(bytes));
    await send(page);
    await expect(list(page).locator("[data-part=percent]").first()).toHaveText(/[৩-৯][০-৯]%/);
    await page.reload();
    await slowDown(page, 2 * MIB);
    const offset = page.waitForRequest((request) => request.method() === "PATCH");
    await list(page).getByLabel(paperSending.again).setInputFiles(fileOf(bytes));
    expect(Number((await offset).headers()["upload-offset"])).toBeGreaterThan(0);
    await expect(list(page)).toContainText(paperSending.arrived, { timeout: 20_000 });
    await expect(list(page)).not.toContainText(paperSending.other);
    expect(filesOf(reference).map((file) => file.sha256)).toEqual([sha256(newPdf), sha256(bytes)]);
  });
});

/** A page of writing, as a phone would photograph it. */
async function photo(blur = 0): Promise<Buffer> {
  const lines = Array.from(
    { length: 40 },
    (_, n) => `<text x="80" y="${120 + 48 * n}" font-size="34">Report of the heart ${n}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="2000"><rect width="100%" height="100%" fill="#eee"/>${lines.join("")}</svg>`;
  const page = sharp(Buffer.from(svg)).resize(3000);
  if (blur > 0) page.blur(blur);
  return page.jpeg({ quality: 100, chromaSubsampling: "4:4:4" }).toBuffer();
}

test("a legible copy of each photo arrives before the photos", async ({ page }) => {
  const reference = await openPapers(page);
  const photos = [await photo(), await photo()];
  await choose(page, ...photos.map((bytes, n) => fileOf(bytes, `page-${n + 1}.jpg`, "image/jpeg")));
  await send(page);
  for (const n of [0, 1]) {
    await expect(list(page).getByText(paperSending.legible).nth(n)).toBeVisible({
      timeout: 20_000,
    });
  }
  await expect(list(page).getByText(paperSending.arrived, { exact: true })).toHaveCount(2, {
    timeout: 30_000,
  });
  expect(filesOf(reference).map(({ copy, position }) => `${copy} ${position}`)).toEqual([
    "legible 1",
    "legible 2",
    "original 1",
    "original 2",
  ]);
});

test("a photo chosen again after a reload arrives with its legible copy", async ({ page }) => {
  const reference = await openPapers(page);
  const image = fileOf(await photo(), "page.jpg", "image/jpeg");
  const announced = page.waitForResponse((response) => response.status() === 201);
  await page.route("**/uploads", (route) =>
    filesOf(reference).length === 0 ? route.continue() : route.abort(),
  );
  await choose(page, image);
  await send(page);
  await announced;
  await page.reload();
  await page.unroute("**/uploads");
  await list(page).getByLabel(paperSending.again).setInputFiles(image);
  await expect(list(page)).toContainText(paperSending.arrived, { timeout: 20_000 });
  expect(filesOf(reference).map(({ copy, state }) => `${copy} ${state}`)).toEqual([
    "legible received",
    "original received",
  ]);
});

test("a blurred photo gets a warning and is sent", async ({ page }) => {
  const reference = await openPapers(page);
  await choose(page, fileOf(await photo(30), "blurred.jpg", "image/jpeg"));
  const warning = page.locator("[data-poor]");
  await expect(warning).toContainText(paperSending.blurred);
  await expectReadable(page);
  await warning.getByRole("button", { name: paperSending.leave }).click();
  await expect(warning).toBeHidden();
  await send(page);
  await expect(list(page)).toContainText(paperSending.arrived, { timeout: 30_000 });
  expect(filesOf(reference)).toHaveLength(2);
});

test("a file can be paused, resumed and dropped", async ({ page }) => {
  const reference = await openPapers(page);
  await slowDown(page, 200_000);
  await choose(page, fileOf(pdf(2 * MIB)));
  await send(page);
  await list(page).getByRole("button", { name: paperSending.pause }).click();
  await expect(list(page)).toContainText(paperSending.paused);
  await list(page).getByRole("button", { name: paperSending.resume }).click();
  await expect(list(page).locator("[data-part=percent]").first()).toHaveText(/[১-৯]/);
  await list(page).getByRole("button", { name: paperSending.drop, exact: true }).click();
  await expect(list(page).locator("li")).toHaveCount(0);
  await expect.poll(() => filesOf(reference)).toEqual([]);
});

test("a file of an unsupported type is refused with a reason", async ({ page }) => {
  const reference = await openPapers(page);
  await choose(page, fileOf(Buffer.from("<script>alert(1)</script>"), "photo.jpg", "image/jpeg"));
  await send(page);
  await expect(list(page)).toContainText(familyPapers.problems.wrongType);
  expect(filesOf(reference)).toEqual([]);
});
