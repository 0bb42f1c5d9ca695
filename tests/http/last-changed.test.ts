import { afterAll, beforeAll, expect, it } from "vitest";
import { audit } from "~/features/audit/audits.server";
import { signedIn } from "../support/admin";
import { insertAdmin } from "../support/bookings";
import { type Site, startSite } from "../support/site";
import { insertMember, LIST, recordPath, TEXT_FORM } from "../support/team";
import { insertVideo } from "../support/videos";
import type { Page, Visitor } from "../support/visitor";

let site: Site;
let nila: Visitor;
let karim: Visitor;
let karimId: string;
beforeAll(async () => {
  site = await startSite();
  nila = await signedIn(site, (await insertAdmin(site.db, "Nila")).id);
  ({ id: karimId } = await insertAdmin(site.db, "Karim"));
  karim = await signedIn(site, karimId);
  await insertVideo(site.db);
});
afterAll(() => site.close());

const rowOf = (page: Page, id: string) =>
  page.document
    .querySelectorAll("main table tbody tr")
    .find((row) => row.querySelector(`th a[href*="${id}"]`));
/** The list's text about a record's last change. */
const changeOf = (page: Page, id: string) =>
  rowOf(page, id)?.querySelector("td[data-label='Last changed']")?.text;
const later = (hours: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + hours * 60 * 60 * 1000);
};

it("a list shows each record's last editor and time, with the minute for changes of today", async () => {
  const id = await insertMember(site.db);
  await insertMember(site.db, { position: 101 });
  const lastChange = async (visitor = nila) => changeOf(await visitor.get(LIST), id);
  // the editor is unknown
  expect(await lastChange()).toBe("19 Nov");
  await karim.submit(await karim.get(recordPath(id)), { role: "Head of nights" }, TEXT_FORM);
  expect(await lastChange()).toBe("2:30 pm · Karim");
  expect(await lastChange(karim)).toBe("2:30 pm · you");
  expect(rowOf(await karim.get(`/bn${LIST}`), id)?.text).toContain("দুপুর\u00a0২:৩০ · আপনি");
  later(10);
  expect(await lastChange()).toBe("20 Nov · Karim");
  // moving the record in the list does not count as a change
  await nila.submit(
    await nila.get(LIST),
    {},
    `form[action$="/order"]:has([name=id][value="${id}"])`,
  );
  expect(await lastChange()).toBe("20 Nov · Karim");
  later(1);
  await nila.submit(await nila.get(recordPath(id)), { role: "Head of days" }, TEXT_FORM);
  expect(await lastChange()).toBe("1:30 am · you");
  // a later change without an audit event: no editor is named
  later(1);
  const updated_at = site.clock.now.toISOString();
  await site.db.updateTable("team_members").set({ updated_at }).where("id", "=", id).execute();
  expect(await lastChange()).toBe("2:30 am");
});

it.each(["hospital-list", "blog-posts", "patient-reviews", "videos-reviews"] as const)(
  "the list of %s also shows editor and time",
  async (kind) => {
    const path = `/dashboard/admin/${kind}`;
    const first = (await nila.get(path)).document.querySelector("main table tbody th a");
    const id = first?.getAttribute("href")?.split("/").at(-1) ?? "";
    later(1);
    await audit(
      site.db,
      {
        kind: "content-changed",
        actorId: karimId,
        subjectId: null,
        network: "",
        record: { kind, id },
      },
      site.clock.now,
    );
    expect(rowOf(await nila.get(path), id)?.text).toMatch(/ [ap]m · Karim/);
  },
);
