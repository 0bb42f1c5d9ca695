import { type BrowserContext, expect, test } from "@playwright/test";
import { matchRoutes } from "@remix-run/react";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { languages, pathInLanguage } from "../../app/locales/languages";
import { paths } from "../../app/paths";
import siteMap from "../../app/routes";
import { E2E_ADMIN } from "../support/e2e-admin.mjs";
import {
  pathInDashboard,
  sendBooking,
  sendMessage,
  signInAsCoordinator,
} from "../support/journeys";
import { visit, visitWithoutScripts } from "../support/look";
import { pagesBehindLogin, pagesForAll, walkedPages } from "../support/walked-pages";

test.use({ trace: "off", colorScheme: "light" });
test.setTimeout(240_000);

for (const language of languages) {
  test(`every public page in ${language}`, async ({
    page,
    context,
    baseURL,
    javaScriptEnabled,
  }) => {
    await pastTheFirstVisit(context, baseURL);
    const look = javaScriptEnabled === false ? visitWithoutScripts : visit;
    for (const path of pagesForAll) {
      await test.step(path, () => look(page, pathInLanguage(path, language)));
    }
  });

  test(`every page behind a log-in in ${language}`, async ({ page, javaScriptEnabled }) => {
    const look = javaScriptEnabled === false ? visitWithoutScripts : visit;
    const booking = await sendBooking(page, { email: E2E_ADMIN.email });
    const message = await sendMessage(page, { email: E2E_ADMIN.email });
    await signInAsCoordinator(page, paths.dashboard("en"));
    const bookingPath = await pathInDashboard(page, "bookings", booking);
    const messagePath = await pathInDashboard(page, "contacts", message);
    for (const path of pagesBehindLogin({ booking, message, bookingPath, messagePath })) {
      await test.step(path, () => look(page, pathInLanguage(path, language)));
    }
  });
}

test("the walk leaves out no page of the site map", ({ javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "said once");
  const pages = siteMap.filter(({ path }) => path === ":lang?").map(asRoute);
  const walked = walkedPages.map((path) => matchRoutes(pages, path.split("?")[0] ?? "")?.at(-1));
  const files = new Set(walked.map((match) => match?.route.id));
  expect(filesOf(pages).filter((file) => !files.has(file))).toEqual(notWalked);
});

/** Nothing to look at: what these answer, they answer to a form, or send on to another page. */
const notWalked = [
  "routes/account/mailed-code.tsx",
  "routes/account/profile/data.ts",
  "routes/account/second-step.tsx",
  "routes/account/second-step-passkey.tsx",
  "routes/dashboard/index.tsx",
  "routes/dashboard/contacts/closings.ts",
  "routes/dashboard/team-member/order.ts",
  "routes/dashboard/registration/withdrawal.ts",
  "routes/dashboard/security/passkeys/registration.tsx",
  "routes/dashboard/security/passkeys/removal.tsx",
];

type Route = Parameters<typeof matchRoutes>[0][number];

function asRoute({ file, path, index, children }: RouteConfigEntry): Route {
  return index && !children
    ? { id: file, path, index }
    : { id: file, path, children: children?.map(asRoute) };
}

function filesOf(routes: readonly Route[]): string[] {
  return routes.flatMap(({ id = "", children }) => (children ? filesOf(children) : [id]));
}

/** Without a first visit's loading screen. */
function pastTheFirstVisit(context: BrowserContext, baseURL = ""): Promise<void> {
  return context.addCookies([{ name: "visit", value: "1", url: baseURL }]);
}
