import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { auditOf } from "../support/audit-of";
import { insertBooking } from "../support/bookings";
import { type Site, startSite } from "../support/site";
import { fieldValue, insertMember, LIST, recordPath, TEXT_FORM, textRow } from "../support/team";
import type { Page, Visitor } from "../support/visitor";

let site: Site;
let nila: Visitor;
let karim: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site, "Nila");
  karim = await coordinator(site, "Karim");
});
afterEach(() => site.close());

/** Moves the clock on, so that events differ in time. */
const passMinute = () => {
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
};

describe("two coordinators who edit the same text", () => {
  it("see both versions side by side, and lose neither", async () => {
    const id = await insertMember(site.db, { status: "draft" });
    const [first, second] = [await nila.get(recordPath(id)), await karim.get(recordPath(id))];
    passMinute();
    await nila.submit(first, { role: "Head of nights", bio: "" }, TEXT_FORM);
    const conflict = await karim.submit(second, { bio: "Karim's words." }, TEXT_FORM);
    expect(conflict.status).toBe(409);
    expect(conflict.document.querySelector("h1")?.text).toBe("Someone else changed this first");
    expect(conflict.text).toContain("Head of nights");
    expect(conflict.text).toContain("Content changed: English");
    expect(conflict.text).toMatch(/Nila · /);
    expect(conflict.document.querySelectorAll("dt").map(({ text }) => text.trim())).toEqual([
      "Name",
      "Role differs from yours",
      "About the person differs from yours",
    ]);
    // Nila has emptied the last field
    expect(conflict.document.querySelectorAll("dd").at(-1)?.text).toBe("Not written yet");
    expect(fieldValue(conflict, "bio")).toBe("Karim's words.");
    expect(await textRow(site, id, "en")).toMatchObject({ role: "Head of nights", version: 2 });
    const mine = await karim.submit(conflict, { role: "Head of nights" }, TEXT_FORM);
    expect(mine.text).toContain("Saved.");
    expect(await textRow(site, id, "en")).toMatchObject({
      role: "Head of nights",
      bio: "Karim's words.",
      version: 3,
    });
    expect(await auditOf(site, id)).toEqual([
      "content-changed en Nila",
      "content-changed en Karim",
    ]);
  });

  it("conflict again if another change was saved before the retry", async () => {
    const id = await insertMember(site.db);
    const [first, second] = [await nila.get(recordPath(id)), await karim.get(recordPath(id))];
    await nila.submit(first, { role: "One" }, TEXT_FORM);
    const conflict = await karim.submit(second, { role: "Two" }, TEXT_FORM);
    await nila.submit(await nila.get(recordPath(id)), { role: "Three" }, TEXT_FORM);
    const again = await karim.submit(conflict, {}, TEXT_FORM);
    expect(again.status).toBe(409);
    expect(again.text).toContain("Three");
    expect(await textRow(site, id, "en")).toMatchObject({ role: "Three" });
  });

  it("conflict even after the form was refused for another reason", async () => {
    const id = await insertMember(site.db);
    const opened = await karim.get(recordPath(id));
    await nila.submit(await nila.get(recordPath(id)), { role: "Head of nights" }, TEXT_FORM);
    const invalid = await karim.submit(opened, { name: "", role: "Mine" }, TEXT_FORM);
    expect(invalid.status).toBe(400);
    const stale = await karim.submit(invalid, { csrf: "old" }, TEXT_FORM);
    expect(stale.status).toBe(403);
    const conflict = await karim.submit(stale, { name: "Nila Akter" }, TEXT_FORM);
    expect(conflict.status).toBe(409);
    expect(await textRow(site, id, "en")).toMatchObject({ role: "Head of nights" });
  });

  it("do not conflict in two languages, nor with identical text", async () => {
    const id = await insertMember(site.db, {}, { en: {}, bn: {} });
    const english = await nila.get(recordPath(id));
    const same = await karim.get(recordPath(id));
    const bengali = await karim.get(recordPath(id, "?in=bn"));
    await nila.submit(english, { role: "Head of nights" }, TEXT_FORM);
    expect((await karim.submit(bengali, { role: "প্রধান" }, TEXT_FORM)).status).toBe(200);
    expect((await karim.submit(same, { role: "Head of nights" }, TEXT_FORM)).status).toBe(200);
    expect(await textRow(site, id, "en")).toMatchObject({ role: "Head of nights", version: 2 });
  });

  it("save at the same moment: one text is saved, and the other coordinator gets a conflict", async () => {
    const id = await insertMember(site.db, {}, { en: {}, th: {} });
    for (const tab of ["", "?in=bn", "?in=th"]) {
      const pages = [await nila.get(recordPath(id, tab)), await karim.get(recordPath(id, tab))];
      const answers = await Promise.all([
        nila.submit(pages[0] as Page, { role: "First" }, TEXT_FORM),
        karim.submit(pages[1] as Page, { role: "Second" }, TEXT_FORM),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });
});

describe("missing member", () => {
  it.each(["none", "-1", "0", "9".repeat(400), "%00", "..%2F..", "booking"])(
    "answers 404: %.20s",
    async (name) => {
      const id = name === "booking" ? await insertBooking(site.db) : name;
      const fields = { csrf: await csrf(), name: "x", version: "1", published: "yes" };
      for (const part of ["", "?in=bn", "/publication", "/deletion"]) {
        expect((await nila.get(recordPath(id, part))).status, `GET ${part}`).toBe(404);
        if (part === "/deletion") continue;
        expect((await nila.post(recordPath(id, part), fields)).status, `POST ${part}`).toBe(404);
      }
    },
  );

  it("answers 404 for an unknown language, and writes nothing", async () => {
    const page = await nila.get(recordPath("sample-team-1"));
    for (const tab of ["?in=xx", "?in=", "?in=EN", "?in=en%00"]) {
      expect((await nila.get(recordPath("sample-team-1", tab))).status).toBe(404);
      const action = { ...page, path: recordPath("sample-team-1", tab) };
      const form = action.document.querySelector(TEXT_FORM);
      form?.setAttribute("action", action.path);
      expect((await nila.submit(action, { name: "x" }, TEXT_FORM)).status).toBe(404);
    }
    expect(await textRow(site, "sample-team-1", "en")).toMatchObject({ version: 1 });
  });

  async function csrf() {
    const page = await nila.get(`${LIST}/new`);
    return page.document.querySelector("main [name=csrf]")?.getAttribute("value") ?? "";
  }
});
