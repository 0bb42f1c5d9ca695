import { afterEach, beforeEach, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { insertBooking, insertMessage } from "../support/bookings";
import { insertPartner } from "../support/partners";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const LIST = "/dashboard/admin/bookings";
const HOSPITAL = "sample-bumrungrad-international";
let site: Site;
let nila: Visitor;
beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
});
afterEach(() => site.close());

/** Inserts bookings that name the hospital and its former slug, a message for which it was asked, and two others. */
async function insertRequests() {
  const slug = "bumrungrad-international";
  await insertBooking(site.db, { reference: "SETU-NAMED", hospital: slug });
  const former = { area: "hospital-list", slug: "bumrungrad-once", record_id: HOSPITAL } as const;
  await site.db.insertInto("former_slugs").values(former).execute();
  await insertBooking(site.db, { reference: "SETU-ONCE", hospital: former.slug });
  const messageId = await insertMessage(site.db, { reference: "SETU-ASKED" });
  await insertPartner(site.db, messageId, { hospital_id: HOSPITAL, name: "Bumrungrad" });
  await insertPartner(site.db, messageId, { hospital_id: HOSPITAL, name: "Bumrungrad once more" });
  const other = await insertBooking(site.db, { reference: "SETU-OTHER" });
  await insertPartner(site.db, other, { name: "Bay Air" });
  await insertBooking(site.db, { reference: "SETU-FREE", hospital: "Square Hospital" });
}

it("a hospital's page links to requests that named it and requests for which coordinators asked it", async () => {
  await insertRequests();
  const page = await nila.get(`/dashboard/admin/hospital-list/${HOSPITAL}`);
  const link = page.document
    .querySelectorAll("main a")
    .find(({ text }) => /^Requests: /.test(text));
  expect(link?.text).toBe("Requests: 3");
  const list = await nila.get(link?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "");
  expect(list.text).toContain("Found: 3");
  for (const reference of ["SETU-NAMED", "SETU-ONCE", "SETU-ASKED"]) {
    expect(list.text).toContain(reference);
  }
  expect(list.text).toContain("Hospital, named or asked: Bumrungrad International Hospital");
  const selected = list.document.querySelector("select[name=hospital] option[selected]");
  expect(selected?.getAttribute("value")).toBe(HOSPITAL);
});

it("each list, its export and a saved filter can be filtered by a hospital", async () => {
  await insertRequests();
  expect((await nila.get(`${LIST}?hospital=${HOSPITAL}`)).text).toContain("Bookings found: 2");
  expect((await nila.get(`/dashboard/admin/contacts?hospital=${HOSPITAL}`)).text).toContain(
    "SETU-ASKED",
  );
  const file = await (await nila.send(`${LIST}/export?hospital=${HOSPITAL}&kind=all`)).text();
  expect(file.match(/SETU-[A-Z]+/g)?.toSorted()).toEqual(["SETU-ASKED", "SETU-NAMED", "SETU-ONCE"]);
  const saving = await nila.get(`/dashboard/admin/filters?list=bookings&hospital=${HOSPITAL}`);
  expect(saving.text).toContain("Bumrungrad International Hospital");
  expect((await nila.get(`${LIST}?hospital=gone`)).text).toContain(
    "Hospital, named or asked: gone",
  );
});

it("pages of other content have no link to requests", async () => {
  expect((await nila.get("/dashboard/admin/doctors/sample-doctor-1")).text).not.toContain(
    "Requests: ",
  );
});
