import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyChecklists, neededPapersOf } from "~/features/papers/needed-papers.server";
import { en } from "~/locales/en";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { insertNeededPaper } from "../support/needed-papers";
import { setRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page } from "../support/visitor";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe("The list of needed papers at the desk", () => {
  const { neededPapers: text } = en;
  const pathOf = (id: string) => `/dashboard/admin/bookings/${id}/papers/needed`;

  async function aRequest(destination_country: string) {
    const id = await insertBooking(site.db, { destination_country: "" });
    await copyChecklists(site.db, id, destination_country, site.clock.now);
    await setRequests(site.db, { destination_country }, { id });
    const visitor = await coordinator(site);
    const request = await visitor.get(`/dashboard/admin/bookings/${id}`);
    const link = request.document.querySelector(`a[href="${pathOf(id)}"]`);
    expect(link?.textContent).toBe(text.link);
    return { id, visitor, page: await visitor.get(pathOf(id)) };
  }

  const titlesIn = (page: Page, heading: string) =>
    page.document
      .querySelectorAll("main section")
      .find((section) => section.querySelector("h2")?.textContent === heading)
      ?.querySelectorAll("li strong")
      .map(({ textContent }) => textContent);

  it("shows each paper with its source and day, and that a sample must be checked", async () => {
    const { page } = await aRequest("Malaysia");
    expect(titlesIn(page, text.list)).toHaveLength(5);
    const [first] = page.document.querySelectorAll("main li");
    expect(first?.textContent).toContain(text.sample);
    expect(first?.textContent).toContain("As of 27 November 2026");
    expect(first?.textContent).not.toContain(text.outdated);
    expect(first?.querySelector("a")?.getAttribute("href")).toBe("https://www.imi.gov.my/");
    expect(page.text).not.toContain(text.changed);
    expect(page.text).not.toContain(text.newTitle);
  });

  it("stores a paper that a coordinator adds once, in the family's language", async () => {
    const { id, visitor, page } = await aRequest("");
    const typed = {
      title: "হার্টের ডাক্তারের চিঠি",
      whose: "patient",
      need: "if_asked",
      kind: "letter",
      why: "হাসপাতাল চেয়েছে",
    };
    const added = await visitor.submit(page, typed, "form#paper");
    await visitor.submit(page, typed, "form#paper");
    expect(added.path).toBe(pathOf(id));
    expect(titlesIn(added, text.list)).toEqual([typed.title]);
    expect(added.text).toContain(text.own);
    expect(await neededPapersOf(site.db, id)).toMatchObject([
      {
        checklist_id: null,
        kind: "letter",
        title: { bn: typed.title },
        why: { bn: typed.why },
        how: {},
      },
    ]);
    const failed = await visitor.submit(added, { ...typed, title: " " }, "form#paper");
    expect(failed.status).toBe(400);
    expect(failed.document.querySelector("textarea#why")?.textContent).toBe(typed.why);
  });

  it("lets a paper be removed and returned, and reports that it was removed already", async () => {
    const { id, visitor } = await aRequest("");
    await insertNeededPaper(site.db, id);
    const page = await visitor.get(pathOf(id));
    const removal = "form[action$='/needed/removal']";
    const removed = await visitor.submit(page, {}, removal);
    expect(removed.text).toContain(text.toasts.removed);
    expect(titlesIn(removed, text.removedTitle)).toEqual(["Passport"]);
    expect((await visitor.submit(page, {}, removal)).text).toContain(text.toasts.done);
    expect(await neededPapersOf(site.db, id)).toEqual([]);
    await visitor.submit(removed, {}, "form[action$='/needed/return']");
    expect(await neededPapersOf(site.db, id)).toHaveLength(1);
    const rows = await site.db
      .selectFrom("audit_events")
      .select("detail")
      .where("request_id", "=", id)
      .where("kind", "=", "request-papers-changed")
      .execute();
    expect(rows.map(({ detail }) => detail)).toEqual(["removed", "returned"]);
  });

  it("reports a changed checklist, and adopts the newest change only by a button", async () => {
    const { id, visitor } = await aRequest("United Arab Emirates");
    const checklistId = "sample-paper-united-arab-emirates-letter";
    const changeTo = async (title: string, version: number) => {
      await site.db
        .updateTable("checklist_paper_texts")
        .set({ title })
        .where("record_id", "=", checklistId)
        .where("language", "=", "th")
        .execute();
      await site.db
        .updateTable("checklist_papers")
        .set({ version, as_of: "2026-05-01" })
        .where("id", "=", checklistId)
        .execute();
    };
    await changeTo("จดหมาย", 2);
    const page = await visitor.get(pathOf(id));
    expect(page.text).toContain(text.changed);
    expect(page.text).toContain("On the list now: จดหมาย");
    await changeTo("จดหมายใหม่", 3);
    const update = "form[action$='/needed/update']";
    const refused = await visitor.submit(page, {}, update);
    expect(refused.text).toContain(text.toasts.conflict);
    const copyOf = async () =>
      (await neededPapersOf(site.db, id)).find(({ checklist_id }) => checklist_id === checklistId);
    expect((await copyOf())?.title.th).toBe("จดหมายจากโรงพยาบาลในต่างประเทศ");
    const updated = await visitor.submit(refused, {}, update);
    expect(updated.text).toContain(text.toasts.updated);
    expect(updated.text).not.toContain(text.changed);
    expect(updated.text).toContain(text.outdated);
    expect(await copyOf()).toMatchObject({
      title: { th: "จดหมายใหม่" },
      checklist_version: 3,
      as_of: "2026-05-01",
    });
  });

  it("offers papers added to the checklist, and marks papers no longer in it", async () => {
    const { id, visitor } = await aRequest("India");
    await site.db
      .deleteFrom("request_papers")
      .where("request_id", "=", id)
      .where("checklist_id", "=", "sample-paper-india-bank")
      .execute();
    await copyChecklists(site.db, id, "Malaysia", site.clock.now);
    const page = await visitor.get(pathOf(id));
    expect(titlesIn(page, text.newTitle)).toEqual(["Bank statement of the person who pays"]);
    const gone = page.document
      .querySelectorAll("main li")
      .filter(({ textContent }) => textContent.includes(text.gone));
    expect(gone).toHaveLength(5);
    await visitor.submit(page, {}, "form[action$='/needed/update']");
    const copied = (await neededPapersOf(site.db, id)).map(({ checklist_id }) => checklist_id);
    expect(copied).toContain("sample-paper-india-bank");
  });

  it("does not exist for an unknown request", async () => {
    const visitor = await coordinator(site);
    expect((await visitor.get(pathOf("unknown"))).status).toBe(404);
  });
});
