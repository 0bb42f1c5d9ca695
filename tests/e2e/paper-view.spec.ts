import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { en } from "../../app/locales/en";
import { paths } from "../../app/paths";
import { addPaper } from "../support/e2e-papers";
import {
  pathInDashboard,
  sendBooking,
  signInAsCoordinator,
  waitForScripts,
} from "../support/journeys";
import { expectReadable } from "../support/look";
import { pdfWith } from "../support/papers";

const text = en.paperViewing;

test("a coordinator sees an image and a PDF beside the request, and goes from one to the other", async ({
  page,
  browser,
  javaScriptEnabled,
}, info) => {
  const reference = await sendBooking(page);
  const { baseURL } = info.project.use;
  const viewport = { width: 1280, height: 900 };
  const desk = await (await browser.newContext({ javaScriptEnabled, baseURL, viewport })).newPage();
  await signInAsCoordinator(desk, paths.dashboard("en"));
  const path = await pathInDashboard(desk, "bookings", reference);
  const id = path.split("/").at(-1) ?? "";
  const bytes = await sharp({
    create: { width: 800, height: 600, channels: 3, background: "#c33" },
  })
    .jpeg()
    .toBuffer();
  const photo = await addPaper(id, { bytes, name: "photo.jpg", kind: "passport" });
  await addPaper(id, { bytes: pdfWith("Confidential"), name: "report.pdf" });
  const locked = await addPaper(id, {
    bytes: pdfWith("Secret", { locked: true }),
    name: `${"ব".repeat(100)}.pdf`,
  });
  const problems: string[] = [];
  desk.on("console", (message) => message.type() === "error" && problems.push(message.text()));

  await desk.goto(`${path}/papers/files/${photo.fileId}/view`);
  await waitForScripts(desk, javaScriptEnabled, "main nav a");
  const main = desk.getByRole("main");
  const image = main.getByRole("img", { name: en.paperKinds.kinds.passport });
  await expect(image).toBeVisible();
  expect(await image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(800);
  await expect(main).toContainText(en.handling.facts.title);
  // axe needs JavaScript
  if (javaScriptEnabled) await expectReadable(desk);

  await main.getByRole("link", { name: text.after }).click();
  await expect(main.getByRole("heading", { level: 1 })).toContainText(en.paperKinds.kinds.report);
  const pageImage = main.getByRole("img", { name: "Page 1 of 1" });
  if (javaScriptEnabled) {
    await expect(pageImage).toBeVisible();
    const isDark = (canvas: HTMLCanvasElement) => {
      const { data } =
        canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      return data?.some((value, index) => index % 4 === 0 && value < 60) ?? false;
    };
    await expect.poll(() => pageImage.evaluate(isDark)).toBe(true);
    await expectReadable(desk);
  } else {
    await expect(pageImage).toHaveCount(0);
  }
  const download = desk.waitForEvent("download");
  await main.getByRole("link", { name: text.download }).click();
  expect((await download).suggestedFilename()).toBe("report.pdf");
  await main.getByRole("link", { name: text.before }).click();
  await expect(image).toBeVisible();

  await desk.goto(`${path}/papers/files/${locked.fileId}/view`);
  await expect(main.getByRole("link", { name: text.download })).toBeVisible();
  if (javaScriptEnabled) await expect(main).toContainText(text.pdf.locked);
  // a long name breaks instead of widening a phone's page
  await desk.setViewportSize({ width: 360, height: 740 });
  const scrollWidth = await desk.evaluate(() => document.documentElement.scrollWidth);
  expect(scrollWidth).toBe(360);
  expect(problems).toEqual([]);
});
