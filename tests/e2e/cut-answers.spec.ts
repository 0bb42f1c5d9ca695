import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../app/paths";
import { randomOf } from "../../siege/random";
import { type Cut, cuttingLine } from "../support/cutting-line";
import { countRows } from "../support/e2e-database";
import { ownPhone, waitForWorker } from "../support/journeys";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "needs JavaScript");

/** `CUT_BOOKINGS=1000` makes a long run; of 32, more are dropped than a phone keeps at once. */
const BOOKINGS = Number(process.env.CUT_BOOKINGS ?? 32);
const CUTS: Cut[] = ["before", "during the answer", "before the answer", "never"];

/** Sends the booking again while the connection fails; with the worker, one attempt is enough. */
async function book(page: Page, fields: Record<string, string>, presses: number): Promise<void> {
  await page.evaluate(
    async ({ fields, presses }) => {
      for (let press = 0; press < presses; press++) {
        const body = new URLSearchParams(fields);
        const init = { method: "POST", body, redirect: "manual" } as const;
        const answer = await fetch("/booking", init).catch(() => null);
        // the redirect leads to the page that confirms the arrival
        if (answer?.type === "opaqueredirect") return;
      }
      // the page posts this when the connection is back
      navigator.serviceWorker.controller?.postMessage({ type: "online" });
    },
    { fields, presses },
  );
}

for (const serviceWorkers of ["allow", "block"] as const) {
  test.describe(`bookings cut off at random, workers: ${serviceWorkers}`, () => {
    // the content policy of a public page forbids fetch
    test.use({ serviceWorkers, bypassCSP: true });
    test.setTimeout(60_000 + BOOKINGS * 1_000);

    test("are each stored exactly once", async ({ page, baseURL }) => {
      const random = randomOf(BOOKINGS);
      const line = await cuttingLine(Number(new URL(baseURL ?? "").port), () => random.pick(CUTS));
      const hasWorker = serviceWorkers === "allow";
      await page.goto(line.origin + paths.booking("en"));
      if (hasWorker) await waitForWorker(page);
      const csrf = await page.locator("form#booking [name=csrf]").inputValue();
      const emails = Array.from({ length: BOOKINGS }, () => `${randomUUID()}@example.com`);
      for (const email of emails) {
        const submissionKey = randomUUID();
        const who = { fullName: "Rahima", email, phoneNumber: ownPhone() };
        await book(page, { csrf, submissionKey, ...who }, hasWorker ? 1 : 30);
      }
      line.heal();
      if (hasWorker) {
        const waiting = page.locator("#unsent button", { hasText: "Send now" });
        await expect(async () => {
          await page.goto(line.origin + paths.unsent("en"));
          await expect(waiting).toHaveCount(0, { timeout: 1_000 });
        }).toPass();
      }
      line.close();
      expect(line.cuts()).toBeGreaterThan(BOOKINGS / 3);
      test.info().annotations.push({ type: "cuts", description: String(line.cuts()) });
      const counts = await Promise.all(
        emails.map((email) => countRows("requests", "email", email)),
      );
      expect(counts).toEqual(emails.map(() => 1));
    });
  });
}
