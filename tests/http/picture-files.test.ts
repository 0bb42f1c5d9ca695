import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { en } from "~/locales/en";
import { coordinator } from "../support/admin";
import {
  cleanUp,
  filesOf,
  jpegFile,
  LIBRARY,
  openReplacement,
  problemsOf,
  sourceIn,
  upload,
  uploadedPictureId,
} from "../support/pictures";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

let site: Site;
let nila: Visitor;
const start = async (environment: Record<string, string> = {}) => {
  site = await startSite(environment);
  nila = await coordinator(site);
};
beforeEach(() => start());
afterEach(() => site.close());

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const folder = () => join(site.env.dataDir, "uploads", "pictures");
const cleanUpAfter = (ms: number) => cleanUp(site, ms);
const sourceOf = (id: string) => sourceIn(nila, id);

describe("files of a picture", () => {
  it("are served with their type, as immutable, and stored privately", async () => {
    const source = await sourceOf(await uploadedPictureId(nila));
    const [name = ""] = source.split("/").slice(-1);
    const response = await site.fetch(source);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    const headers = { "If-None-Match": response.headers.get("ETag") ?? "" };
    expect((await site.fetch(source, { headers })).status).toBe(304);
    const head = await site.fetch(source, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const avif = await site.fetch(source.replace(".jpg", ".avif"));
    expect(avif.headers.get("Content-Type")).toBe("image/avif");
    expect(statSync(join(folder(), name)).mode & 0o077).toBe(0);
    expect(statSync(folder()).mode & 0o077).toBe(0);
  });

  it.each([
    "/pictures/../setu.db",
    "/pictures/..%2f..%2fsetu.db",
    "/pictures/%2e%2e/%2e%2e/data-keys",
    `/pictures/${"0".repeat(32)}-640.jpg`,
    `/pictures/${"0".repeat(32)}-640.jpg/../../x`,
    "/pictures/",
    "/pictures/nobody.png",
  ])("are not found at %s", async (path) => {
    const response = await site.fetch(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  it("do not replace the build's own pictures", async () => {
    expect((await site.fetch("/pictures/bridge.png")).headers.get("Content-Type")).toBe(
      "image/png",
    );
  });
});

describe("replaced picture", () => {
  it("has another address, and open pages show the old one for a day", async () => {
    const id = await uploadedPictureId(nila);
    const before = await sourceOf(id);
    const replaced = await (await openReplacement(nila, id))();
    expect(replaced.text).toContain("The picture is replaced wherever it is used.");
    const after = await sourceOf(id);
    expect(after).not.toBe(before);
    await cleanUpAfter(HOUR_MS);
    expect((await site.fetch(before)).status).toBe(200);
    await cleanUpAfter(DAY_MS);
    expect((await site.fetch(before)).status).toBe(404);
    expect((await site.fetch(after)).status).toBe(200);
    expect(await filesOf(site)).toHaveLength(1);
  });

  it("conflicts when two coordinators replace it, and the second keeps the file already uploaded", async () => {
    const karim = await coordinator(site, "Karim");
    const id = await uploadedPictureId(nila);
    const [hers, his] = [
      await openReplacement(nila, id),
      await openReplacement(karim, id, "#000000"),
    ];
    await hers();
    const herSource = await sourceOf(id);
    const clash = await his();
    expect(clash.status).toBe(409);
    expect(problemsOf(clash).join()).toContain("Somebody changed this picture");
    expect(clash.text).toContain("This picture has arrived.");
    expect(clash.html).toContain(herSource);
    const done = await karim.submitFile(clash, {}, null, "form#replacement");
    expect(done.text).toContain("The picture is replaced");
    expect(await sourceOf(id)).not.toBe(herSource);
  });
});

describe("deletion of a picture", () => {
  const moveToBin = async (id: string) =>
    nila.submit(await nila.get(`${LIBRARY}/${id}/deletion`), {}, "form#confirmation");

  it("is refused while in use, and the page says where", async () => {
    const pictures = "/dashboard/admin/team-member/sample-team-1/pictures";
    const id = await uploadedPictureId(nila);
    const question = await nila.get(`${LIBRARY}/${id}/deletion`);
    await nila.submit(await nila.get(pictures), {}, "form[action$='/choice']");
    const refused = await nila.submit(question, {}, "form#confirmation");
    expect(refused.status).toBe(409);
    const again = await nila.get(`${LIBRARY}/${id}/deletion`);
    expect(again.document.querySelector("form#confirmation")).toBeNull();
    expect(again.document.querySelector(`main a[href="${pictures}"]`)).not.toBeNull();
    expect((await nila.get(`${LIBRARY}/${id}`)).html).toContain(`href="${pictures}"`);
  });

  it("moves the picture to the bin for 30 days, and then erases it with its files", async () => {
    const id = await uploadedPictureId(nila);
    const source = await sourceOf(id);
    expect((await moveToBin(id)).text).toContain(en.editing.toasts.deleted);
    expect((await nila.get(`${LIBRARY}/${id}`)).status).toBe(404);
    const erased = await site.db.selectFrom("erasures").select(["kind", "row_id"]).execute();
    expect(erased).toEqual([{ kind: "picture", row_id: id }]);
    await cleanUpAfter(29 * DAY_MS);
    expect((await site.fetch(source)).status).toBe(200);
    await cleanUpAfter(2 * DAY_MS);
    expect((await site.fetch(source)).status).toBe(404);
    expect(await filesOf(site)).toEqual([]);
    expect(await site.db.selectFrom("pictures").selectAll().execute()).toEqual([]);
  });
});

it("an abandoned upload is deleted after a day", async () => {
  await upload(nila, await jpegFile(), { alt_en: "" });
  expect(readdirSync(folder()).length).toBeGreaterThan(0);
  await cleanUpAfter(2 * DAY_MS);
  expect(readdirSync(folder())).toEqual([]);
  expect(await filesOf(site)).toEqual([]);
});
