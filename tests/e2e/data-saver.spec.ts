import { expect, test } from "@playwright/test";
import { bn } from "../../app/locales/bn";
import { paths } from "../../app/paths";

test("data saver loads a picture only when tapped, and keeps form input", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.booking("bn"));
  await page.locator("#fullName").fill("রহিমা খাতুন");
  await page.getByRole("button", { name: bn.common.dataSaver.turnOn }).click();
  await expect(page.getByRole("button", { name: bn.common.dataSaver.turnOff })).toBeVisible();
  await expect(page.locator("#fullName")).toHaveValue("রহিমা খাতুন");

  const requestedPaths: string[] = [];
  page.on("request", (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto(paths.hospital("bangkok-hospital", "bn"));
  const pictureLink = page.getByRole("link", { name: bn.common.savedPicture.show }).first();
  await pictureLink.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(requestedPaths.filter((path) => /media|pictures|\.js$/.test(path))).toEqual([]);
  await pictureLink.click();
  await page.waitForURL(/media/);
  expect(requestedPaths.filter((path) => /media/.test(path))).toHaveLength(1);
});
