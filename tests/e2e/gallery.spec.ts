import { expect, test } from "@playwright/test";
import { th } from "../../app/locales/th";
import { paths } from "../../app/paths";

const isLoaded = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth > 0;

for (const width of [1280, 360]) {
  test(`a hospital's pictures open and close at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(paths.hospital("bangkok-hospital", "th"));
    const gallery = page.locator("section", {
      has: page.getByRole("heading", { name: th.hospitals.detail.gallery, exact: true }),
    });
    const opens = gallery.getByRole("button", { name: th.hospitals.detail.enlarge.split("{{")[0] });
    expect(await opens.count()).toBeGreaterThan(1);
    for (const [index, open] of (await opens.all()).entries()) {
      const large = gallery.locator(`#photo-${index + 1}`);
      await expect(large).toBeHidden();
      await open.click();
      await expect(large).toBeVisible();
      const picture = large.locator("img");
      await expect.poll(() => picture.evaluate(isLoaded)).toBe(true);
      expect(await open.innerText()).toContain(await large.locator("p").innerText());
      const { x = -1, width: wide = 0 } = (await picture.boundingBox()) ?? {};
      expect([x >= 0, x + wide <= width]).toEqual([true, true]);
      // a phone's screen is as wide as the picture, so the picture gains a dark background, but no
      // size
      const small = (await open.boundingBox())?.width ?? Number.POSITIVE_INFINITY;
      expect(wide).toBeGreaterThan(width === 360 ? 300 : small);
      // a button closes the first picture, the keyboard the others
      if (index === 0) await large.getByRole("button", { name: th.common.close }).click();
      else await page.keyboard.press("Escape");
      await expect(large).toBeHidden();
      await expect(open).toBeFocused();
    }
  });
}
