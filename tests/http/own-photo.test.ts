import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { en } from "~/locales/en";
import { ADMIN_PASSWORD, anAccount, signInAs } from "../support/accounts";
import { signedIn } from "../support/admin";
import { insertPicture } from "../support/picture-rows";
import { cleanUp, filesOf, jpegFile, LIBRARY, UPLOAD } from "../support/pictures";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const PROFILE = "/dashboard/admin/edit-profile";
const PICTURES = `${PROFILE}/pictures`;
const { toasts } = en.pictures;

let site: Site;
let nila: Visitor;
let id: string;
beforeEach(async () => {
  site = await startSite();
  ({ id } = await anAccount(site, "nila@setu.example", { role: "admin" }));
  await site.db.updateTable("users").set({ name: "Nila Akter" }).where("id", "=", id).execute();
  nila = await signedIn(site, id);
});
afterEach(() => site.close());

const photoId = async () =>
  (
    await site.db
      .selectFrom("users")
      .select("picture_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).picture_id;
const choose = (page: Page, pictureId: string, act = "choose") =>
  nila.submit(page, { pictureId, act }, "form[action$='/pictures/choice']");
const uploadPhoto = async () =>
  nila.submitFile(await nila.get(PICTURES), { alt_en: "Nila, smiling" }, await jpegFile(), UPLOAD);
const sources = (page: Page, within: string) =>
  page.document
    .querySelectorAll(`${within} img[src^='/pictures/']`)
    .map((image) => image.getAttribute("src") ?? "");
const erasures = () =>
  site.db.selectFrom("erasures").select("row_id").where("kind", "=", "picture").execute();

describe("photo of a coordinator", () => {
  it("is uploaded, and shown beside the name, on the coordinator's own page and the account's page", async () => {
    expect(sources(await nila.get(PROFILE), "body")).toEqual([]);
    const chosen = await uploadPhoto();
    expect(chosen.path).toBe(PICTURES);
    expect(chosen.text).toContain(toasts.chosen);
    const profile = await nila.get(PROFILE);
    const [source = ""] = sources(profile, "main");
    expect((await site.fetch(source)).status).toBe(200);
    // beside the name on desktop, and in a phone's menu
    expect(sources(profile, "header")).toEqual([source, source]);
    const karim = await signedIn(
      site,
      (await anAccount(site, "karim@setu.example", { role: "admin" })).id,
    );
    const seen = await karim.get(`/dashboard/admin/users-list/${id}`);
    expect(sources(seen, "main")).toEqual([source]);
    expect(sources(seen, "header")).toEqual([]);
  });

  it("is not loaded under data saver", async () => {
    await uploadPhoto();
    await nila.submit(await nila.get("/"), { "data-saver": "on" }, "form[action='/data-saver']");
    expect(sources(await nila.get(PROFILE), "body")).toEqual([]);
    expect(sources(await nila.get(`/dashboard/admin/users-list/${id}`), "body")).toEqual([]);
  });

  it("is in the audit as changed, and in the person's own download", async () => {
    await uploadPhoto();
    const log = await nila.get("/dashboard/admin/audit?kind=details-changed");
    expect(log.text).toContain(en.account.ownProfile.photo);
    const copy = await (await nila.send("/profile/data.json")).json();
    expect(copy.photo.description).toBe("Nila, smiling");
    expect((await site.fetch(copy.photo.file)).status).toBe(200);
    expect(JSON.stringify(copy)).not.toContain(await photoId());
  });

  it("is chosen from existing pictures, in three languages", async () => {
    await insertPicture(site.db, "portrait");
    expect((await choose(await nila.get(PICTURES), "nothing")).text).toContain(toasts.notChosen);
    for (const prefix of ["", "/bn", "/th"]) {
      const page = await nila.get(prefix + PICTURES);
      expect(page.text).not.toMatch(/ownProfile|\{\{|undefined/);
      expect((await choose(page, "portrait")).path).toBe(prefix + PICTURES);
      expect(await photoId()).toBe("portrait");
      await choose(page, "portrait", "remove");
      expect(await photoId()).toBeNull();
    }
  });

  it("cannot be deleted from the library while in use", async () => {
    await insertPicture(site.db, "portrait");
    const page = await choose(await nila.get(PICTURES), "portrait");
    const early = await nila.get(`${LIBRARY}/portrait/deletion`);
    const account = `/dashboard/admin/users-list/${id}`;
    expect(early.document.querySelector(`main a[href='${account}']`)?.text).toBe("Nila Akter");
    expect(early.document.querySelector("form#confirmation")).toBeNull();
    await choose(page, "portrait", "remove");
    const late = await nila.get(`${LIBRARY}/portrait/deletion`);
    const deleted = await nila.submit(late, {}, "form#confirmation");
    expect(deleted.text).toContain(en.editing.toasts.deleted);
  });

  it("is removed from a former coordinator", async () => {
    await insertPicture(site.db, "portrait");
    await choose(await nila.get(PICTURES), "portrait");
    const other = await anAccount(site, "karim@setu.example", { role: "admin" });
    const karim = await signedIn(site, other.id);
    const role = await karim.get(`/dashboard/admin/users-list/${id}/role`);
    await karim.submit(role, { currentPassword: ADMIN_PASSWORD });
    expect(await photoId()).toBeNull();
  });

  it("is for coordinators only", async () => {
    await anAccount(site, "rahima@family.example");
    const rahima = site.visitor();
    await signInAs(rahima, "rahima@family.example");
    expect((await rahima.get(PICTURES)).status).toBe(403);
  });
});

describe("erasure of an account", () => {
  const deleteAccount = async () => {
    await anAccount(site, "karim@setu.example", { role: "admin" });
    const question = await nila.get("/profile/deletion");
    const done = await nila.submit(question, { currentPassword: ADMIN_PASSWORD });
    expect(done.path).toBe("/action-completed");
  };

  it("erases the photo, and its files a day later", async () => {
    await uploadPhoto();
    const picture = await photoId();
    await deleteAccount();
    expect(await site.db.selectFrom("pictures").selectAll().execute()).toEqual([]);
    expect(await site.db.selectFrom("picture_texts").selectAll().execute()).toEqual([]);
    expect(await erasures()).toEqual([{ row_id: picture }]);
    expect(await filesOf(site)).toHaveLength(1);
    await cleanUp(site, 25 * 60 * 60 * 1000);
    expect(await filesOf(site)).toEqual([]);
  });

  it("keeps a photo used elsewhere", async () => {
    await insertPicture(site.db, "portrait");
    await choose(await nila.get(PICTURES), "portrait");
    await site.db
      .updateTable("team_members")
      .set({ picture_id: "portrait" })
      .where("id", "=", "sample-team-1")
      .execute();
    await deleteAccount();
    expect(await site.db.selectFrom("pictures").select("id").execute()).toEqual([
      { id: "portrait" },
    ]);
    expect(await erasures()).toEqual([]);
  });
});
