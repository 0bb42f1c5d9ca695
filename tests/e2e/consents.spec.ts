import { expect, test } from "@playwright/test";
import { bn } from "../../app/locales/bn";
import { en } from "../../app/locales/en";
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

const { desk: text } = en.consents;
const { family } = bn.consents;
const HOSPITAL = "Riverside Hospital";

test("a family gives its consent, sees what was sent, and withdraws its consent", async ({
  page,
  browser,
  javaScriptEnabled,
}, info) => {
  // axe needs JavaScript
  const look = () => (javaScriptEnabled === false ? undefined : expectReadable(page));
  const { email } = addAccount(emailOf("consents", info), "user");
  const reference = await sendBooking(page, { email }, paths.booking("bn"));
  const { baseURL } = info.project.use;
  const viewport = { width: 1280, height: 900 };
  const desk = await (await browser.newContext({ javaScriptEnabled, baseURL, viewport })).newPage();
  await signInAsCoordinator(desk, paths.dashboard("en"));
  const consents = `${await pathInDashboard(desk, "bookings", reference)}/consents`;

  await test.step("a coordinator asks; nothing can be noted as sent yet", async () => {
    await desk.goto(consents);
    await desk.getByLabel(text.recipient).fill(HOSPITAL);
    await desk.getByRole("button", { name: text.submit }).click();
    await expect(desk.getByText(text.asked).first()).toBeVisible();
    await desk.goto(`${consents}/disclosures`);
    await desk.getByLabel(en.consents.facts).check();
    await desk.getByRole("button", { name: text.sending.submit }).click();
    await expect(desk.getByRole("alert")).toContainText(text.sending.refused);
    await expect(desk.getByLabel(en.consents.facts)).toBeChecked();
  });

  await page.goto(paths.login("bn"));
  await typePassword(page, { email });
  await page.waitForURL(/\/bn\/profile$/);
  await page.goto(paths.familyPage(reference, "bn"));
  const main = page.getByRole("main");
  await test.step("the family reads the question in Bengali and agrees", async () => {
    await expect(main).toContainText(family.asked);
    await page.getByRole("link", { name: family.open }).click();
    await expect(main).toContainText(bn.consents.words.always);
    await look();
    await page.getByLabel(family.name).fill("আরিফ হাসান");
    await page.getByRole("button", { name: family.submit }).click();
    await expect(page.getByRole("alert")).toContainText(family.tick);
    await expect(page.getByLabel(family.name)).toHaveValue("আরিফ হাসান");
    await page.getByLabel(family.agreed).check();
    await page.getByRole("button", { name: family.submit }).click();
    await expect(page.getByText(family.thanks)).toBeVisible();
    await look();
  });

  await test.step("the coordinator notes what was sent", async () => {
    await desk.getByRole("button", { name: text.sending.submit }).click();
    await expect(desk.getByText(text.sending.done)).toBeVisible();
  });

  await test.step("the family sees what was sent, and withdraws its consent", async () => {
    await page.reload();
    await expect(main).toContainText(bn.consents.facts);
    await expect(main).toContainText(bn.consents.sentBy.email);
    await look();
    await page.getByRole("button", { name: family.withdraw }).click();
    await expect(page.getByText(family.withdrawn)).toBeVisible();
    await expect(page.getByRole("button", { name: family.withdraw })).toHaveCount(0);
    await page.goto(paths.familyPage(reference, "bn", "conversation"));
    await expect(main).toContainText(`${bn.consents.told.withdrawn}: ${HOSPITAL}`);
  });
});
