import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { areas, auditOf, recordOf, remove } from "../support/content-areas";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";
import { texts } from "../support/words";

// Two coordinators submit forms at the same moment, in each area that has these forms.

let site: Site;
let nila: Visitor;
let karim: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site, "Nila");
  karim = await coordinator(site, "Karim");
});
afterEach(() => site.close());

const openBoth = async (path: string): Promise<[Page, Page]> => [
  await nila.get(path),
  await karim.get(path),
];
const countOf = (auditEvents: string[], kind: string) =>
  auditEvents.filter((line) => line.startsWith(kind)).length;
const isPublic = async (path: string) => {
  const { text } = await nila.get(path);
  const { statusText, inHouse } = texts("en").editing;
  return [statusText, inHouse.statusText].some(({ published }) => text.includes(published));
};

describe.each(areas.filter(({ isPublished }) => isPublished))(
  "two coordinators in $kind",
  (area) => {
    it("publish a record once", async () => {
      const { path, id } = recordOf(await area.add(nila, "Pressed twice"));
      const [nilasPage, karimsPage] = await openBoth(path);
      const answers = await Promise.all([
        nila.submit(nilasPage, {}, "form#publication"),
        karim.submit(karimsPage, {}, "form#publication"),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(countOf(await auditOf(site, id), "content-published")).toBe(1);
      expect(await isPublic(path)).toBe(true);
    });

    it("publish and change a record without publishing unseen text", async () => {
      const { path, id } = recordOf(await area.add(nila, "Changed meanwhile"));
      const [nilasPage, karimsPage] = await openBoth(path);
      const [publication, change] = await Promise.all([
        nila.submit(nilasPage, {}, "form#publication"),
        karim.submit(karimsPage, { [area.field]: "Karim's words" }, area.form),
      ]);
      expect(change.status).toBe(200);
      expect([200, 409]).toContain(publication.status);
      expect(await isPublic(path)).toBe(publication.status === 200);
      if (publication.status === 409) expect(publication.text).toContain("Karim's words");
      const auditEvents = await auditOf(site, id);
      expect(countOf(auditEvents, "content-published")).toBe(publication.status === 200 ? 1 : 0);
    });

    it("publish and delete a record: one succeeds, the other is told", async () => {
      const { path, id } = recordOf(await area.add(nila, "Deleted meanwhile"));
      const nilasPage = await nila.get(path);
      const karimsPage = await karim.get(`${path}/deletion`);
      const [publication, deletion] = await Promise.all([
        nila.submit(nilasPage, {}, "form#publication"),
        karim.submit(karimsPage, {}, "form#confirmation"),
      ]);
      const auditEvents = await auditOf(site, id);
      if (deletion.status === 409) {
        expect(publication.status).toBe(200);
        expect(await isPublic(path)).toBe(true);
        expect(countOf(auditEvents, "content-deleted")).toBe(0);
      } else {
        expect([404, 409]).toContain(publication.status);
        expect((await nila.get(path)).status).toBe(404);
        expect(countOf(auditEvents, "content-published")).toBe(0);
      }
    });
  },
);

it.each(areas)(
  "two coordinators in $kind delete a record once, and the second is told",
  async (area) => {
    const { path, id } = recordOf(await area.add(nila, "Deleted twice"));
    const [nilasPage, karimsPage] = await openBoth(`${path}/deletion`);
    const answers = await Promise.all([
      nila.submit(nilasPage, {}, "form#confirmation"),
      karim.submit(karimsPage, {}, "form#confirmation"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const late = answers.filter(({ text }) => text.includes("Somebody had already deleted it."));
    expect(late).toHaveLength(1);
    expect(countOf(await auditOf(site, id), "content-deleted")).toBe(1);
  },
);

describe.each(areas.filter(({ isOrdered }) => isOrdered))("two coordinators in $kind", (area) => {
  const names = (page: Page) =>
    page.document.querySelectorAll("table tbody th a").map((link) => link.textContent.trim());
  const press = (visitor: Visitor, page: Page, label: string) => {
    const form = page.document.querySelector(`button[aria-label="${label}"]`)?.parentNode;
    form?.setAttribute("id", "pressed");
    return visitor.submit(page, {}, "#pressed");
  };
  const list = `/dashboard/admin/${area.kind}`;
  const insertRecords = async () => {
    const pathsByName = new Map<string, string>();
    for (const name of ["One", "Two", "Three"]) {
      pathsByName.set(name, recordOf(await area.add(nila, name)).path);
    }
    return pathsByName;
  };
  const namesOfThree = (page: Page) => names(page).filter((name) => /^(One|Two|Three)$/.test(name));

  it("move a record only once if both request the same move", async () => {
    await insertRecords();
    const before = namesOfThree(await nila.get(list));
    const last = before.at(-1) ?? "";
    const [nilasPage, karimsPage] = await openBoth(list);
    await Promise.all([
      press(nila, nilasPage, `Move up: ${last}`),
      press(karim, karimsPage, `Move up: ${last}`),
    ]);
    expect(namesOfThree(await nila.get(list))).toEqual([before[0], last, before[1]]);
    const moved = await site.db
      .selectFrom("audit_events")
      .select("record_id")
      .where("kind", "=", "content-moved")
      .execute();
    expect(moved).toHaveLength(1);
  });

  it("move and delete a record, and the others keep their places", async () => {
    const pathsByName = await insertRecords();
    const before = namesOfThree(await nila.get(list));
    const last = before.at(-1) ?? "";
    const page = await nila.get(list);
    await Promise.all([
      press(nila, page, `Move up: ${last}`),
      remove(karim, pathsByName.get(last) ?? ""),
    ]);
    expect(namesOfThree(await nila.get(list))).toEqual(before.slice(0, 2));
  });
});

describe.each(areas.filter(({ hasAddress }) => hasAddress))("two coordinators in $kind", (area) => {
  it("request one address at once: one gets it, the other keeps the input", async () => {
    const one = recordOf(await area.add(nila, "One"));
    const other = recordOf(await area.add(nila, "Other"));
    const [facts, form] = ["?in=facts", "form#words"];
    const nilasPage = await nila.get(one.path + facts);
    const karimsPage = await karim.get(other.path + facts);
    const answers = await Promise.all([
      nila.submit(nilasPage, { slug: "wanted" }, form),
      karim.submit(karimsPage, { slug: "wanted" }, form),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const slug = refused?.document.querySelector(`${form} [name=slug]`);
    expect(slug?.getAttribute("value")).toBe("wanted");
  });

  it("create a record at one address at once: one is created", async () => {
    const [nilasPage, karimsPage] = await openBoth(`/dashboard/admin/${area.kind}/new`);
    const typed = { ...area.fields("Wanted"), slug: "wanted" };
    const answers = await Promise.all([
      nila.submit(nilasPage, typed),
      karim.submit(karimsPage, typed),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.document.querySelector("[name=slug]")?.getAttribute("value")).toBe("wanted");
  });
});
