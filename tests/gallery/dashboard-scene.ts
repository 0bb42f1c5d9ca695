import type { Browser, Page } from "@playwright/test";
import { openDatabase } from "#db/connection.server";
import { readEnv } from "~/server/env.server";
import { paths } from "../../app/paths";
import { startSiteProcess } from "../../bench/site-process";
import { insertSession } from "../support/admin";
import { sendBooking, uploadPicture } from "../support/journeys";
import { TEST_SECRETS } from "../support/secrets";
import { signedValue } from "../support/session-cookie";
import { dashboardAreas } from "./dashboard-areas";
import type { Scene } from "./public-scene";
import { insertDashboardRows, type People } from "./rows";

/** A family that writes twice: the second request starts a clock on the first. */
const TWICE = { email: "twice@example.com", phoneNumber: "01711 222333" };

/** Changed texts of records, so that they have an earlier version. */
const changes = [
  [paths.dashboardPage("team-member/sample-team-1", "en"), "role", "Answers all night"],
  [paths.dashboardPage("blog-posts/sample-flying-with-oxygen", "en"), "title", "Oxygen on board"],
  [paths.dashboardPage("company-info", "en"), "name", "Setu"],
] as const;

/** A site with a queue, content in every state, and signed-in readers. */
export async function startDashboardScene(browser: Browser): Promise<Scene> {
  const now = new Date();
  let people: People | undefined;
  const site = await startSiteProcess(async (dataDir) => {
    people = await insertDashboardRows({ ...TEST_SECRETS, DATA_DIR: dataDir }, now);
  }, TEST_SECRETS);
  if (!people) throw new Error("The database was not prepared");
  const env = readEnv({ ...TEST_SECRETS, DATA_DIR: site.dataDir });
  const db = openDatabase(env.databaseUrl);
  const sessionOf = async (id: string) => {
    const value = signedValue({ env }, await insertSession(db, id, now));
    return [{ name: "session", value, url: site.origin }];
  };
  const { coordinator, withPasskey, family } = people;
  const cookies = {
    family: await sessionOf(family.id),
    coordinator: await sessionOf(coordinator.id),
    "coordinator with a passkey": await sessionOf(withPasskey.id),
  };

  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const words of ["Stroke, three days ago.", "She can fly from Sunday on."]) {
    await sendBooking(page, { ...TWICE, tellUsMore: words });
  }
  await context.addCookies(cookies.coordinator);
  for (const [path, field, text] of changes) await change(page, path, field, text);
  const picturePath = await uploadPicture(page);
  await uploadPicture(page, "The bridge over the river, seen from the ward");
  const listPath = paths.dashboardBookings("en", { search: TWICE.email });
  await page.goto(listPath);
  const links = page.locator("main tbody th a");
  const [secondBookingPath = "", firstBookingPath = ""] = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute("href")?.split("?")[0] ?? ""),
  );

  // a form sent after the session has ended is kept
  await context.addCookies(cookies["coordinator with a passkey"]);
  await page.goto(paths.dashboardPage("team-member/new", "en"));
  await page.locator("[name=name]").fill("Shirin Akter");
  await page.locator("[name=bio]").fill("Rings back.\nAt any hour, day and night.");
  await db.deleteFrom("sessions").where("user_id", "=", withPasskey.id).execute();
  await page.locator("form:has([name=bio]) button[type=submit]").first().click();
  await page.waitForURL((url) => url.pathname.includes("login"));
  cookies["coordinator with a passkey"] = await sessionOf(withPasskey.id);
  const { id: keptForm } = await db.selectFrom("kept_forms").select("id").executeTakeFirstOrThrow();
  await context.close();
  await db.destroy();
  const areas = dashboardAreas({
    ...people,
    picturePath,
    firstBookingPath,
    secondBookingPath,
    keptForm,
  });
  return { site, areas, cookies };
}

async function change(page: Page, path: string, field: string, text: string): Promise<void> {
  await page.goto(path);
  const form = page.locator(`main form:has([name=${field}])`);
  await form.locator(`[name=${field}]`).fill(text);
  await form.evaluate((one: HTMLFormElement) => one.submit());
  await page.waitForEvent("load");
}
