import { expect, test } from "@playwright/test";
import { paths } from "../../app/paths";
import { samplePicture, signInAsCoordinator } from "../support/journeys";
import { expectReadable } from "../support/look";

test("a coordinator uploads a picture, describes it and assigns it to a team member", async ({
  page,
  javaScriptEnabled: hasScripts,
}) => {
  // both projects share one library and one team
  const mark = `${hasScripts ? "J" : "H"}${test.info().repeatEachIndex}`;
  const member = paths.dashboardRecord("team-member", `sample-team-${hasScripts ? 2 : 3}`, "en");
  await signInAsCoordinator(page, paths.dashboardPage("pictures", "en"));
  await page.getByRole("link", { name: "Upload a picture" }).click();

  // a file that is not a picture is refused, and the input is kept
  const program = { ...(await samplePicture()), buffer: Buffer.from("MZ not a picture") };
  await page.locator("input[type=file]").setInputFiles(program);
  await page.getByLabel("Description (বাংলা)").fill("বিছানার পাশে নার্স");
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByRole("alert").first()).toBeFocused();
  await expect(page.getByText("This file is not a JPEG").first()).toBeVisible();
  await expect(page.getByLabel("Description (বাংলা)")).toHaveValue("বিছানার পাশে নার্স");

  // without a description the form is refused, but the picture is kept and need not be sent again
  await page.locator("input[type=file]").setInputFiles(await samplePicture());
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByText("This picture has arrived.")).toBeVisible();
  if (hasScripts) await expectReadable(page);
  await page.getByLabel("Description (English)").fill(`A nurse ${mark}`);
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByText("The picture is uploaded.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`A nurse ${mark}`);
  if (hasScripts) await expectReadable(page);

  await page.goto(member);
  await page.getByRole("link", { name: "Picture…" }).click();
  await page.getByRole("searchbox").fill(`nurse ${mark}`);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: `Choose: A nurse ${mark}` }).click();
  await expect(page.getByText("The picture is chosen.")).toBeVisible();
  if (hasScripts) await expectReadable(page);

  await page.goto(paths.about("en"));
  const photo = page.getByRole("img", { name: `A nurse ${mark}` });
  await photo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await photo.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(".avif");
});

test("a picture that is uploaded and chosen empties the form, and is added once", async ({
  page,
  javaScriptEnabled: hasScripts,
}) => {
  const mark = `chosen ${hasScripts ? "J" : "H"}${test.info().repeatEachIndex}`;
  const hospital = "hospital-list/sample-bumrungrad-international";
  await signInAsCoordinator(page, paths.dashboardPage(`${hospital}/pictures`, "en"));
  const words = page.getByLabel("Description (English)");
  const send = page.getByRole("button", { name: "Upload and choose" });
  const chosen = page.getByRole("region").or(page.locator("section")).first().getByRole("img");
  const earlierCount = await chosen.count();

  // a refused form keeps its input
  await words.fill(mark);
  await send.click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect(words).toHaveValue(mark);

  await page.locator("input[type=file]").setInputFiles(await samplePicture());
  await send.click();
  await expect(page.getByText("The picture is chosen.").first()).toBeVisible();
  await expect(words).toHaveValue("");
  expect(
    await page.locator("input[type=file]").evaluate((input: HTMLInputElement) => input.value),
  ).toBe("");
  await send.click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await page.reload();
  await expect(chosen).toHaveCount(earlierCount + 1);
});

test("an upload shows its progress, rejects oversized files early, and survives a dropped connection", async ({
  page,
  context,
  javaScriptEnabled: hasScripts,
}) => {
  test.skip(!hasScripts, "without JavaScript the browser shows its own progress");
  const formPath = paths.dashboardPage("pictures/new", "en");
  await signInAsCoordinator(page, formPath);
  const picture = await samplePicture();
  const large = { ...picture, buffer: Buffer.concat([picture.buffer], 10 * 1024 * 1024 + 1) };
  await page.locator("input[type=file]").setInputFiles(large);
  await expect(page.getByText("This file is larger than 10 MB.")).toBeVisible();

  const devTools = await context.newCDPSession(page);
  const line = { offline: false, latency: 0, downloadThroughput: -1 };
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", { ...line, uploadThroughput: 2_000_000 });
  // data after the picture is ignored
  const long = { ...picture, buffer: Buffer.concat([picture.buffer], 6 * 1024 * 1024) };
  await page.locator("input[type=file]").setInputFiles(long);
  await expect(page.getByText("This file is larger than 10 MB.")).toHaveCount(0);
  await page.getByLabel("Description (English)").fill("A ward");
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByText(/^Uploading: [1-9]/)).toBeVisible();
  await devTools.send("Network.emulateNetworkConditions", { ...line, uploadThroughput: -1 });
  await expect(page.getByText("The picture is uploaded.")).toBeVisible({ timeout: 30_000 });

  await page.goto(formPath);
  await page.locator("input[type=file]").setInputFiles(picture);
  await page.getByLabel("Description (English)").fill("Typed before the line dropped");
  await devTools.send("Network.emulateNetworkConditions", {
    ...line,
    offline: true,
    uploadThroughput: -1,
  });
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByRole("alert").first()).toBeFocused();
  await devTools.send("Network.emulateNetworkConditions", { ...line, uploadThroughput: -1 });
  await expect(page.getByLabel("Description (English)")).toHaveValue(
    "Typed before the line dropped",
  );
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByText("The picture is uploaded.")).toBeVisible();
});
