import { writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { bn } from "../../app/locales/bn";
import { paths } from "../../app/paths";
import { addAccount } from "../support/e2e-database";
import { emailOf, sendBooking, typePassword } from "../support/journeys";
import { expectReadable } from "../support/look";

const { familyPapers: text, paperKinds } = bn;

test("a family sends a paper, adds a page and removes the paper", async ({
  page,
  javaScriptEnabled,
}, info) => {
  // axe needs JavaScript
  const look = () => (javaScriptEnabled === false ? undefined : expectReadable(page));
  const { email } = addAccount(emailOf("papers", info), "user");
  const reference = await sendBooking(
    page,
    { email, destinationCountry: "Thailand" },
    paths.booking("bn"),
  );
  await page.goto(paths.login("bn"));
  await typePassword(page, { email });
  await page.waitForURL(/\/bn\/profile$/);
  const main = page.getByRole("main");
  // passing a buffer of 21 MiB to the browser takes 20 seconds; a path takes none
  const pdf = (name: string, size: number) => {
    const path = info.outputPath(name);
    writeFileSync(path, Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(size, name)]));
    return path;
  };
  const file = page.getByLabel(text.form.file);
  const send = page.getByRole("button", { name: text.form.submit });

  await test.step("the family's page links to the form with the first needed paper selected", async () => {
    await page.goto(paths.familyPage(reference, "bn"));
    await expect(main).toContainText(text.needed.title);
    await look();
    await page.getByRole("link", { name: text.send, exact: true }).click();
    await expect(page).toHaveURL(/\/papers\?item=/);
    await expect(main).toContainText(paperKinds.states.toDo);
    await expect(page.locator("select[name=item]")).not.toHaveValue("");
    await look();
  });

  await test.step("without a file the form says what is missing", async () => {
    await send.click();
    await expect(page.getByRole("alert")).toContainText(text.problems.missing);
    await expect(page.locator("select[name=item]")).not.toHaveValue("");
    await look();
  });

  // with JavaScript, files are uploaded in chunks: `paper-sending.spec.ts`
  if (javaScriptEnabled !== false) return;

  await test.step("confirms the file and its size", async () => {
    await file.setInputFiles(pdf("passport.pdf", 1_200_000));
    await send.click();
    await expect(page.getByRole("status")).toContainText(text.arrived.title);
    await expect(page.getByRole("status")).toContainText("১.১");
    await expect(main.getByRole("heading", { name: paperKinds.states.withUs })).toBeVisible();
    await look();
  });

  await test.step("adds a second page to the paper", async () => {
    await page.getByRole("status").getByRole("link", { name: text.addPage }).click();
    await file.setInputFiles(pdf("page-2.pdf", 90_000));
    await send.click();
    await expect(page.getByRole("status")).toContainText(text.arrived.title);
    await expect(main).toContainText("ফাইল: ২");
  });

  await test.step("refuses a file of 21 MB and shows the phone number", async () => {
    await page.locator("select[name=item]").selectOption("other");
    await file.setInputFiles(pdf("scan.pdf", 21 * 1024 * 1024));
    await send.click();
    await expect(page.getByRole("alert")).toContainText(text.problems.tooLarge);
    await expect(page.locator("select[name=item]")).toHaveValue("other");
    await expect(main.locator("a[href^='tel:']").last()).toBeVisible();
  });

  await test.step("removes the paper with both pages", async () => {
    await page.goto(paths.familyPage(reference, "bn", "papers"));
    await page.getByRole("button", { name: text.remove }).click();
    await expect(page.getByText(text.removed)).toBeVisible();
    await expect(main).not.toContainText("ফাইল: ২");
  });
});
