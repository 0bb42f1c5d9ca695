import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { auditOf } from "../support/audit-of";
import { hospital, insertHospital, LIST, names, recordPath } from "../support/edited-hospitals";
import { foundHospitals } from "../support/hospitals";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

let site: Site;
let nila: Visitor;
let karim: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site, "Nila");
  karim = await coordinator(site, "Karim");
});
afterEach(() => site.close());

describe("publishing", () => {
  it("shows a hospital at once on its page, in the list, search and sitemap; unpublishing hides it", async () => {
    const id = await insertHospital(site.db, { slug: "riverside", status: "draft" });
    const publicState = async () => [
      (await site.visitor().get("/hospitals/riverside")).status,
      (await site.visitor().get("/hospitals?country=india&q=riverside")).text.includes("Riverside"),
      (await site.visitor().get("/sitemaps/hospitals-1.xml")).html.includes("riverside"),
    ];
    expect(await publicState()).toEqual([404, false, false]);
    const published = await nila.submit(await nila.get(recordPath(id)), {}, "form#publication");
    expect(published.text).toContain("Published. Families see it now.");
    expect(await publicState()).toEqual([200, true, true]);
    const withdrawn = await nila.submit(published, {}, "form#publication");
    expect(withdrawn.text).toContain("It is a draft again.");
    expect(await publicState()).toEqual([404, false, false]);
    expect(await auditOf(site, id)).toEqual(["content-published Nila", "content-withdrawn Nila"]);
  });

  it("requires the English text, and nothing else", async () => {
    const id = await insertHospital(site.db, { status: "draft" }, { en: { about: "" } });
    const page = await nila.get(recordPath(id));
    expect(page.document.querySelector("form#publication")).toBeNull();
    const forced = await nila.submit(page, { about: "Now." }, "form#words");
    const done = await nila.submit(forced, {}, "form#publication");
    expect(done.text).toContain("Published.");
    expect(done.text).toContain("বাংলা: missing");
  });

  it("shows a colleague's change before publishing it", async () => {
    const id = await insertHospital(site.db, { status: "draft" });
    const nilasPage = await nila.get(recordPath(id));
    await karim.submit(await karim.get(recordPath(id)), { bio: "Karim's." }, "form#words");
    const conflict = await nila.submit(nilasPage, {}, "form#publication");
    expect(conflict.status).toBe(409);
    expect(conflict.text).toContain("Karim's.");
    const done = await nila.submit(conflict, {}, "form#publication");
    expect(done.text).toContain("Published.");
  });

  it("has a checklist of open tasks", async () => {
    const id = await insertHospital(site.db, {
      accreditation_body: "JCI",
      accreditation_as_of: "2023-10",
      accreditation_source: "https://jci.example/",
    });
    const page = await nila.get(recordPath(id));
    expect(page.text).toContain("2 of 7");
    // without pictures, their descriptions are not mentioned
    expect(page.text).toContain("No picture: the city is drawn");
    expect(page.text).not.toContain("Each picture is described");
    const openTasks = page.document
      .querySelectorAll("aside a, section a")
      .map(({ text }) => text)
      .filter((text) => text.includes("under three years"));
    expect(openTasks).toHaveLength(1);
  });
});

describe("preview", () => {
  it("shows a draft as the public will see it, to coordinators only", async () => {
    const id = await insertHospital(site.db, { status: "draft" }, { en: {}, bn: { bio: "" } });
    const page = await nila.get(recordPath(id, "/preview"));
    expect(page.document.querySelector("h1")?.text).toBe("Riverside Hospital");
    expect(page.text).toContain("A preview of a draft");
    expect(page.document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe(
      "noindex",
    );
    const bengali = await nila.get(`/bn${recordPath(id, "/preview")}`);
    expect(bengali.document.querySelector("h1")?.text).toBe("Riverside Hospital");
    const stranger = await site.visitor().send(recordPath(id, "/preview"));
    expect(stranger.status).toBe(303);
  });
});

describe("deleting", () => {
  it("asks for confirmation, moves it to the bin, and can be undone from the toast", async () => {
    const id = await insertHospital(site.db, { slug: "riverside" });
    const question = await nila.get(recordPath(id, "/deletion"));
    expect(question.document.querySelector("h1")?.text).toBe("Delete Riverside Hospital?");
    const list = await nila.submit(question, {}, "form#confirmation");
    expect(names(list)).not.toContain("Riverside Hospital");
    expect((await site.visitor().get("/hospitals/riverside")).status).toBe(404);
    expect(await foundHospitals(site.db, "riverside")).toEqual([]);
    expect((await nila.get(recordPath(id))).status).toBe(404);
    expect((await nila.get("/dashboard/admin/bin")).text).toContain("Riverside Hospital");
    const back = await nila.submit(list, {}, `form[action$="/restorations"]`);
    expect(back.text).toContain("It is back, as it was.");
    expect((await site.visitor().get("/hospitals/riverside")).status).toBe(200);
    expect(await foundHospitals(site.db, "riverside")).toEqual(["riverside"]);
    expect(await auditOf(site, id)).toEqual(["content-deleted Nila", "content-restored Nila"]);
  });

  it("asks again after a colleague's change", async () => {
    const id = await insertHospital(site.db);
    const question = await nila.get(recordPath(id, "/deletion"));
    await karim.submit(await karim.get(recordPath(id)), { bio: "Karim's." }, "form#words");
    const again = await nila.submit(question, {}, "form#confirmation");
    expect(again.status).toBe(409);
    expect(await hospital(site, id)).toMatchObject({ deleted_at: null });
  });
});

describe("list of hospitals", () => {
  it("is searched in every language, and filtered by status and country", async () => {
    await insertHospital(site.db, { status: "draft" }, { en: {}, bn: {} });
    const search = async (query: string) => names(await nila.get(`${LIST}?${query}`));
    expect(await search("search=riverSIDE")).toEqual(["Riverside Hospital"]);
    expect(await search("search=নদীতীর")).toEqual(["Riverside Hospital"]);
    expect(await search("status=draft")).toEqual(["Riverside Hospital"]);
    expect(await search("search=riverside&country=thailand")).toEqual([]);
    expect(await search("search=100%25_x")).toEqual([]);
    expect(await search("country=india")).toContain("Riverside Hospital");
    expect((await nila.get(`${LIST}?page=99&status=zzz`)).status).toBe(200);
  });
});
