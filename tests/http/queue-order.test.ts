import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signedIn } from "../support/admin";
import { insertAdmin, insertBooking, insertMessage } from "../support/bookings";
import { groupsOf, insertAnswered } from "../support/queue";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const QUEUE = "/dashboard/admin";
let site: Site;
let nila: Visitor;
let nilaId: string;
beforeEach(async () => {
  site = await startSite();
  nilaId = (await insertAdmin(site.db, "Nila")).id;
  nila = await signedIn(site, nilaId);
});
afterEach(() => site.close());

/** The time this many minutes before now, which is 2:30 pm in Dhaka. */
const ago = (minutes: number) =>
  new Date(site.clock.now.getTime() - minutes * 60_000).toISOString();
const pathOf = (id: string) => `${QUEUE}/bookings/${id}`;
const act = async (id: string, fields: Record<string, string>) =>
  nila.submit(await nila.get(pathOf(id)), { onward: "stay", ...fields }, "form#act");
const insertReplied = (id: string, minutes?: number, given = {}) =>
  insertAnswered(site, id, minutes, given);
const plainText = (page: Page) => page.text.replaceAll("\u00a0", " ");
describe("documented order of the queue", () => {
  const DAY = 24 * 60;

  it("shows a follow-up beside the message of a family that still waits for a reply", async () => {
    await insertBooking(site.db, { id: "rahima", tell_us_more: "Father fell at night" });
    await act("rahima", { did: "no-answer", again: "hour", againWhy: "Nobody answered" });
    const queue = await nila.get(QUEUE);
    expect(plainText(queue)).toContain("Again 20 Nov, 3:30 pm · Nobody answered");
    expect(plainText(queue)).toContain("Father fell at night");
  });

  it("puts follow-ups between late and due, and requests without owner or next date before old ones", async () => {
    await insertWaiting("urgent", 5, { urgent: 1 });
    await insertWaiting("soon", 100);
    await insertWaiting("late", 200);
    await insertWaiting("due", 10);
    await insertWaiting("old", 2 * DAY);
    await insertReplied("again-2", 90, { again_at: ago(1), assigned_to: nilaId });
    await insertReplied("again-1", 90, { again_at: ago(2 * DAY), urgent: 1 });
    await insertReplied("ahead", 3 * DAY, { again_at: ago(-1), assigned_to: nilaId });
    await insertReplied("nobody-has-it", 2 * DAY, { again_at: ago(-1) });
    await insertReplied("no-date", 3 * DAY, { assigned_to: nilaId });
    await insertReplied("young", DAY - 1);
    await insertReplied("closed", 3 * DAY, { status: "declined", again_at: ago(5) });
    const page = await nila.get(QUEUE);
    expect(groupsOf(page)).toEqual([
      ["Urgent, no reply yet 1", "urgent"],
      ["Due within 30\u00a0minutes 1", "soon"],
      ["Late 1", "late"],
      ["Follow up 2", "again-1", "again-2"],
      ["Due 1", "due"],
      ["Without owner or next date 2", "no-date", "nobody-has-it"],
      ["Old 1", "old"],
    ]);
    expect(page.text).toContain("Now 9");
    expect(page.text).toContain("Mine 2");
    expect(plainText(page)).toContain("Idle 3 days");
    expect(page.document.querySelector("title")?.textContent).toBe("(1) Queue – Setu");
    const place = (text: Page) => text.document.querySelector("nav[aria-label^='In the list']");
    const opened = await nila.get(pathOf("again-2"));
    expect(place(opened)?.text).toContain("5 of 9");
    expect(opened.document.querySelector("a[rel=next]")?.getAttribute("href")).toContain("due");
    const adrift = await nila.get(`${QUEUE}?group=adrift`);
    expect(groupsOf(adrift)).toEqual([
      ["Without owner or next date 2", "no-date", "nobody-has-it"],
    ]);
    await act("no-date", { did: "note", words: "Wrote to the hospital" });
    expect((await nila.get(QUEUE)).text).toContain("Now 8");
  });

  it("continues to the next request, with its reason, and skips requests of other coordinators", async () => {
    const tanvir = (await insertAdmin(site.db, "Tanvir")).id;
    await insertReplied("his", 90, { again_at: ago(9), assigned_to: tanvir });
    await insertReplied("mine", 90, { again_at: ago(8), assigned_to: nilaId, again_why: "Scan" });
    await insertWaiting("first", 100);
    const page = await nila.get(pathOf("first"));
    expect(plainText(page)).toContain("Next: mine, Again 2:22 pm");
    expect((await act("first", { did: "called", onward: "next" })).path).toContain(pathOf("mine"));
  });

  it("also applies to messages", async () => {
    const at = ago(DAY + 1);
    const message = { status: "acknowledged", replied_at: at, updated_at: at } as const;
    await insertMessage(site.db, { id: "karim", full_name: "karim", ...message });
    expect(groupsOf(await nila.get(QUEUE))).toEqual([["Without owner or next date 1", "karim"]]);
  });

  const insertWaiting = (id: string, minutes: number, given = {}) =>
    insertBooking(site.db, { id, full_name: id, received_at: ago(minutes), ...given });
});
