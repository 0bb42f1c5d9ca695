import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "#db/transactions";
import { en } from "~/locales/en";
import { coordinator } from "../support/admin";
import { auditOf } from "../support/audit-of";
import { hospital, insertHospital, recordPath } from "../support/edited-hospitals";
import { insertPicture } from "../support/picture-rows";
import { jpegFile, LIBRARY, sourcesOf, UPLOAD } from "../support/pictures";
import { insertHospital as insertPublicHospital } from "../support/public-entries";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const ID = "riverside";
const PICTURES = recordPath(ID, "/pictures");
const { toasts } = en.pictures;

let site: Site;
let nila: Visitor;
let karim: Visitor;
beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site, "Nila");
  karim = await coordinator(site, "Karim");
  await insertHospital(site.db, { id: ID, slug: ID }, { en: {}, bn: {} });
});
afterEach(() => site.close());

/** The hospital's pictures, in order. */
const pictureIds = async (id = ID) =>
  (
    await site.db
      .selectFrom("hospital_pictures")
      .select("picture_id")
      .where("record_id", "=", id)
      .orderBy("position")
      .execute()
  ).map(({ picture_id }) => picture_id);

const choose = (visitor: Visitor, page: Page, id: string, act = "choose") =>
  visitor.submit(page, { pictureId: id, act }, "form[action$='/pictures/choice']");
const movePicture = (visitor: Visitor, page: Page, id: string, besideId: string, side: string) =>
  visitor.submit(page, { id, besideId, side }, "form[action$='/pictures/order']");

/** Adds pictures to the library, and chooses them for the hospital in this order. */
async function addPictures(...ids: string[]): Promise<Page> {
  for (const id of ids) await insertPicture(site.db, id, `The ${id}`);
  const page = await nila.get(PICTURES);
  for (const id of ids) expect((await choose(nila, page, id)).text).toContain(toasts.chosen);
  return nila.get(PICTURES);
}

describe("pictures of a hospital", () => {
  it("are uploaded, and the first is on top of the page and on the card", async () => {
    const words = { alt_en: "The ward", alt_bn: "ওয়ার্ড" };
    const page = await nila.submitFile(await nila.get(PICTURES), words, await jpegFile(), UPLOAD);
    expect(page.path).toBe(PICTURES);
    expect(page.text).toContain(toasts.chosen);
    const visitor = site.visitor();
    const detail = await visitor.get(`/bn/hospitals/${ID}`);
    const cover = detail.document.querySelector("main picture img");
    expect(cover?.getAttribute("alt")).toBe("ওয়ার্ড");
    expect(cover?.getAttribute("width")).toBe("800");
    expect(cover?.getAttribute("height")).toBe("600");
    expect(cover?.getAttribute("loading")).toBeUndefined();
    for (const source of sourcesOf(detail)) expect((await site.fetch(source)).status).toBe(200);
    const thai = await visitor.get(`/th/hospitals/${ID}`);
    const thaiCover = thai.document.querySelector("main picture img");
    expect(thaiCover?.getAttribute("alt")).toBe("The ward");
    expect(thaiCover?.getAttribute("lang")).toBe("en");
    const list = await visitor.get("/hospitals?q=riverside");
    const card = list.document.querySelector("main picture img");
    expect(card?.getAttribute("alt")).toBe("");
    expect(card?.getAttribute("loading")).toBe("lazy");
    const rows = await nila.get("/dashboard/admin/hospital-list?search=riverside");
    expect(rows.document.querySelector("tbody th img")?.getAttribute("src")).toMatch(/-320\.jpg$/);
  });

  it("appear in link previews and in structured data for search engines", async () => {
    await addPictures("ward", "garden");
    const { document } = await site.visitor().get(`/hospitals/${ID}`);
    const image = document.querySelector("meta[property='og:image']")?.getAttribute("content");
    expect(image).toMatch(/\/pictures\/[0-9a-f]{32}-640\.jpg$/);
    const alt = document.querySelector("meta[property='og:image:alt']")?.getAttribute("content");
    expect(alt).toBe("The ward");
    const data = document
      .querySelectorAll("script[type='application/ld+json']")
      .map(({ text }) => JSON.parse(text))
      .find((thing) => thing["@type"] === "Hospital");
    expect(data.image).toHaveLength(2);
    expect(data.image[0]).toBe(image);
  });

  it("keep the coordinators' order, and each can be removed", async () => {
    const page = await addPictures("ward", "garden", "lobby");
    const older = await karim.get(PICTURES);
    const moved = await movePicture(nila, page, "lobby", "garden", "before");
    expect(moved.text).toContain(en.editing.toasts.moved);
    expect(await pictureIds()).toEqual(["ward", "lobby", "garden"]);
    // the same move, sent from an older page, changes nothing
    await movePicture(karim, older, "lobby", "garden", "before");
    expect(await pictureIds()).toEqual(["ward", "lobby", "garden"]);
    expect((await choose(nila, moved, "ward", "remove")).text).toContain(toasts.removed);
    expect(await pictureIds()).toEqual(["lobby", "garden"]);
    const gone = await movePicture(karim, older, "ward", "garden", "after");
    expect(gone.text).toContain(en.editing.toasts.notMoved);
    const hospitalPage = await site.visitor().get(`/hospitals/${ID}`);
    const alts = hospitalPage.document
      .querySelectorAll("main picture img[alt!='']")
      .map((image) => image.getAttribute("alt"));
    expect(alts).toEqual(["The lobby", "The garden"]);
    expect((await auditOf(site, ID)).length).toBe(5);
  });

  it("are unique, and at most twelve", async () => {
    const ids = Array.from({ length: 12 }, (_, index) => `picture-${index}`);
    await addPictures(...ids);
    const page = await karim.get(PICTURES);
    await choose(karim, page, "picture-3");
    expect(await pictureIds()).toEqual(ids);
    await insertPicture(site.db, "one-more");
    expect((await choose(karim, page, "one-more")).text).toContain(toasts.full);
    expect(await pictureIds()).toEqual(ids);
  });

  it("exclude pictures in the bin, and do not apply to a hospital in the bin", async () => {
    await insertPicture(site.db, "ward");
    const page = await nila.get(PICTURES);
    expect((await choose(nila, page, "nothing")).text).toContain(toasts.notChosen);
    await site.db.updateTable("hospitals").set({ deleted_at: "2026-11-20" }).execute();
    await choose(nila, page, "ward");
    expect(await pictureIds()).toEqual([]);
    expect((await nila.get(PICTURES)).status).toBe(404);
    expect((await nila.get(recordPath("9".repeat(400), "/pictures"))).status).toBe(404);
  });

  it("cannot be deleted while in use, and the library names the hospital", async () => {
    await addPictures("ward");
    const picture = await nila.get(`${LIBRARY}/ward`);
    expect(picture.document.querySelector(`main a[href='${PICTURES}']`)?.text).toContain(
      "Riverside",
    );
    const question = await nila.get(`${LIBRARY}/ward/deletion`);
    expect(question.text).toContain(en.pictures.deletion.used);
    // a hospital in the bin can be restored, so its picture stays in use
    await site.db.updateTable("hospitals").set({ deleted_at: "2026-11-20" }).execute();
    for (const page of ["", "/deletion"]) {
      const { document } = await nila.get(`${LIBRARY}/ward${page}`);
      const link = document.querySelector("main li a[href='/dashboard/admin/bin']");
      expect(link?.text).toMatch(/^Bin: .*Riverside/);
    }
  });

  it("count as a change of the hospital, so that nobody publishes pictures they have not seen", async () => {
    const hospitalPage = await karim.get(recordPath(ID));
    await addPictures("ward");
    expect((await hospital(site, ID))?.version).toBe(2);
    const conflict = await karim.submit(hospitalPage, {}, "form#publication");
    expect(conflict.status).toBe(409);
  });
});

it("a page full of hospitals with pictures arrives in one round trip", async () => {
  await site.db.deleteFrom("hospitals").execute();
  for (let number = 1; number <= 24; number += 1) {
    await insertPublicHospital(site.db, number);
    await insertPicture(site.db, `picture-${number}`);
    await inTransaction(site.db, (trx) =>
      trx
        .insertInto("hospital_pictures")
        .values({ record_id: `page-${number}`, picture_id: `picture-${number}`, position: 1 })
        .execute(),
    );
  }
  await site.db.updateTable("picture_files").set({ widths: "320,640,960,1600" }).execute();
  const response = await site.fetch("/hospitals", { headers: { "Accept-Encoding": "br" } });
  const size = (await response.arrayBuffer()).byteLength;
  // ten TCP segments of 1,460 bytes
  expect(size).toBeLessThanOrEqual(14_600);
});
