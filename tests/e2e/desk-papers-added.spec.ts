import { expect, test } from "@playwright/test";
import { en } from "../../app/locales/en";
import { paths } from "../../app/paths";
import {
  pathInDashboard,
  sendBooking,
  signInAsCoordinator,
  waitForScripts,
} from "../support/journeys";
import { expectReadable } from "../support/look";

const { deskPapers: text, paperKinds } = en;

test("a coordinator adds files that came by WhatsApp, and accepts the paper on its own page", async ({
  page,
  browser,
  javaScriptEnabled,
}, info) => {
  const reference = await sendBooking(page);
  const { baseURL } = info.project.use;
  const viewport = { width: 1280, height: 900 };
  const desk = await (await browser.newContext({ javaScriptEnabled, baseURL, viewport })).newPage();
  // axe needs JavaScript
  const look = () => (javaScriptEnabled === false ? undefined : expectReadable(desk));
  const main = desk.getByRole("main");
  const file = (name: string, head = "%PDF-1.7\n") => ({
    name,
    mimeType: "application/pdf",
    buffer: Buffer.from(head + name),
  });
  const files = main.locator("input[name=file]");
  const add = main.getByRole("button", { name: text.added.submit, exact: true });
  await signInAsCoordinator(desk, paths.dashboard("en"));
  await desk.goto(await pathInDashboard(desk, "bookings", reference));
  await waitForScripts(desk, javaScriptEnabled, "form#act");
  await main.getByRole("link", { name: text.added.link }).click();
  await expect(desk.getByRole("heading", { level: 1 })).toContainText(reference);
  await look();

  await test.step("names the refused file, and keeps the chosen paper and channel", async () => {
    await main.locator("select[name=item]").selectOption("report");
    await main.locator("select[name=way]").selectOption("whatsapp");
    await files.setInputFiles([file("page-1.pdf"), file("page-2.pdf", "<html>")]);
    await add.click();
    await expect(desk.getByRole("alert")).toContainText("page-2.pdf");
    await expect(main.locator("select[name=item]")).toHaveValue("report");
    await expect(main.locator("select[name=way]")).toHaveValue("whatsapp");
    await look();
  });

  await test.step("shows two files sent together as one paper", async () => {
    await files.setInputFiles([file("page-1.pdf"), file("page-2.pdf")]);
    await add.click();
    await expect(desk.getByText(text.toasts.added)).toBeVisible();
    await expect(main.getByRole("listitem").filter({ hasText: "Files: 2" })).toHaveCount(1);
    await look();
  });

  await test.step("accepts the paper on the page that shows the file", async () => {
    await main.getByRole("link", { name: paperKinds.kinds.report }).click();
    await expect(main.getByRole("link", { name: text.refuse })).toBeVisible();
    await look();
    await main.getByRole("button", { name: text.accept, exact: true }).click();
    await expect(desk.getByText(text.toasts.accepted)).toBeVisible();
    await expect(main.getByRole("heading", { name: text.done })).toBeVisible();
  });
});
