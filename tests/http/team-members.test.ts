import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { type Site, startSite } from "../support/site";
import { insertMember } from "../support/team";
import type { Page, Visitor } from "../support/visitor";

const LIST = "/dashboard/admin/team-member";
const WORDS = "form#words";
let site: Site;
let nila: Visitor;
let karim: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site, "Nila");
  karim = await coordinator(site, "Karim");
});
afterEach(() => site.close());

const record = (id: string, part = "") => `${LIST}/${id}${part}`;
const names = (page: Page) =>
  page.document.querySelectorAll("table tbody th a").map((link) => link.textContent.trim());
const member = (id: string) =>
  site.db.selectFrom("team_members").selectAll().where("id", "=", id).executeTakeFirst();
const words = (id: string, language: "en" | "bn" | "th") =>
  site.db
    .selectFrom("team_member_texts")
    .selectAll()
    .where("member_id", "=", id)
    .where("language", "=", language)
    .executeTakeFirst();
const value = (page: Page, name: string) => {
  const control = page.document.querySelector(`${WORDS} [name=${name}]`);
  return control?.getAttribute("value") ?? control?.textContent.replace(/^\n/, "");
};
/** What the audit holds of a member, the oldest first. */
const noted = async (id: string) => {
  const rows = await site.db
    .selectFrom("audit_events")
    .innerJoin("users", "users.id", "audit_events.actor_id")
    .select(["kind", "detail", "users.name"])
    .where("record_kind", "=", "team-member")
    .where("record_id", "=", id)
    .orderBy("at")
    .execute();
  return rows.map(({ kind, detail, name }) => [kind, detail, name].filter(Boolean).join(" "));
};
/** Later, so that events can be told apart by their time. */
const wait = () => {
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
};

async function publicly(name: string) {
  const pages = await Promise.all(
    ["/aboutus", "/bn/aboutus", "/th/aboutus", "/sitemap.xml", "/sitemaps/pages.xml"].map((path) =>
      site.visitor().get(path),
    ),
  );
  return pages.map(({ html }) => html.includes(name));
}
const NOWHERE = [false, false, false, false, false];

describe("a new member", () => {
  const typed = {
    name: "Farida Yasmin",
    role: "Night coordinator",
    bio: "Rings back.\nAt any hour.",
  };

  it("is a draft at the end of the order, which nobody but coordinators sees", async () => {
    const form = await nila.get(`${LIST}/new`);
    const saved = await nila.submit(form, typed);
    expect(saved.status).toBe(200);
    expect(saved.text).toContain("Saved as a draft.");
    expect(saved.document.querySelector("h1")?.text).toBe("Farida Yasmin");
    expect(saved.text).toContain("Only coordinators see this.");
    expect(value(saved, "bio")).toBe("Rings back.\nAt any hour.");
    const list = await nila.get(LIST);
    expect(names(list)).toHaveLength(5);
    expect(names(list).at(-1)).toBe("Farida Yasmin");
    expect(await publicly("Farida Yasmin")).toEqual(NOWHERE);
    const id = saved.path.split("/").at(-1) ?? "";
    expect(await noted(id)).toEqual(["content-added Nila"]);
  });

  it("is one, however often the form is sent, and another when it says something else", async () => {
    const form = await nila.get(`${LIST}/new`);
    const first = await nila.submit(form, typed);
    const again = await nila.submit(form, typed);
    expect(again.path).toBe(first.path);
    const other = await nila.submit(form, { ...typed, name: "Farida Begum" });
    expect(other.path).not.toBe(first.path);
    expect(names(await nila.get(LIST)).slice(4)).toEqual(["Farida Yasmin", "Farida Begum"]);
  });

  it("needs a name and short texts; what was typed is kept", async () => {
    const form = await nila.get(`${LIST}/new`);
    const long = "ক".repeat(2500);
    const failed = await nila.submit(form, { name: "  \n ", role: long, bio: `${long}x` });
    expect(failed.status).toBe(400);
    expect(failed.html).toMatch(/<title[^>]*>Error: New team member/);
    const problems = failed.document.querySelectorAll("[role=alert] li").map(({ text }) => text);
    expect(problems).toEqual([
      "Name is required.",
      "Role: This text is too long. Please shorten it.",
      "About the person: This text is too long. Please shorten it.",
    ]);
    expect(failed.html).toContain(`${long}x`);
    const saved = await nila.submit(failed, { name: "Rafi", role: "", bio: "" });
    expect(saved.text).toContain("Saved as a draft.");
  });

  it("may be called what it likes: markup is text", async () => {
    const name = `<script>alert(1)</script><b>"O'Neil"</b> {{x}}`;
    const form = await nila.get(`${LIST}/new`);
    const saved = await nila.submit(form, { ...typed, name });
    const published = await nila.submit(saved, {}, "form#publication");
    for (const page of [published, await nila.get(LIST), await nila.get("/aboutus")]) {
      expect(page.html).not.toContain("<script>alert(1)");
      expect(page.document.textContent.replace(/\s+/g, " ")).toContain(`<b>"O'Neil"</b> {{x}}`);
    }
    const question = await nila.get(`${saved.path}/deletion`);
    expect(question.html).not.toContain("<script>alert(1)");
    expect(question.document.querySelector("h1")?.textContent).toBe(`Delete ${name}?`);
  });

  it("comes back whole from a form with a stale token", async () => {
    const form = await nila.get(`${LIST}/new`);
    const stale = await nila.submit(form, { ...typed, csrf: "old" });
    expect(stale.status).toBe(403);
    const saved = await nila.submit(stale, {});
    expect(saved.document.querySelector("h1")?.text).toBe("Farida Yasmin");
  });
});

describe("a member's words", () => {
  it("are written in each language, beside the English, with its state told in words", async () => {
    const id = await insertMember(site.db, { status: "draft" });
    const tab = await nila.get(record(id, "?in=bn"));
    expect(tab.text).toContain("Answers at night.");
    expect(tab.document.querySelector("[aria-label=Languages]")?.text).toContain("missing: 3");
    expect(tab.text).toContain("families read this in English");
    const partly = await nila.submit(tab, { name: "নীলা আক্তার" }, WORDS);
    expect(partly.text).toContain("Saved.");
    expect(partly.path).toBe(record(id, "?in=bn"));
    expect(partly.document.querySelector("[aria-label=Languages]")?.text).toContain("missing: 2");
    const whole = await nila.submit(partly, { role: "সমন্বয়কারী", bio: "রাতে থাকেন।" }, WORDS);
    const current = whole.document.querySelector("[aria-label=Languages] [aria-current=page]");
    expect(current?.textContent).toBe("বাংলাfilled");
    expect(await words(id, "bn")).toMatchObject({ name: "নীলা আক্তার", version: 2 });
    expect(await noted(id)).toEqual(["content-changed bn Nila", "content-changed bn Nila"]);
  });

  it("are shown publicly in a language once they are whole there, and in English until then", async () => {
    const id = await insertMember(site.db);
    const tab = await nila.get(record(id, "?in=bn"));
    const partly = await nila.submit(tab, { name: "নীলা আক্তার" }, WORDS);
    const english = await nila.get("/bn/aboutus");
    expect(english.text).toContain("Nila Akter");
    expect(english.text).not.toContain("নীলা আক্তার");
    await nila.submit(partly, { role: "সমন্বয়কারী", bio: "রাতে থাকেন।" }, WORDS);
    const bengali = await nila.get("/bn/aboutus");
    expect(bengali.text).toContain("নীলা আক্তার");
    expect(bengali.text).not.toContain("Nila Akter");
  });

  it("count as older once the English has changed, until they are saved beside it", async () => {
    const id = await insertMember(site.db, {}, { en: {}, bn: { name: "নীলা" } });
    await nila.submit(await nila.get(record(id)), { bio: "Answers by day." }, WORDS);
    const older = await nila.get(record(id, "?in=bn"));
    expect(
      older.document.querySelector("[aria-label=Languages] [aria-current=page]")?.text,
    ).toContain("older than English");
    expect(older.text).toContain("The English was changed on 20 November 2026");
    expect((await nila.get(LIST)).text).toContain("বাংলা: older than English");
    // the same words: they are still right
    const right = await nila.submit(older, {}, WORDS);
    expect(right.text).not.toContain("older than English");
    expect(await words(id, "bn")).toMatchObject({ version: 1, english_version: 2 });
  });

  it("stay older when they were written against an English that changed meanwhile", async () => {
    const id = await insertMember(site.db, {}, { en: {}, bn: { name: "নীলা" } });
    const bengali = await nila.get(record(id, "?in=bn"));
    await karim.submit(await karim.get(record(id)), { bio: "Answers by day." }, WORDS);
    const saved = await nila.submit(bengali, { name: "নীলা আক্তার" }, WORDS);
    expect(saved.text).toContain("Saved.");
    expect(saved.text).toContain("The English was changed on");
  });

  it("may have gaps in English while it is a draft, and none once it is published", async () => {
    const id = await insertMember(site.db, { status: "draft" });
    const gap = await nila.submit(await nila.get(record(id)), { role: "" }, WORDS);
    expect(gap.text).toContain("Saved.");
    expect(gap.text).toContain("Fill in every field in English first");
    expect(gap.document.querySelector("form#publication")).toBeNull();
    const whole = await nila.submit(gap, { role: "Coordinator" }, WORDS);
    const published = await nila.submit(whole, {}, "form#publication");
    const refused = await nila.submit(published, { role: "", name: "Nila A." }, WORDS);
    expect(refused.status).toBe(400);
    expect(refused.document.querySelector("[role=alert] a")?.getAttribute("href")).toBe("#role");
    expect(value(refused, "name")).toBe("Nila A.");
    expect(await words(id, "en")).toMatchObject({ role: "Coordinator", name: "Nila Akter" });
  });

  it("take the sample's mark away with its English name, and only with that", async () => {
    const id = "sample-team-1";
    await nila.submit(await nila.get(record(id)), { bio: "At night." }, WORDS);
    expect(await member(id)).toMatchObject({ sample: 1, status: "published" });
    await nila.submit(await nila.get(record(id)), { name: "Farida Yasmin" }, WORDS);
    expect(await member(id)).toMatchObject({ sample: 0 });
  });

  it("change nothing where nothing was changed", async () => {
    const id = await insertMember(site.db);
    await nila.submit(await nila.get(record(id)), {}, WORDS);
    await nila.submit(await nila.get(record(id, "?in=th")), {}, WORDS);
    expect(await noted(id)).toEqual([]);
    expect(await member(id)).toMatchObject({ version: 1 });
    expect(await words(id, "th")).toBeUndefined();
  });
});

describe("two coordinators who write the same words", () => {
  it("get both versions side by side, and neither is lost", async () => {
    const id = await insertMember(site.db);
    const [first, second] = [await nila.get(record(id)), await karim.get(record(id))];
    wait();
    await nila.submit(first, { role: "Head of nights" }, WORDS);
    const conflict = await karim.submit(second, { bio: "Karim's words." }, WORDS);
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
    expect(value(conflict, "bio")).toBe("Karim's words.");
    expect(await words(id, "en")).toMatchObject({ role: "Head of nights", version: 2 });
    const mine = await karim.submit(conflict, { role: "Head of nights" }, WORDS);
    expect(mine.text).toContain("Saved.");
    expect(await words(id, "en")).toMatchObject({
      role: "Head of nights",
      bio: "Karim's words.",
      version: 3,
    });
    expect(await noted(id)).toEqual(["content-changed en Nila", "content-changed en Karim"]);
  });

  it("conflict again where a third came before the second try", async () => {
    const id = await insertMember(site.db);
    const [first, second] = [await nila.get(record(id)), await karim.get(record(id))];
    await nila.submit(first, { role: "One" }, WORDS);
    const conflict = await karim.submit(second, { role: "Two" }, WORDS);
    await nila.submit(await nila.get(record(id)), { role: "Three" }, WORDS);
    const again = await karim.submit(conflict, {}, WORDS);
    expect(again.status).toBe(409);
    expect(again.text).toContain("Three");
    expect(await words(id, "en")).toMatchObject({ role: "Three" });
  });

  it("are told so too after a form that had been refused for something else", async () => {
    const id = await insertMember(site.db);
    const opened = await karim.get(record(id));
    await nila.submit(await nila.get(record(id)), { role: "Head of nights" }, WORDS);
    const invalid = await karim.submit(opened, { name: "", role: "Mine" }, WORDS);
    expect(invalid.status).toBe(400);
    const stale = await karim.submit(invalid, { csrf: "old" }, WORDS);
    expect(stale.status).toBe(403);
    const conflict = await karim.submit(stale, { name: "Nila Akter" }, WORDS);
    expect(conflict.status).toBe(409);
    expect(await words(id, "en")).toMatchObject({ role: "Head of nights" });
  });

  it("do not disturb each other in two languages, nor where both wrote the same", async () => {
    const id = await insertMember(site.db, {}, { en: {}, bn: {} });
    const english = await nila.get(record(id));
    const same = await karim.get(record(id));
    const bengali = await karim.get(record(id, "?in=bn"));
    await nila.submit(english, { role: "Head of nights" }, WORDS);
    expect((await karim.submit(bengali, { role: "প্রধান" }, WORDS)).status).toBe(200);
    expect((await karim.submit(same, { role: "Head of nights" }, WORDS)).status).toBe(200);
    expect(await words(id, "en")).toMatchObject({ role: "Head of nights", version: 2 });
  });

  it("at the very same moment: one is written, the other told", async () => {
    const id = await insertMember(site.db, {}, { en: {}, th: {} });
    for (const tab of ["", "?in=bn", "?in=th"]) {
      const pages = [await nila.get(record(id, tab)), await karim.get(record(id, tab))];
      const answers = await Promise.all([
        nila.submit(pages[0] as Page, { role: "First" }, WORDS),
        karim.submit(pages[1] as Page, { role: "Second" }, WORDS),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });
});

describe("publishing", () => {
  it("shows a member to everybody, and takes them away again", async () => {
    const id = await insertMember(site.db, { status: "draft" });
    expect(await publicly("Nila Akter")).toEqual(NOWHERE);
    const published = await nila.submit(await nila.get(record(id)), {}, "form#publication");
    expect(published.text).toContain("Published. Families see it now.");
    expect((await publicly("Nila Akter")).slice(0, 3)).toEqual([true, true, true]);
    expect(published.document.querySelector("main a[href='/aboutus']")).not.toBeNull();
    wait();
    const withdrawn = await nila.submit(published, {}, "form#publication");
    expect(withdrawn.text).toContain("It is a draft again.");
    expect(await publicly("Nila Akter")).toEqual(NOWHERE);
    expect(await noted(id)).toEqual(["content-published Nila", "content-withdrawn Nila"]);
  });

  it("is refused without the English, whoever asks", async () => {
    const id = await insertMember(site.db, { status: "draft" });
    const open = await nila.get(record(id));
    await karim.submit(await karim.get(record(id)), { bio: "" }, WORDS);
    const { version } = (await member(id)) ?? { version: 0 };
    const refused = await nila.submit(open, { version: String(version) }, "form#publication");
    expect(refused.status).toBe(400);
    expect(refused.document.querySelector("[role=alert]")?.text).toContain("Fill in every field");
    expect(await member(id)).toMatchObject({ status: "draft" });
  });

  it("asks again where somebody has changed the words meanwhile", async () => {
    const id = await insertMember(site.db, { status: "draft" });
    const open = await nila.get(record(id));
    wait();
    await karim.submit(await karim.get(record(id)), { bio: "Something else." }, WORDS);
    const conflict = await nila.submit(open, {}, "form#publication");
    expect(conflict.status).toBe(409);
    expect(conflict.text).toContain("Something else.");
    expect(conflict.text).toContain("Content changed: English");
    expect(await member(id)).toMatchObject({ status: "draft" });
    const done = await nila.submit(conflict, {}, "form#publication");
    expect(done.text).toContain("Published.");
  });

  it("is done once where two press at once", async () => {
    const id = await insertMember(site.db, { status: "draft" });
    const pages = [await nila.get(record(id)), await karim.get(record(id))];
    const answers = await Promise.all([
      nila.submit(pages[0] as Page, {}, "form#publication"),
      karim.submit(pages[1] as Page, {}, "form#publication"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await noted(id)).toHaveLength(1);
  });
});

describe("the order", () => {
  const press = (visitor: Visitor, page: Page, label: string) => {
    const found = page.document.querySelector(`button[aria-label="${label}"]`)?.parentNode;
    found?.setAttribute("id", "pressed");
    return visitor.submit(page, {}, "#pressed");
  };
  const [NIGHT, RECORDS, VISA, NURSE] = [
    "Sample: night coordinator",
    "Sample: medical records officer",
    "Sample: visa and travel officer",
    "Sample: transfer nurse",
  ];

  it("is changed by one press each, and is the public page's", async () => {
    const list = await nila.get(LIST);
    expect(names(list)).toEqual([NIGHT, RECORDS, VISA, NURSE]);
    const up = await press(nila, list, `Move up: ${NURSE}`);
    expect(up.text).toContain("The order is changed.");
    expect(names(up)).toEqual([NIGHT, RECORDS, NURSE, VISA]);
    const down = await press(nila, up, `Move down: ${NIGHT}`);
    expect(names(down)).toEqual([RECORDS, NIGHT, NURSE, VISA]);
    const about = await site.visitor().get("/aboutus");
    const places = names(down).map((name) => about.text.indexOf(name));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(await noted("sample-team-4")).toEqual(["content-moved Nila"]);
    expect(await member("sample-team-4")).toMatchObject({ version: 1 });
  });

  it("has no step beyond its ends", async () => {
    const list = await nila.get(LIST);
    expect(list.document.querySelector(`button[aria-label="Move up: ${NIGHT}"]`)).toBeNull();
    expect(list.document.querySelector(`button[aria-label="Move down: ${NURSE}"]`)).toBeNull();
  });

  it("is changed once by two who press the same", async () => {
    const pages = [await nila.get(LIST), await karim.get(LIST)];
    await Promise.all([
      press(nila, pages[0] as Page, `Move up: ${NURSE}`),
      press(karim, pages[1] as Page, `Move up: ${NURSE}`),
    ]);
    expect(names(await nila.get(LIST))).toEqual([NIGHT, RECORDS, NURSE, VISA]);
    expect(await noted("sample-team-4")).toHaveLength(1);
  });

  it("says so where the neighbour, or the member, has gone", async () => {
    const list = await nila.get(LIST);
    await site.db.deleteFrom("team_members").where("id", "=", "sample-team-3").execute();
    const moved = await press(nila, list, `Move up: ${NURSE}`);
    expect(moved.text).toContain("Somebody changed the list meanwhile.");
    expect(names(moved)).toEqual([NIGHT, RECORDS, NURSE]);
    const nonsense = await nila.submit(moved, { id: "-1", besideId: "9".repeat(400) });
    expect(nonsense.status).toBe(200);
    expect(nonsense.text).toContain("Somebody changed the list meanwhile.");
    expect(names(nonsense)).toEqual([NIGHT, RECORDS, NURSE]);
  });

  it("leads to the list whoever opens its address", async () => {
    expect((await nila.send(`/bn${LIST}/order`)).headers.get("Location")).toBe(`/bn${LIST}`);
  });
});

describe("deleting", () => {
  it("asks on a page of its own, and is gone everywhere", async () => {
    const id = await insertMember(site.db, {}, { en: {}, bn: { name: "নীলা" } });
    const page = await nila.get(record(id));
    const link = page.document.querySelector(`main a[href$="/deletion"]`)?.getAttribute("href");
    const question = await nila.get(link ?? "");
    expect(question.document.querySelector("h1")?.text).toBe("Delete Nila Akter?");
    expect(question.text).toContain("Nila Akter · Coordinator");
    expect(question.text).toContain("The words in English, বাংলা");
    expect(question.text).toContain("It is on the site now");
    expect(await member(id)).toBeDefined();
    const gone = await nila.submit(question, {}, "form#confirmation");
    expect(gone.path).toBe(LIST);
    expect(gone.text).toContain("Deleted.");
    expect(names(gone)).not.toContain("Nila Akter");
    expect(await words(id, "bn")).toBeUndefined();
    expect(await publicly("Nila Akter")).toEqual(NOWHERE);
    expect((await nila.get(record(id))).status).toBe(404);
    expect(await noted(id)).toEqual(["content-deleted Nila"]);
  });

  it("is not done to what somebody else has just changed, unless it is confirmed again", async () => {
    const id = await insertMember(site.db);
    const question = await nila.get(record(id, "/deletion"));
    await karim.submit(await karim.get(record(id)), { role: "Head of nights" }, WORDS);
    const again = await nila.submit(question, {}, "form#confirmation");
    expect(again.status).toBe(409);
    expect(again.document.querySelector("[role=alert]")?.text).toContain("Somebody changed this");
    expect(again.text).toContain("Nila Akter · Head of nights");
    const gone = await nila.submit(again, {}, "form#confirmation");
    expect(gone.text).toContain("Deleted.");
  });

  it("by two at once tells the second that it was done", async () => {
    const id = await insertMember(site.db);
    const pages = [
      await nila.get(record(id, "/deletion")),
      await karim.get(record(id, "/deletion")),
    ];
    await nila.submit(pages[0] as Page, {}, "form#confirmation");
    const second = await karim.submit(pages[1] as Page, {}, "form#confirmation");
    expect(second.path).toBe(LIST);
    expect(second.text).toContain("Somebody had already deleted it.");
  });

  it("while another writes answers the other with a page that is not there", async () => {
    const id = await insertMember(site.db);
    const open = await karim.get(record(id));
    await nila.submit(await nila.get(record(id, "/deletion")), {}, "form#confirmation");
    expect((await karim.submit(open, { role: "x" }, WORDS)).status).toBe(404);
    expect((await karim.submit(open, {}, "form#publication")).status).toBe(404);
  });
});

describe("a member that is not there", () => {
  it.each(["none", "-1", "0", "9".repeat(400), "%00", "..%2F..", "booking"])(
    "answers 404: %.20s",
    async (asked) => {
      const id = asked === "booking" ? await insertBooking(site.db) : asked;
      const fields = { csrf: await csrf(), name: "x", version: "1", published: "yes" };
      for (const part of ["", "?in=bn", "/publication", "/deletion"]) {
        expect((await nila.get(record(id, part))).status, `GET ${part}`).toBe(404);
        if (part === "/deletion") continue;
        expect((await nila.post(record(id, part), fields)).status, `POST ${part}`).toBe(404);
      }
    },
  );

  it("answers 404 for a language that is none, and writes nothing", async () => {
    const page = await nila.get(record("sample-team-1"));
    for (const tab of ["?in=xx", "?in=", "?in=EN", "?in=en%00"]) {
      expect((await nila.get(record("sample-team-1", tab))).status).toBe(404);
      const action = { ...page, path: record("sample-team-1", tab) };
      const form = action.document.querySelector(WORDS);
      form?.setAttribute("action", action.path);
      expect((await nila.submit(action, { name: "x" }, WORDS)).status).toBe(404);
    }
    expect(await words("sample-team-1", "en")).toMatchObject({ version: 1 });
  });

  async function csrf() {
    const page = await nila.get(`${LIST}/new`);
    return page.document.querySelector("main [name=csrf]")?.getAttribute("value") ?? "";
  }
});

describe("in three languages", () => {
  it("the pages are whole, with the language's own numerals", async () => {
    const id = await insertMember(site.db, { status: "draft" });
    const pages = [LIST, `${LIST}/new`, record(id), record(id, "?in=th"), record(id, "/deletion")];
    for (const prefix of ["", "/bn", "/th"]) {
      for (const path of pages) {
        const page = await nila.get(prefix + path);
        expect(page.status).toBe(200);
        expect(page.text).not.toMatch(/editing\.|team\.|\{\{|undefined/);
      }
    }
    const bengali = await nila.get(`/bn${LIST}`);
    expect(bengali.text).toContain("সদস্য: ৫");
    expect(bengali.text).toContain("বাকি: ৩");
    expect((await nila.get(`/th${LIST}`)).text).toContain("ทีมงาน: 5");
    const saved = await nila.submit(await nila.get(`/bn${LIST}/new`), { name: "Rafi" });
    expect(saved.path).toMatch(/^\/bn\/dashboard/);
    expect(saved.text).toContain("খসড়া হিসেবে সংরক্ষণ করা হয়েছে।");
  });

  it("the audit names what was done, by whom, and leads to what is still there", async () => {
    const id = await insertMember(site.db);
    await nila.submit(await nila.get(record(id, "?in=bn")), { name: "নীলা" }, WORDS);
    const log = await nila.get("/dashboard/admin/audit?kind=content-changed");
    expect(log.text).toContain("Content changed");
    expect(log.text).toContain("Team member · বাংলা");
    expect(log.document.querySelector(`main td a[href="${record(id)}"]`)).not.toBeNull();
    await nila.submit(await nila.get(record(id, "/deletion")), {}, "form#confirmation");
    const after = await nila.get("/dashboard/admin/audit");
    expect(after.text).toContain("Content deleted");
    expect(after.document.querySelector(`main td a[href="${record(id)}"]`)).toBeNull();
  });

  it("the log has ids, and no word of anybody's", async () => {
    const id = await insertMember(site.db);
    await nila.submit(await nila.get(record(id)), { name: "Zubaida Unheard" }, WORDS);
    expect(site.logs.join("\n")).not.toContain("Zubaida");
  });
});
