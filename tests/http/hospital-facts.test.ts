import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { auditOf } from "../support/audit-of";
import {
  FACT_FORM,
  fieldValue,
  hospital,
  insertHospital,
  problems,
  recordPath,
} from "../support/edited-hospitals";
import { insertPost } from "../support/posts";
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

const change = async (id: string, fields: Record<string, string>) =>
  nila.submit(await nila.get(recordPath(id, "?in=facts")), fields, FACT_FORM);

describe("facts of a hospital", () => {
  it("are saved, shown and recorded", async () => {
    const id = await insertHospital(site.db, { slug: "riverside" });
    const saved = await change(id, {
      place:
        "https://www.google.com/maps/place/X/@13.0604,80.2496,17z/data=!3m1!3d13.0611!4d80.2522",
      website: "https://riverside.example/",
      accreditation_body: "JCI",
      accreditation_as_of: "2025-03",
      accreditation_source: "https://jci.example/riverside",
    });
    expect(saved.text).toContain("Saved.");
    expect(await hospital(site, id)).toMatchObject({ place: "13.0611, 80.2522" });
    const page = await site.visitor().get("/hospitals/riverside");
    expect(page.text).toContain("JCI");
    expect(page.text).toContain("March 2025");
    expect(page.html).toContain("mlat=13.0611");
    expect(await auditOf(site, id)).toEqual(["content-changed facts Nila"]);
    await change(id, {});
    expect(await auditOf(site, id)).toHaveLength(1);
  });

  it("can be saved unchanged for sample hospitals", async () => {
    const samples = await site.db
      .selectFrom("hospitals")
      .select("id")
      .where("accreditation_body", "!=", "")
      .execute();
    expect(samples).not.toEqual([]);
    for (const { id } of samples) {
      const city = "Elsewhere";
      expect((await change(id, { city })).text).toContain("Saved.");
      expect(await hospital(site, id)).toMatchObject({ city });
    }
  });

  it("are rejected with an error per field, and keep the input", async () => {
    const id = await insertHospital(site.db);
    const wrong = {
      slug: "হাসপাতাল",
      city: " ",
      place: "100, 200",
      website: "javascript:alert(1)",
      accreditation_as_of: "2025-13",
      accreditation_source: "jci",
    };
    const refused = await change(id, wrong);
    expect(refused.status).toBe(400);
    expect(problems(refused)).toEqual([
      "Write the link in small English letters, digits and hyphens.",
      "City is required.",
      "We found no coordinates in this. Write them like 13.746, 100.552, or paste a link that holds them.",
      "Official website: Enter a whole web address that begins with https://.",
      "Enter a year and month, such as 2025-03, or a day, such as 2025-03-17.",
      "Source: Enter a whole web address that begins with https://.",
    ]);
    expect(fieldValue(refused, "website", FACT_FORM)).toBe("javascript:alert(1)");
    const half = await change(id, { accreditation_body: "JCI" });
    expect(half.status).toBe(400);
    expect(half.document.querySelectorAll("[role=alert] li")).toHaveLength(2);
    await insertHospital(site.db, { slug: "taken" });
    const both = await change(id, { accreditation_body: "JCI", slug: "taken" });
    expect(problems(both)).toContain("Another hospital has this link. Choose a different one.");
    expect(problems(both)).toHaveLength(3);
    const future = await change(id, {
      accreditation_body: "JCI",
      accreditation_as_of: "2030-01",
      accreditation_source: "https://jci.example/",
    });
    expect(problems(future)).toEqual(["This day is still to come."]);
    expect(await hospital(site, id)).toMatchObject({ version: 1 });
  });

  it("redirect from an earlier address in every language, and no other hospital can take that address", async () => {
    const id = await insertHospital(site.db, { slug: "riverside" });
    await change(id, { slug: "River View" });
    const old = await site.visitor().send("/bn/hospitals/riverside");
    expect(old.status).toBe(301);
    expect(old.headers.get("Location")).toBe("/bn/hospitals/river-view");
    // an old link to the booking form still selects the same hospital
    expect((await site.visitor().get("/booking?hospital=riverside")).text).toContain("Riverside");
    await change(id, { slug: "riverside" });
    expect((await site.visitor().get("/hospitals/riverside")).status).toBe(200);
    await change(id, { slug: "third" });
    // posts and hospitals have separate addresses
    await insertPost(site, "first", "Words.");
    const post = await nila.get("/dashboard/admin/blog-posts/first?in=facts");
    await nila.submit(post, { slug: "riverside" }, FACT_FORM);
    expect((await site.visitor().get("/hospitals/riverside")).path).toBe("/hospitals/third");
    await insertHospital(site.db, { slug: "second" });
    const other = await insertHospital(site.db, { status: "draft" });
    for (const slug of ["riverside", "second"]) {
      const taken = await change(other, { slug });
      expect(taken.status).toBe(409);
      expect(problems(taken)).toEqual(["Another hospital has this link. Choose a different one."]);
      expect(fieldValue(taken, "slug", FACT_FORM)).toBe(slug);
    }
    expect((await site.visitor().get("/hospitals/riverside")).path).toBe("/hospitals/third");
  });

  it("conflict when two coordinators save them at once, but not with a change of the text", async () => {
    const id = await insertHospital(site.db);
    const nilasPage = await nila.get(recordPath(id, "?in=facts"));
    await karim.submit(await karim.get(recordPath(id)), { bio: "Karim's." }, "form#words");
    await karim.submit(
      await karim.get(recordPath(id, "?in=facts")),
      { city: "Vellore" },
      FACT_FORM,
    );
    const conflict = await nila.submit(nilasPage, { city: "Madras" }, FACT_FORM);
    expect(conflict.status).toBe(409);
    expect(conflict.text).toContain("Vellore");
    expect(fieldValue(conflict, "city", FACT_FORM)).toBe("Madras");
    await nila.submit(conflict, {}, FACT_FORM);
    expect(await hospital(site, id)).toMatchObject({ city: "Madras", facts_version: 3 });
  });
});
