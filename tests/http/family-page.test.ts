import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { anAccount, signInAs } from "../support/accounts";
import { coordinator } from "../support/admin";
import { insertBooking, insertMessage } from "../support/bookings";
import { openFamilyPage } from "../support/family-page";
import { insertRequestEvent } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page } from "../support/visitor";
import { texts } from "../support/words";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

let familyCount = 0;
async function aFamily(columns: Parameters<typeof insertBooking>[1] = {}) {
  const reference = `SETU-7000-${String(++familyCount).padStart(4, "0")}`;
  const id = await insertBooking(site.db, { reference, ...columns });
  const page = paths.familyPage(reference, "en");
  return { id, reference, page };
}

describe("family's page", () => {
  it("requires a session, and does not reveal whether the request exists", async () => {
    const { reference } = await aFamily();
    for (const one of [reference, "SETU-0000-0000"]) {
      for (const part of ["", "conversation"]) {
        const response = await site.fetch(paths.familyPage(one, "bn", part));
        expect(response.status).toBe(302);
        expect(response.headers.get("Location")).toBe(
          paths.requestNumber("bn", { reference: one }),
        );
      }
    }
    const other = await openFamilyPage(site, (await aFamily()).id);
    const response = await other.send(paths.familyPage(reference, "en"));
    expect(response.status).toBe(302);
  });

  it.each(languages)("shows the status and all messages, in %s", async (language) => {
    const { id, reference } = await aFamily({
      patient_current_location: "Sylhet",
      tell_us_more: "She cannot lie flat.",
    });
    const visitor = await openFamilyPage(site, id);
    const page = await visitor.get(paths.familyPage(reference, language));
    expect(page.status).toBe(200);
    const text = texts(language);
    const sent = await site.visitor().get(paths.bookingSent(reference, language));
    expect(page.document.querySelector("h1")?.text).toBe(sent.document.querySelector("h1")?.text);
    expect(page.text).toContain(reference);
    expect(page.text).toContain(text.familyPage.due.label);
    expect(page.text).toContain("Sylhet");
    expect(page.text).toContain("She cannot lie flat.");
    expect(page.document.querySelector("main form[action='/request/leave']")?.text).toContain(
      text.familyPage.leave,
    );
    const bar = page.document.querySelectorAll("body > nav a").map((link) => link.text);
    expect(bar).toContain(text.common.act.write);
    expect(page.document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe(
      "noindex",
    );
    expect(page.headers.get("Cache-Control")).toBe("no-store");
  });

  it("fits ten packets with a long conversation, in every language", async () => {
    const { id, reference } = await aFamily({
      tell_us_more: "আমার আব্বার শ্বাসকষ্ট। ".repeat(20),
    });
    for (const n of [1, 2, 3, 4]) {
      const event = { id: `long-${n}`, request_id: id, at: `2026-11-20T08:1${n}:00.000Z` };
      const words = `${n}. তিনি এখন আইসিইউতে আছেন, অক্সিজেন চলছে। `.repeat(8);
      await insertRequestEvent(site.db, { ...event, kind: "family", by: "family", words });
    }
    const visitor = await openFamilyPage(site, id);
    for (const language of languages) {
      const path = paths.familyPage(reference, language);
      const response = await visitor.send(path, { headers: { "Accept-Encoding": "br" } });
      const { byteLength } = await response.arrayBuffer();
      const headers = [...response.headers].map((header) => `${header.join(": ")}\r\n`).join("");
      // ten TCP segments of 1,460 bytes; 120 bytes for the headers that the server adds
      expect(byteLength + headers.length + 120, path).toBeLessThanOrEqual(14_600);
    }
  });

  it("names the coordinator who read the request by her public name", async () => {
    const { id, page } = await aFamily();
    const visitor = await openFamilyPage(site, id);
    expect((await visitor.get(page)).text).not.toContain(texts("en").familyPage.readers.title);
    const nila = await coordinator(site);
    await site.db.updateTable("users").set({ public_name: "Nila Apa" }).execute();
    await nila.get(paths.dashboardBooking(id, "en"));
    const after = await visitor.get(page);
    expect(after.text).toContain("Read by Nila Apa at 2:30");
    expect(after.text).toContain(texts("en").familyPage.readers.title);
  });

  it("does not mark a newer message as read", async () => {
    const { id, page } = await aFamily();
    const visitor = await openFamilyPage(site, id);
    const nila = await coordinator(site);
    const card = (shown: Page) =>
      shown.document
        .querySelectorAll("main p")
        .find(({ text }) => text === texts("en").familyPage.due.label)?.parentNode?.text;
    await nila.get(paths.dashboardBooking(id, "en"));
    expect(card(await visitor.get(page))).toContain("Read by");
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    const after = await visitor.submit(await visitor.get(page), { words: "Worse" }, "#write");
    expect(card(after)).toBeDefined();
    expect(card(after)).not.toContain("Read by");
  });

  it("is recorded as read once, and again after a newer answer", async () => {
    const { id, page } = await aFamily();
    const visitor = await openFamilyPage(site, id);
    const readings = () =>
      site.db
        .selectFrom("audit_events")
        .select("id")
        .where("kind", "=", "family-read")
        .where("request_id", "=", id)
        .execute();
    await visitor.get(page);
    await visitor.get(page);
    expect(await readings()).toHaveLength(1);
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    await insertRequestEvent(site.db, {
      id: "answered-meanwhile",
      request_id: id,
      kind: "reply",
      channel: "page",
      at: site.clock.now.toISOString(),
      words: "We have asked the hospital.",
    });
    await visitor.get(page);
    expect(await readings()).toHaveLength(2);
  });

  it("has no message box after the request is closed, and links to a merge target", async () => {
    const { familyPage } = texts("en");
    const done = await aFamily({ status: "completed" });
    const closed = await (await openFamilyPage(site, done.id)).get(done.page);
    expect(closed.document.querySelector("[name=words]")).toBeNull();
    expect(closed.text).toContain(familyPage.closed.title);
    expect(closed.document.querySelector(`main a[href="${paths.booking("en")}"]`)).not.toBeNull();

    const target = await aFamily();
    const part = await aFamily({ status: "duplicate", merged_into: target.id });
    const merged = await (await openFamilyPage(site, part.id)).get(part.page);
    expect(merged.document.querySelector(`main a[href="${target.page}"]`)?.text).toBe(
      target.reference,
    );

    const other = { phone_number: "+8801999999999", email: "aunt@example.com" };
    for (const [targetColumns, ownColumns] of [
      [{}, {}],
      // two missing numbers or emails are not the same person's
      [{ phone_number: "" }, { phone_number: "" }],
      [{ email: "" }, { email: "" }],
    ]) {
      const secret = await aFamily({ ...other, ...targetColumns });
      const aunt = await aFamily({ status: "duplicate", merged_into: secret.id, ...ownColumns });
      const hidden = await (await openFamilyPage(site, aunt.id)).get(aunt.page);
      expect(hidden.status).toBe(200);
      expect(hidden.html).not.toContain(secret.reference);
    }
  });

  it("opens from an account's list, and from an old address too", async () => {
    const email = "family-page@example.com";
    const { id: user_id } = await anAccount(site, email);
    const { reference, page } = await aFamily({ user_id, email });
    const message = "SETU-7777-0001";
    await insertMessage(site.db, { user_id, email, reference: message });
    const visitor = site.visitor();
    await signInAs(visitor, email);
    const profile = await visitor.get("/profile");
    for (const path of [page, paths.familyPage(message, "en")]) {
      expect(profile.document.querySelector(`main a[href="${path}"]`)).not.toBeNull();
      expect((await visitor.get(path)).status).toBe(200);
    }
    expect((await visitor.get(paths.profileBooking(reference, "en"))).path).toBe(page);
    // this browser has no family session, so the page has no button to leave
    const ownersPage = await visitor.get(page);
    expect(ownersPage.document.querySelector("form[action='/request/leave']")).toBeNull();
    expect(ownersPage.document.querySelector("main a[href='/profile']")).not.toBeNull();
  });
});
