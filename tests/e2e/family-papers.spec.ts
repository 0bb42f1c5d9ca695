import { writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { bn } from "../../app/locales/bn";
import { paths } from "../../app/paths";
import { addAccount } from "../support/e2e-database";
import { emailOf, sendBooking, typePassword } from "../support/journeys";
import { expectReadable } from "../support/look";

const { familyPapers: text, paperKinds } = bn;

test("a family sends a paper, adds a page and takes it away again", async ({
  page,
  javaScriptEnabled,
}, info) => {
  // axe needs scripts
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
  // the browser needs 20 seconds to take a buffer of 21 MiB, but none for a path
  const pdf = (name: string, size: number) => {
    const path = info.outputPath(name);
    writeFileSync(path, Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(size, name)]));
    return path;
  };
  const file = page.getByLabel(text.form.file);
  const send = page.getByRole("button", { name: text.form.submit });

  await test.step("the family's page names the first paper, whose link chooses it", async () => {
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

  // with scripts, files go in pieces
  if (javaScriptEnabled !== false) return;

  await test.step("a file arrives, with time and size", async () => {
    await file.setInputFiles(pdf("passport.pdf", 1_200_000));
    await send.click();
    await expect(page.getByRole("status")).toContainText(text.arrived.title);
    await expect(page.getByRole("status")).toContainText("১.১");
    await expect(main.getByRole("heading", { name: paperKinds.states.withUs })).toBeVisible();
    await look();
  });

  await test.step("a second page joins it", async () => {
    await page.getByRole("status").getByRole("link", { name: text.addPage }).click();
    await file.setInputFiles(pdf("page-2.pdf", 90_000));
    await send.click();
    await expect(page.getByRole("status")).toContainText(text.arrived.title);
    await expect(main).toContainText("ফাইল: ২");
  });

  await test.step("21 MB are refused, with a way out", async () => {
    await page.locator("select[name=item]").selectOption("other");
    await file.setInputFiles(pdf("scan.pdf", 21 * 1024 * 1024));
    await send.click();
    await expect(page.getByRole("alert")).toContainText(text.problems.tooLarge);
    await expect(page.locator("select[name=item]")).toHaveValue("other");
    await expect(main.locator("a[href^='tel:']").last()).toBeVisible();
  });

  await test.step("removing leaves nothing", async () => {
    await page.goto(paths.familyPage(reference, "bn", "papers"));
    await page.getByRole("button", { name: text.remove }).click();
    await expect(page.getByText(text.removed)).toBeVisible();
    await expect(main).not.toContainText("ফাইল: ২");
  });
});
