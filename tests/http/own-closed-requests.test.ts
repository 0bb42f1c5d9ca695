import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { anAccount, signInAs } from "../support/accounts";
import { insertBooking, insertMessage } from "../support/bookings";
import { type Site, startSite } from "../support/site";
import type { Page } from "../support/visitor";
import { texts } from "../support/words";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe("merged or unanswered request", () => {
  const cardOf = (page: Page, reference: string) =>
    page.document.querySelectorAll("h3").find(({ text }) => text === reference)?.parentNode;

  it.each(languages)(
    "shows no clock once merged, and links to its target, in %s",
    async (language) => {
      const { profile } = texts(language).account;
      const email = `merged-${language}@example.com`;
      const { id: user_id } = await anAccount(site, email);
      const at = languages.indexOf(language);
      const [target, merged, message] = [2, 3, 4].map((n) => `SETU-${n}222-000${at}`) as [
        string,
        string,
        string,
      ];
      const targetId = await insertBooking(site.db, { user_id, email, reference: target });
      await insertBooking(site.db, {
        user_id,
        email,
        reference: merged,
        status: "duplicate",
        merged_into: targetId,
      });
      const merge = { status: "duplicate", merged_into: targetId } as const;
      await insertMessage(site.db, { user_id, email, reference: message, ...merge });
      const visitor = site.visitor();
      await signInAs(visitor, email);
      const page = await visitor.get(paths.profile(language));
      const targetPath = paths.familyPage(target, language);
      expect(cardOf(page, target)?.text).toContain(profile.replyDue);
      for (const reference of [merged, message]) {
        const card = cardOf(page, reference);
        expect(card?.text, reference).not.toContain(profile.replyDue);
        expect(card?.querySelector(`dd a[href="${targetPath}"]`)?.text, reference).toBe(target);
      }
      const mergedPage = await visitor.get(paths.profileBooking(merged, language));
      expect(mergedPage.document.querySelector(`main a[href="${targetPath}"]`)?.text).toContain(
        target,
      );
    },
  );

  it("does not reveal the number of another relative's request", async () => {
    const email = "son@example.com";
    const { id: user_id } = await anAccount(site, email);
    const target = { email: "father@example.com", reference: "SETU-5555-0001" };
    const merged_into = await insertBooking(site.db, target);
    const reference = "SETU-5555-0002";
    await insertBooking(site.db, { user_id, email, reference, status: "duplicate", merged_into });
    const visitor = site.visitor();
    await signInAs(visitor, email);
    for (const path of ["/profile", paths.profileBooking(reference, "en")]) {
      const page = await visitor.get(path);
      expect(page.text).toContain(reference);
      expect(page.html).not.toContain(target.reference);
    }
  });

  it.each(["cancelled", "declined", "spam", "completed"] as const)(
    "shows no clock once it is %s without a reply",
    async (status) => {
      const email = `${status}@example.com`;
      const { id: user_id } = await anAccount(site, email);
      await insertBooking(site.db, { user_id, email, status });
      await insertMessage(site.db, { user_id, email, status: "completed" });
      const visitor = site.visitor();
      await signInAs(visitor, email);
      const page = await visitor.get("/profile");
      expect(page.text).toContain("Sent");
      expect(page.text).not.toContain(texts("en").account.profile.replyDue);
    },
  );
});
