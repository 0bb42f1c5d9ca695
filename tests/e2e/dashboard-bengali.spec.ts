import { expect, type Page, test } from "@playwright/test";
import { bn } from "../../app/locales/bn";
import { paths } from "../../app/paths";
import {
  emailOf,
  ownPhone,
  sendBooking,
  sendMessage,
  signInAsCoordinator,
} from "../support/journeys";

const { clock, filters, list, messages, nav, statuses } = bn.dashboard;
const { handling } = bn;
const { composer } = handling;

/** A sentence of the dictionary up to its parameter. */
const textBefore = (text: string) => text.split("{{")[0] ?? "";
const press = (page: Page, name: string) =>
  page.locator("main").getByRole("button", { name, exact: true }).click();

/** Opens the folded navigation of the dashboard and follows a link of it. */
async function goTo(page: Page, name: string): Promise<void> {
  await page.locator("header > div > details > summary").click();
  await page.locator("header details nav").getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
}

/** Expects Latin letters only in references, email addresses and file types. */
async function expectBengali(page: Page): Promise<void> {
  // without text that people entered, also in other journeys
  const text = await page.locator("main").evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    // names of colleagues and hospitals may be in Latin letters, and so are the keys of the
    // keyboard
    const colleagues = "select[name=assignee] option:not([value=''], [value=me], [value=none])";
    const typed = `bdi, script, dialog dt, #hospital option, ${colleagues}`;
    for (const one of copy.querySelectorAll(typed)) one.remove();
    return copy.textContent;
  });
  const latinWords = text
    .replace(/SETU-[\w-]+/g, "")
    .replace(/[\w.+-]+@[\w.-]+/g, "")
    .replace("(CSV)", "")
    .match(/[A-Za-z]{2,}/g);
  expect(latinWords ?? []).toEqual([]);
}

const inBengali = (digits: string) =>
  digits.replace(/\d/g, (digit) => "০১২৩৪৫৬৭৮৯"[Number(digit)] ?? "");

test("a coordinator works in Bengali: overview, list, booking, reply", async ({ page }, info) => {
  const email = emailOf("rahima", info);
  const fullName = "রহিমা খাতুন";
  const phoneNumber = ownPhone();
  const reference = await sendBooking(
    page,
    {
      fullName,
      email,
      phoneNumber,
      patientCurrentLocation: "ঢাকা মেডিকেল",
      destinationCountry: "থাইল্যান্ড",
      tellUsMore: "তিন দিন আগে স্ট্রোক হয়েছে।",
    },
    paths.booking("bn"),
  );
  await signInAsCoordinator(page, paths.dashboard("bn"));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(bn.queue.title);

  await test.step("finds the booking by name, by email and by state", async () => {
    await goTo(page, nav.bookings);
    const row = page.getByRole("row").filter({ hasText: reference });
    for (const words of [fullName, email, inBengali(phoneNumber)]) {
      await page.getByRole("searchbox").fill(words);
      await press(page, list.submit);
      await expect(page.getByRole("searchbox")).toHaveValue(words);
      await expect(row).toHaveCount(1);
    }
    await page.getByRole("searchbox").fill(reference);
    await page.locator("#status").selectOption({ label: filters.open });
    await press(page, list.submit);
    await expect(page.locator("main [role=status]")).toHaveText(`${textBefore(list.count)}১`);
    await expect(row).toContainText(bn.queue.clock.left.replace("{{time}}", "").trim());
    await expectBengali(page);
    await page.locator("#status").selectOption({ label: filters.closed });
    await press(page, list.submit);
    await expect(page.getByText(list.empty)).toBeVisible();
    // requests of other journeys may fill the first page by now
    await page.getByRole("link", { name: list.reset }).click();
    await expect(page.getByRole("searchbox")).toHaveValue("");
    await expect(page.getByRole("row").filter({ hasText: "SETU-" })).not.toHaveCount(0);
    await page.getByRole("searchbox").fill(reference);
    await press(page, list.submit);
    await row.getByRole("link", { name: reference }).click();
  });

  const formattedPhone = `${phoneNumber.slice(0, 5)}-${phoneNumber.slice(5)}`;
  await test.step("records a conversation, which is refused without its channel, and takes the next step", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(fullName);
    await expect(
      page
        .getByText(new RegExp(`${inBengali(formattedPhone)}|${formattedPhone}`))
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await page.getByLabel(composer.words).fill("ছেলের সঙ্গে কথা হয়েছে");
    await page.locator("#composer button[value=stay]").click();
    await expect(page.getByRole("alert").first()).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${bn.common.errorPrefix}`));
    await expect(page.getByLabel(composer.words)).toHaveValue("ছেলের সঙ্গে কথা হয়েছে");
    await expectBengali(page);
    await page.getByLabel(composer.acts.whatsapp, { exact: true }).check();
    await page.locator("#composer button[value=stay]").click();
    await expect(page.getByText(handling.toasts.saved)).toBeVisible();
    await expect(page.getByText(`${statuses.received} → ${statuses.acknowledged}`)).toBeVisible();
    await expect(page.locator("main")).toContainText(textBefore(clock["in-time"]));
    await expect(page.locator("main")).toContainText("ছেলের সঙ্গে কথা হয়েছে");
    await expectBengali(page);
  });
});

test("a coordinator reads, closes and reopens a message in Bengali", async ({ page }, info) => {
  const letter = {
    name: "করিম আহমেদ",
    email: emailOf("karim", info),
    message: "শুধু ভিসার জন্য সাহায্য করেন?",
  };
  const reference = await sendMessage(page, letter, paths.contact("bn"));
  await signInAsCoordinator(page, paths.dashboardPage("contacts", "bn"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(messages.title);
  await page.getByRole("searchbox").fill(letter.email);
  await press(page, list.submit);
  await expect(page.locator("main [role=status]")).toHaveText(`${textBefore(messages.count)}১`);
  await page.getByRole("link", { name: reference }).click();
  await expect(page.getByText(letter.message)).toBeVisible();
  const statusChange = (from: string, to: string) => page.getByText(`${from} → ${to}`);
  const { received, completed } = messages.statuses;
  await page.getByLabel(composer.next).selectOption("completed");
  await page.locator("#composer button[value=stay]").click();
  await expect(statusChange(received, completed).first()).toBeVisible();
  await page.getByText(messages.reopen, { exact: true }).click();
  await page.getByLabel(composer.instead).selectOption("received");
  await page.getByLabel(composer.why, { exact: true }).fill("আবার লিখেছেন");
  await page.locator("#composer button[value=stay]").click();
  await expect(statusChange(completed, received).first()).toBeVisible();
  await page.getByLabel(composer.acts.called, { exact: true }).check();
  await page.locator("#composer button[value=stay]").click();
  await expect(statusChange(received, messages.statuses.acknowledged).first()).toBeVisible();
  // the toast of the previous press may still be visible
  await expect(page.getByText(handling.toasts.saved).last()).toBeVisible();
  await expectBengali(page);
});
