import { expect, type Locator, test } from "@playwright/test";
import { paths } from "../../app/paths";
import { dark, light } from "../../app/ui/theme/tokens";

const themes = [
  ["light", light],
  ["dark", dark],
] as const;

const coloursOf = (box: Locator) =>
  box.evaluate((element) => {
    const { appearance, accentColor, backgroundColor, borderTopColor } = getComputedStyle(element);
    return appearance === "none" ? { face: backgroundColor, edge: borderTopColor } : accentColor;
  });

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

for (const [name, colours] of themes) {
  test(`checkboxes and radio buttons follow the ${name} theme`, async ({ page }) => {
    const empty = { face: rgb(colours.raised), edge: rgb(colours.edge) };
    await page.emulateMedia({ colorScheme: name });
    const boxes = [
      [paths.login("en"), "#rememberMe", colours.teal],
      [paths.booking("bn"), "#urgent", colours.red],
      [paths.booking("th"), "#urgent-no", colours.teal],
      [paths.shareYourStory("en"), "#rating", colours.teal],
    ] as const;
    for (const [path, id, checkedColour] of boxes) {
      await page.goto(path);
      const box = page.locator(id);
      expect(await coloursOf(box), `${path} ${id}`).toEqual(empty);
      await box.check();
      await expect(box).toBeChecked();
      expect(await coloursOf(box), `${path} ${id}`).toBe(rgb(checkedColour));
    }
  });
}
