import { type BrowserContext, test } from "@playwright/test";
import { languages, pathInLanguage } from "../../app/locales/languages";
import { paths } from "../../app/paths";
import { E2E_ADMIN } from "../support/e2e-admin.mjs";
import {
  pathInDashboard,
  sendBooking,
  sendMessage,
  signInAsCoordinator,
} from "../support/journeys";
import { visit } from "../support/look";
import { publicPages } from "../support/public-pages";

// what a page is like does not depend on scripts; journeys test both
test.use({ trace: "off" });
test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "looked at once");

const themes = ["light", "dark"] as const;

for (const language of languages) {
  for (const theme of themes) {
    test(`every public page in ${language}, ${theme}`, async ({ page, context, baseURL }) => {
      test.setTimeout(240_000);
      await setCookies(context, baseURL, { theme, visit: "1" });
      for (const path of publicPages) {
        await test.step(path, () => visit(page, pathInLanguage(path, language)));
      }
    });
  }

  test(`every page behind a log-in in ${language}`, async ({ page, context, baseURL }) => {
    test.setTimeout(240_000);
    const booking = await sendBooking(page, { email: E2E_ADMIN.email });
    const message = await sendMessage(page, { email: E2E_ADMIN.email });
    await signInAsCoordinator(page, paths.dashboard("en"));
    const bookingPath = await pathInDashboard(page, "bookings", booking);
    const english = [
      paths.bookingSent(booking, "en"),
      paths.messageSent(message, "en"),
      paths.storySent("en"),
      paths.dashboard("en"),
      paths.dashboardBookings("en"),
      paths.dashboardBookings("en", { search: "nobody-at-all" }),
      bookingPath,
      `${bookingPath}/moves`,
      `${bookingPath}/replies`,
      paths.dashboardPage("contacts", "en"),
      await pathInDashboard(page, "contacts", message),
      ...["registration", "security", "security/passkeys", "audit"].map((part) =>
        paths.dashboardPage(part, "en"),
      ),
      paths.profile("en"),
      paths.profileBooking(booking, "en"),
      ...["details", "password", "devices", "deletion"].map((part) =>
        paths.profilePart(part, "en"),
      ),
    ];
    for (const theme of themes) {
      await setCookies(context, baseURL, { theme });
      for (const path of english) {
        await test.step(`${path}, ${theme}`, () => visit(page, pathInLanguage(path, language)));
      }
    }
  });
}

function setCookies(
  context: BrowserContext,
  baseURL: string | undefined,
  values: Record<string, string>,
): Promise<void> {
  return context.addCookies(
    Object.entries(values).map(([name, value]) => ({ name, value, url: baseURL ?? "" })),
  );
}
