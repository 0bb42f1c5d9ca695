import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { samplePosts } from "#db/seeds/posts";
import { sampleTeam } from "#db/seeds/team";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { type Site, startSite } from "../support/site";

const HOSPITAL = "bumrungrad-international";
const POST = samplePosts[0]?.slug ?? "";
let site: Site;
let hospitalName: string;
let postTitle: string;

/** A site without any Bengali translation of its content. */
beforeAll(async () => {
  site = await startSite();
  for (const table of [
    "hospital_texts",
    "hospital_photo_texts",
    "post_texts",
    "team_member_texts",
    "company_texts",
  ] as const) {
    await site.db.deleteFrom(table).where("language", "=", "bn").execute();
  }
  await site.db
    .updateTable("company_texts")
    .set({ address: "12 English Road" })
    .where("language", "=", "en")
    .execute();
  await site.db
    .updateTable("company_texts")
    .set({ address: "12 ถนนไทย" })
    .where("language", "=", "th")
    .execute();
  ({ name: hospitalName } = await site.db
    .selectFrom("hospital_texts")
    .select("name")
    .where("record_id", "=", `sample-${HOSPITAL}`)
    .where("language", "=", "en")
    .executeTakeFirstOrThrow());
  postTitle = samplePosts[0]?.texts.en.title ?? "";
});
afterAll(() => site.close());

const page = (path: string) => site.visitor().get(path);
const thai = /\p{Script=Thai}/u;

describe("English fallback", () => {
  it.each([
    ["the list of hospitals", "/bn/hospitals"],
    ["a hospital", `/bn/hospitals/${HOSPITAL}`],
    ["the search", `/bn/hospitals?text=bumrungrad`],
    ["the form for a hospital", `/bn/booking?hospital=${HOSPITAL}`],
    ["the cities on the home page", "/bn", "Bangkok"],
  ])("covers %s", async (_, path, expected = hospitalName) => {
    const { document, text, status } = await page(path);
    expect(status).toBe(200);
    expect(text).toContain(expected);
    const main = document.querySelector("main")?.text ?? "";
    expect(main).not.toMatch(thai);
  });

  it("covers a hospital's pictures, marked as English", async () => {
    const { document } = await page(`/bn/hospitals/${HOSPITAL}`);
    const pictures = document.querySelectorAll("main figure a img");
    expect(pictures).toHaveLength(3);
    for (const { attributes } of pictures) {
      expect(attributes).toMatchObject({ alt: expect.stringMatching(/^Drawing: /), lang: "en" });
    }
  });

  it("covers a post, in the list and on its page", async () => {
    expect((await page("/bn/blog?all=1")).text).toContain(postTitle);
    const { document } = await page(`/bn/blog/${POST}`);
    expect(document.querySelector("h1")?.text).toContain(postTitle);
    expect(document.querySelector("article")?.getAttribute("lang")).toBe("en");
  });

  it("covers the team", async () => {
    const { text } = await page("/bn/aboutus");
    for (const member of sampleTeam) expect(text).toContain(member.texts.en.name);
  });

  it("covers the company's address", async () => {
    expect((await page("/bn/contact")).text).toContain("12 English Road");
    expect((await page("/th/contact")).text).toContain("12 ถนนไทย");
    expect((await page("/th/contact")).text).not.toContain("12 English Road");
  });

  it("covers the name of the requested hospital on the coordinator's page", async () => {
    const id = await insertBooking(site.db, { hospital: HOSPITAL });
    const nila = await coordinator(site);
    expect((await nila.get(`/bn/dashboard/admin/bookings/${id}`)).text).toContain(hospitalName);
    expect((await nila.get(`/dashboard/admin/bookings/${id}`)).text).toContain(hospitalName);
  });
});

it("shows nothing if the text exists neither in the language nor in English", async () => {
  const other = await startSite();
  await other.db.deleteFrom("company_texts").where("language", "!=", "th").execute();
  await other.db.deleteFrom("team_member_texts").where("language", "!=", "th").execute();
  expect((await other.visitor().get("/bn/contact")).status).toBe(200);
  const about = await other.visitor().get("/bn/aboutus");
  expect(about.status).toBe(200);
  expect(about.document.querySelector("main")?.text).not.toMatch(thai);
  await other.close();
});
