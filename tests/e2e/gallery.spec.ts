import { expect, test } from "@playwright/test";
import { th } from "../../app/locales/th";
import { paths } from "../../app/paths";

const isLoaded = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth > 0;

for (const width of [1280, 360]) {
  test(`a hospital's pictures open and close at a width of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(paths.hospital("bangkok-hospital", "th"));
    const gallery = page.locator("section", {
      has: page.getByRole("heading", { name: th.hospitals.detail.gallery, exact: true }),
    });
    const buttons = gallery.getByRole("button", {
      name: th.hospitals.detail.enlarge.split("{{")[0],
    });
    expect(await buttons.count()).toBeGreaterThan(1);
    for (const [index, button] of (await buttons.all()).entries()) {
      const large = gallery.locator(`#photo-${index + 1}`);
      await expect(large).toBeHidden();
      await button.click();
      await expect(large).toBeVisible();
      const picture = large.locator("img");
      await expect.poll(() => picture.evaluate(isLoaded)).toBe(true);
      expect(await button.innerText()).toContain(await large.locator("p").innerText());
      const { x = -1, width: pictureWidth = 0 } = (await picture.boundingBox()) ?? {};
      expect([x >= 0, x + pictureWidth <= width]).toEqual([true, true]);
      // a phone's screen is as wide as the picture, so the picture gains a dark background, but no
      // size
      const small = (await button.boundingBox())?.width ?? Number.POSITIVE_INFINITY;
      expect(pictureWidth).toBeGreaterThan(width === 360 ? 300 : small);
      // a button closes the first picture, the keyboard the others
      if (index === 0) await large.getByRole("button", { name: th.common.close }).click();
      else await page.keyboard.press("Escape");
      await expect(large).toBeHidden();
      await expect(button).toBeFocused();
    }
  });
}
