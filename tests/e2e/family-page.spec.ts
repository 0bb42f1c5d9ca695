import { expect, test } from "@playwright/test";
import { bn } from "../../app/locales/bn";
import { paths } from "../../app/paths";
import { addAccount } from "../support/e2e-database";
import {
  emailOf,
  pathInDashboard,
  sendBooking,
  signInAsCoordinator,
  typePassword,
} from "../support/journeys";
import { expectReadable } from "../support/look";

const { familyPage } = bn;

/** Bottom of a phone's first screen, above the bar. */
const FIRST_SCREEN = 676;

test("a family writes, gets an answer and corrects its details", async ({
  page,
  browser,
  javaScriptEnabled,
}, info) => {
  // axe needs JavaScript
  const look = () => (javaScriptEnabled === false ? undefined : expectReadable(page));
  const { email } = addAccount(emailOf("writes", info), "user");
  const reference = await sendBooking(page, { email }, paths.booking("bn"));
  await page.goto(paths.login("bn"));
  await typePassword(page, { email });
  await page.waitForURL(/\/bn\/profile$/);
  await page.getByRole("link", { name: reference }).click();
  const main = page.getByRole("main");
  const familyPath = paths.familyPage(reference, "bn");
  await expect(page).toHaveURL(familyPath);

  await test.step("the first screen shows the state, the deadline and 999", async () => {
    await expect(main).toContainText(familyPage.due.label);
    const danger = await main.getByRole("link", { name: "৯৯৯" }).first().boundingBox();
    expect((danger?.y ?? 0) + (danger?.height ?? 0)).toBeLessThanOrEqual(FIRST_SCREEN);
    await look();
    await page.emulateMedia({ colorScheme: "dark" });
    await look();
    await page.emulateMedia({ colorScheme: "light" });
  });

  const box = page.getByLabel(familyPage.conversation.label);
  const send = main.getByRole("button", { name: familyPage.conversation.submit, exact: true });
  await test.step("an empty message is refused; a text appears in the conversation", async () => {
    await page.locator("body > nav").getByRole("link", { name: bn.common.act.write }).click();
    await box.fill("   ");
    await send.click();
    await expect(page.getByRole("alert")).toContainText(bn.validation.messageRequired);
    await box.fill("আব্বার জ্বর এখন ১০২। কী করব?");
    await send.click();
    await expect(page.getByText(familyPage.conversation.sent)).toBeVisible();
    await expect(main).toContainText("আব্বার জ্বর এখন ১০২। কী করব?");
    await expect(box).toHaveValue("");
    await look();
  });

  await test.step("a coordinator reads and answers", async () => {
    const { baseURL } = info.project.use;
    const desk = await (
      await browser.newContext({
        javaScriptEnabled,
        baseURL,
        viewport: { width: 1280, height: 900 },
      })
    ).newPage();
    await signInAsCoordinator(desk, paths.dashboard("en"));
    await desk.goto(await pathInDashboard(desk, "bookings", reference));
    await expect(desk.getByRole("main")).toContainText("আব্বার জ্বর এখন ১০২। কী করব?");
    const composer = desk.locator("form#act");
    await composer.locator("[name=did][value=wrote]").check();
    await composer.locator("[name=words]").fill("প্যারাসিটামল দিন। আধা ঘণ্টায় ফোন করছি।");
    await composer.locator("button[value=stay]:visible").click();
    await expect(desk.getByRole("main")).toContainText("প্যারাসিটামল দিন।");
    await desk.context().close();
    await page.reload();
    await expect(main).toContainText("প্যারাসিটামল দিন।");
    await expect(main).toContainText(familyPage.read.split("{{name}}")[0] ?? "");
    await page.getByRole("link", { name: familyPage.conversation.all }).click();
    await expect(main.locator("ol > li")).not.toHaveCount(0);
    await expect(box).toBeVisible();
    await look();
  });

  await test.step("the family corrects where the patient is", async () => {
    await page.goto(familyPath);
    await main.locator("summary").filter({ hasText: familyPage.sent.title }).click();
    await main.getByRole("link", { name: familyPage.details.link }).click();
    const age = page.locator("form#details [name=patientAge]");
    await age.fill("অনেক");
    const save = main.getByRole("button", { name: familyPage.details.submit });
    await save.click();
    await expect(page.getByRole("alert")).toContainText(bn.validation.ageInvalid);
    await age.fill("৬২");
    await page.locator("form#details [name=patientCurrentLocation]").fill("সিলেট");
    await look();
    await save.click();
    await expect(page.getByText(familyPage.details.saved)).toBeVisible();
    await main.locator("summary").filter({ hasText: familyPage.sent.title }).click();
    await expect(main).toContainText("সিলেট");
  });

  await test.step("the family cancels, and undoes that", async () => {
    await main.getByRole("link", { name: familyPage.cancel.link }).click();
    await look();
    await main.getByRole("button", { name: familyPage.cancel.submit }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(familyPage.cancel.done.title);
    await main.getByRole("button", { name: familyPage.cancel.done.submit }).click();
    await expect(page.getByText(familyPage.cancel.back)).toBeVisible();
    await expect(box).toBeVisible();
  });
});
