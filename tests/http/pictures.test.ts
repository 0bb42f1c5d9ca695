import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { en } from "~/locales/en";
import { coordinator, signedInUser } from "../support/admin";
import {
  ALT,
  filesOf,
  jpegFile,
  LIBRARY,
  problemsOf,
  sourcesOf,
  UPLOAD,
  upload,
  uploadedPictureId,
} from "../support/pictures";
import { type Site, startSite } from "../support/site";
import { recordPath } from "../support/team";
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

const MEMBER = "sample-team-1";
const choose = (visitor: Visitor, page: Page, name: string) => {
  const form = page.document
    .querySelectorAll("form[action$='/choice']")
    .find((one) =>
      (one.querySelector("button[aria-label]")?.getAttribute("aria-label") ?? one.text).includes(
        name,
      ),
    );
  const id = form?.querySelector("[name=pictureId]")?.getAttribute("value");
  return visitor.submit(page, {}, `form[action$='/choice']:has([value="${id}"])`);
};
const auditEvents = async (id: string) =>
  (
    await site.db
      .selectFrom("audit_events")
      .innerJoin("users", "users.id", "actor_id")
      .select(["kind", "detail", "users.name"])
      .where("record_kind", "=", "pictures")
      .where("record_id", "=", id)
      .execute()
  ).map(({ kind, detail, name }) => [kind, detail, name].filter(Boolean).join(" "));

describe("uploaded picture", () => {
  it("is in the library, found by its description and name, and recorded", async () => {
    const words = { alt_en: ALT, alt_bn: "বিছানার পাশে একজন নার্স", alt_th: "" };
    const page = await upload(nila, await jpegFile("Ward 7.jpg", 2400, 1800), words);
    expect(page.text).toContain("The picture is uploaded.");
    expect(page.text).toContain("1,600 × 1,200 pixels");
    expect(page.text).toContain("Ward 7.jpg");
    expect(await auditEvents(page.path.split("/").at(-1) ?? "")).toEqual(["content-added Nila"]);
    const [files] = await filesOf(site);
    expect(files).toMatchObject({ widths: "320,640,960,1600", left_at: null });
    for (const search of ["", "nurse BED", "নার্স", "ward 7"]) {
      const list = await karim.get(`${LIBRARY}?search=${encodeURIComponent(search)}`);
      expect(list.text, search).toContain("Pictures: 1");
    }
    for (const search of ["doctor", "ward nurse nobody", "%", "_"]) {
      const list = await karim.get(`${LIBRARY}?search=${encodeURIComponent(search)}`);
      expect(list.text, search).toContain("No pictures found");
    }
  });

  it("is created once, however often the form is sent, and again for another file", async () => {
    const form = await nila.get(`${LIBRARY}/new`);
    const send = async (background: string) =>
      nila.submitFile(form, { alt_en: ALT }, await jpegFile("a.jpg", 50, 50, background), UPLOAD);
    const first = await send("#000000");
    expect((await send("#000000")).path).toBe(first.path);
    expect((await send("#ffffff")).path).not.toBe(first.path);
    expect((await nila.get(LIBRARY)).text).toContain("Pictures: 2");
  });

  it("is kept when its description has errors", async () => {
    const refused = await upload(nila, await jpegFile(), { alt_en: " ", alt_bn: "ক".repeat(251) });
    expect(refused.status).toBe(400);
    expect(problemsOf(refused)).toEqual([
      "Describe the picture in English.",
      "Description (বাংলা): This text is too long. Please shorten it.",
    ]);
    expect(refused.text).toContain("This picture has arrived.");
    expect(refused.html).toContain("ক".repeat(251));
    const [storedFile] = await filesOf(site);
    expect(refused.html).toContain(`${storedFile?.key}-320.jpg`);
    const page = await nila.submitFile(refused, { alt_en: ALT, alt_bn: "" }, null, UPLOAD);
    expect(page.text).toContain("The picture is uploaded.");
    // the button was pressed twice
    const again = await nila.submitFile(refused, { alt_en: ALT, alt_bn: "" }, null, UPLOAD);
    expect(again.path).toBe(page.path);
    expect(await filesOf(site)).toHaveLength(1);
    const file = await jpegFile("second.jpg", 800, 600, "#ffffff");
    const other = await nila.submitFile(refused, { alt_en: ALT, alt_bn: "" }, file, UPLOAD);
    expect(other.text).toContain("second.jpg");
  });

  it("requires a coordinator", async () => {
    const form = await nila.get(`${LIBRARY}/new`);
    const family = await signedInUser(site);
    const refused = await family.submitFile(form, { alt_en: ALT }, await jpegFile(), UPLOAD);
    expect(refused.status).toBe(403);
    expect(await filesOf(site)).toEqual([]);
  });
});

describe("description of a picture", () => {
  it("conflicts when two coordinators change it: the second sees both texts and loses no input", async () => {
    const id = await uploadedPictureId(nila);
    const [hers, his] = [await nila.get(`${LIBRARY}/${id}`), await karim.get(`${LIBRARY}/${id}`)];
    const saved = await nila.submit(hers, { alt_th: "พยาบาล" }, "form#alts");
    expect(saved.text).toContain("The descriptions are saved.");
    const clash = await karim.submit(his, { alt_en: "A doctor" }, "form#alts");
    expect(clash.status).toBe(409);
    expect(clash.text).toContain("พยาบาล");
    expect(clash.html).toContain('value="A doctor"');
    const mine = await karim.submit(clash, {}, "form#alts");
    expect(mine.text).toContain("The descriptions are saved.");
    expect((await auditEvents(id)).sort()).toEqual([
      "content-added Nila",
      "content-changed Karim",
      "content-changed Nila",
    ]);
  });

  it("is required in English", async () => {
    const id = await uploadedPictureId(nila);
    const page = await nila.get(`${LIBRARY}/${id}`);
    const refused = await nila.submit(page, { alt_en: "", alt_bn: "নার্স" }, "form#alts");
    expect(refused.status).toBe(400);
    expect(refused.html).toContain('value="নার্স"');
  });
});

it("earlier descriptions and deleted pictures can be restored", async () => {
  const id = await uploadedPictureId(nila, { alt_en: "First" });
  await nila.submit(await nila.get(`${LIBRARY}/${id}`), { alt_en: "Second" }, "form#alts");
  const versions = await karim.get(`${LIBRARY}/${id}/revisions`);
  const back = await karim.submit(versions, {}, "main form[method=post]");
  expect(back.document.querySelector("[name=alt_en]")?.getAttribute("value")).toBe("First");
  const question = await nila.get(`${LIBRARY}/${id}/deletion`);
  const gone = await nila.submit(question, {}, "form#confirmation");
  expect(gone.text).toContain("Pictures: 0");
  const bin = await karim.get("/dashboard/admin/bin");
  expect(bin.text).toContain("First");
  const again = await karim.submit(bin, {}, "form[action$='/bin/restorations']");
  expect(again.path).toBe(`${LIBRARY}/${id}`);
});

describe("picture of a team member", () => {
  const pictures = recordPath(MEMBER, "/pictures");
  const member = () =>
    site.db.selectFrom("team_members").selectAll().where("id", "=", MEMBER).executeTakeFirst();

  it("is uploaded on its own page, and shown to families in their language", async () => {
    const words = { alt_en: "Nila on the phone", alt_bn: "ফোনে নীলা" };
    const page = await nila.get(pictures);
    const chosen = await nila.submitFile(page, words, await jpegFile(), UPLOAD);
    expect(chosen.path).toBe(pictures);
    expect(chosen.text).toContain("The picture is chosen.");
    const [en, bn, th] = await Promise.all(
      ["", "/bn", "/th"].map((language) => site.visitor().get(`${language}/aboutus`)),
    );
    expect(en?.html).toContain('alt="Nila on the phone"');
    expect(bn?.html).toContain('alt="ফোনে নীলা"');
    expect(th?.html).toMatch(/alt="Nila on the phone" lang="en"/);
    const sources = sourcesOf(en as Page);
    expect(sources).toHaveLength(6);
    for (const source of sources) expect((await site.fetch(source)).status).toBe(200);
  });

  it("is chosen in the library, and removed", async () => {
    await uploadedPictureId(nila, { alt_en: "One" });
    await uploadedPictureId(nila, { alt_en: "Other" });
    const chosen = await choose(nila, await nila.get(`${pictures}?search=other`), "Other");
    expect(chosen.text).toContain("The picture is chosen.");
    expect((await member())?.picture_id).not.toBeNull();
    const none = await choose(karim, await karim.get(pictures), "Take it away");
    expect(none.text).toContain("The picture is taken away.");
    expect(none.text).toContain("No picture has been chosen.");
    expect((await member())?.picture_id).toBeNull();
  });

  it("cannot be a deleted picture", async () => {
    const id = await uploadedPictureId(nila);
    const open = await nila.get(pictures);
    const question = await karim.get(`${LIBRARY}/${id}/deletion`);
    const gone = await karim.submit(question, {}, "form#confirmation");
    expect(gone.text).toContain(en.editing.toasts.deleted);
    const late = await choose(nila, open, "Choose:");
    expect(late.text).toContain("Somebody deleted this picture or record meanwhile.");
    expect((await member())?.picture_id).toBeNull();
  });
});
