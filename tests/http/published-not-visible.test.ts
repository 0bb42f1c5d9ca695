import { afterEach, beforeEach, expect, it } from "vitest";
import { sweepBin } from "~/features/content/bin.server";
import { doctors } from "~/locales/en/doctors";
import { CARDS_PER_PAGE } from "~/paging";
import { coordinator } from "../support/admin";
import { remove } from "../support/content-areas";
import { DOCTORS_HOSPITAL as HOSPITAL, insertDoctor } from "../support/doctors";
import { insertHospital, recordPath } from "../support/edited-hospitals";
import { insertPost } from "../support/posts";
import { type Site, startSite } from "../support/site";
import { insertVideo } from "../support/videos";
import type { Visitor } from "../support/visitor";
import { texts } from "../support/words";

// Published records that families nevertheless do not see.

const DOCTORS = "/dashboard/admin/doctors";
const FILMS = "/dashboard/admin/videos-reviews";

let site: Site;
let nila: Visitor;
beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site, "Nila");
});
afterEach(() => site.close());

it("a doctor is not called visible while the hospital is hidden or erased", async () => {
  const { statusText, toasts, erased } = texts("en").editing;
  await insertHospital(site.db, { id: HOSPITAL, slug: HOSPITAL, country: "india" });
  const id = await insertDoctor(site.db, "Dr One");
  const status = async () => {
    const page = await nila.get(`${DOCTORS}/${id}`);
    return page.document.querySelector("section:has(form#publication)")?.text ?? "";
  };
  const publicLink = async () =>
    (await nila.get(DOCTORS)).document.querySelector(`main a[href='/doctors']`);
  await site.db.deleteFrom("doctors").where("id", "!=", id).execute();
  expect(await publicLink()).not.toBeNull();
  expect(await status()).toContain(statusText.published);
  await remove(nila, recordPath(HOSPITAL));
  expect(await status()).toContain(doctors.checks.hospitalHidden);
  expect(await status()).not.toContain(statusText.published);
  expect(await publicLink()).toBeNull();
  const preview = await nila.get(`${DOCTORS}/${id}/preview`);
  expect(preview.text).toContain(doctors.checks.hospitalHidden);
  expect(preview.text).not.toContain(texts("en").editing.preview.shown);
  expect((await nila.get(`${DOCTORS}/${id}/deletion`)).text).not.toContain(
    texts("en").editing.deletion.published,
  );
  await nila.submit(await nila.get(`${DOCTORS}/${id}`), {}, "form#publication");
  const again = await nila.submit(await nila.get(`${DOCTORS}/${id}`), {}, "form#publication");
  expect(again.text).toContain(toasts.unseen);
  expect(again.text).not.toContain(toasts.published);
  await sweepBin(site.db, new Date(site.clock.now.getTime() + 1).toISOString());
  expect(await status()).toContain(doctors.checks.hospitalErased);
  const facts = (await nila.get(`${DOCTORS}/${id}`)).document.querySelectorAll("dd");
  expect(facts.map(({ text }) => text)).toContain(erased);
  const form = await nila.get(`${DOCTORS}/${id}?in=facts`);
  const refused = await nila.submit(form, { specialty: "cardiology" }, "form#words");
  expect(refused.status).toBe(400);
});

it("a post is not called visible before its time", async () => {
  const { deletion } = texts("en").editing;
  const post = "/dashboard/admin/blog-posts/later";
  await insertPost(site, "later", "Soon.", { published_at: "2026-12-24T03:00:00.000Z" });
  expect((await nila.get(`${post}/preview`)).text).toContain("Families see this from");
  expect((await nila.get(`${post}/deletion`)).text).not.toContain(deletion.published);
});

it("a film is not called visible if it is not among the first films", async () => {
  const { published } = texts("en").editing.statusText;
  for (let position = 1; position <= CARDS_PER_PAGE; position++)
    await insertVideo(site.db, { id: `film-${position}`, position });
  const last = await insertVideo(site.db, { position: CARDS_PER_PAGE + 1 });
  const seen = await nila.get(`${FILMS}/film-${CARDS_PER_PAGE}`);
  expect(seen.text).toContain(published);
  const unseen = await nila.get(`${FILMS}/${last}`);
  expect(unseen.text).not.toContain(published);
  expect(unseen.text).toContain("it is not among the first 12 published ones");
});
