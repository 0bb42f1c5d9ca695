import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { nextInQueue } from "~/features/requests/queue/queue.server";
import { signedIn } from "../support/admin";
import { insertAdmin, insertBooking, insertMessage } from "../support/bookings";
import { deleteRequests, requestsOf, setRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import { formValues, type Visitor } from "../support/visitor";

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

/** The time this many minutes before now, which is 08:30 UTC. */
const ago = (minutes: number) =>
  new Date(site.clock.now.getTime() - minutes * 60_000).toISOString();
const booking = (name: string, minutes: number, given = {}) =>
  insertBooking(site.db, { id: name, full_name: name, received_at: ago(minutes), ...given });
const message = (name: string, minutes: number, given = {}) =>
  insertMessage(site.db, { id: name, full_name: name, received_at: ago(minutes), ...given });

const buttonOf = (id: string) => `#r-${id} button`;

describe("taking a request", () => {
  it("needs one click, and names a colleague who was faster", async () => {
    await booking("rahima", 30);
    const tanvirId = (await insertAdmin(site.db, "Tanvir")).id;
    const tanvir = await signedIn(site, tanvirId);
    const [mine, his] = [await nila.get(QUEUE), await tanvir.get(QUEUE)];
    const taken = await nila.press(mine, buttonOf("rahima"));
    expect(taken.text).toContain("It is yours now.");
    expect(taken.document.querySelector(`#r-rahima button[value$=" me"]`)).toBeNull();
    expect(taken.document.querySelector("#r-rahima")?.textContent).toContain("Yours");
    const late = await tanvir.press(his, buttonOf("rahima"));
    expect(late.text).toContain("Nila was first and has it now.");
    expect(late.document.querySelector("#r-rahima")?.textContent).toContain("Nila has it");
    const rows = () => requestsOf(site.db, { kind: "booking" });
    expect(await rows()).toMatchObject([{ assigned_to: nilaId }]);
  });

  it("is not offered on closed or merged requests", async () => {
    await booking("rahima", 30, { status: "completed", replied_at: ago(20) });
    await booking("twice", 20, { status: "duplicate" });
    const erasedFacts = { full_name: "", email: "", phone_number: "", status: "cancelled" };
    await booking("erased", 10, { ...erasedFacts, tell_us_more: "" });
    const closed = await nila.get(`${QUEUE}?tab=closed`);
    const links = (id: string) =>
      closed.document.querySelectorAll(`#r-${id} a`).map((link) => link.getAttribute("href"));
    for (const id of ["rahima", "twice", "erased"]) {
      expect(closed.document.querySelector(buttonOf(id)), id).toBeNull();
      expect(links(id)).toContain(`/dashboard/admin/bookings/${id}?tab=closed`);
    }
    expect(links("rahima").join(" ")).toMatch(/tel:.*wa\.me/);
    expect(links("twice").join(" ")).not.toMatch(/tel:|wa\.me/);
  });

  it("returns to the filtered list, never off the site", async () => {
    await message("karim", 30);
    const page = await nila.get(`${QUEUE}?assignee=none`);
    const button = page.document.querySelector(buttonOf("karim"));
    const form = page.document.getElementById(button?.getAttribute("form") ?? "");
    const assignment = button?.getAttribute("value");
    if (!form || !assignment) throw new Error("no form");
    const redirectAfter = async (fields: Record<string, string>) => {
      const body = new URLSearchParams({ ...formValues(form), assignment, ...fields });
      const answer = await nila.send(`${QUEUE}/queue/assignment`, { method: "POST", body });
      return answer.headers.get("Location");
    };
    expect(await redirectAfter({})).toBe(`${QUEUE}?assignee=none#r-karim`);
    expect(await redirectAfter({ returnTo: "//evil.example" })).toBe(`${QUEUE}#r-karim`);
    expect(await redirectAfter({ assignment: '"><b>  me' })).toBe(`${QUEUE}?assignee=none`);
    // as a page of the previous release sends it
    const previousFields = { assignment: "", kind: "message", id: "karim", seen: nilaId, to: "" };
    expect(await redirectAfter(previousFields)).toBe(`${QUEUE}?assignee=none#r-karim`);
    const rows = () => requestsOf(site.db, { kind: "message" });
    expect(await rows()).toMatchObject([{ assigned_to: null }]);
  });
});

describe("taken request", () => {
  it("is given back in its row, unless it has another owner by then", async () => {
    const tanvirId = (await insertAdmin(site.db, "Tanvir")).id;
    await booking("rahima", 30, { assigned_to: nilaId });
    const seen = await nila.get(QUEUE);
    const link = seen.document.querySelector("#r-rahima details a");
    expect(link?.getAttribute("href")).toBe("/dashboard/admin/bookings/rahima#r-rahima");
    const given = await nila.press(seen, buttonOf("rahima"));
    expect(given.text).toContain("It is given back: anybody may take it.");
    const rows = () => requestsOf(site.db, { kind: "booking" });
    expect(await rows()).toMatchObject([{ assigned_to: null }]);
    await setRequests(site.db, { assigned_to: tanvirId });
    const late = await nila.press(seen, buttonOf("rahima"));
    expect(late.text).toContain("Tanvir was first and has it now.");
    expect(await rows()).toMatchObject([{ assigned_to: tanvirId }]);
  });
});

describe("next request", () => {
  it("is the first that nobody else has taken", async () => {
    const tanvir = await insertAdmin(site.db, "Tanvir");
    await booking("urgent-his", 20, { urgent: 1, assigned_to: tanvir.id });
    await message("late", 130);
    await booking("due", 20);
    const next = async (except?: string) =>
      (await nextInQueue(site.db, { id: nilaId }, site.clock.now, except))?.id;
    expect(await next()).toBe("late");
    expect(await next("late")).toBe("due");
    await site.db
      .updateTable("users")
      .set({ disabled_at: ago(1) })
      .where("id", "=", tanvir.id)
      .execute();
    expect(await next()).toBe("urgent-his");
    await deleteRequests(site.db, { kind: "booking" });
    expect(await next("late")).toBeUndefined();
  });
});
