import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { auditOf } from "../support/audit-of";
import { type Site, startSite } from "../support/site";
import { LIST, member, names } from "../support/team";
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

describe("order of the team", () => {
  const press = (visitor: Visitor, page: Page, label: string) => {
    const found = page.document.querySelector(`button[aria-label="${label}"]`)?.parentNode;
    found?.setAttribute("id", "pressed");
    return visitor.submit(page, {}, "#pressed");
  };
  const [NIGHT, RECORDS, VISA, NURSE] = [
    "Night coordinator",
    "Medical records officer",
    "Visa and travel officer",
    "Transfer nurse",
  ];

  it("is changed by one click each, and used on the public page", async () => {
    const list = await nila.get(LIST);
    expect(names(list)).toEqual([NIGHT, RECORDS, VISA, NURSE]);
    const up = await press(nila, list, `Move up: ${NURSE}`);
    expect(up.text).toContain("The order is changed.");
    expect(names(up)).toEqual([NIGHT, RECORDS, NURSE, VISA]);
    const down = await press(nila, up, `Move down: ${NIGHT}`);
    expect(names(down)).toEqual([RECORDS, NIGHT, NURSE, VISA]);
    const about = await site.visitor().get("/aboutus");
    const places = names(down).map((name) => about.text.indexOf(name));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(await auditOf(site, "sample-team-4")).toEqual(["content-moved Nila"]);
    expect(await member(site, "sample-team-4")).toMatchObject({ version: 1 });
  });

  it("offers no move beyond its ends", async () => {
    const list = await nila.get(LIST);
    expect(list.document.querySelector(`button[aria-label="Move up: ${NIGHT}"]`)).toBeNull();
    expect(list.document.querySelector(`button[aria-label="Move down: ${NURSE}"]`)).toBeNull();
  });

  it("is changed once when two coordinators click the same button", async () => {
    const pages = [await nila.get(LIST), await karim.get(LIST)];
    await Promise.all([
      press(nila, pages[0] as Page, `Move up: ${NURSE}`),
      press(karim, pages[1] as Page, `Move up: ${NURSE}`),
    ]);
    expect(names(await nila.get(LIST))).toEqual([NIGHT, RECORDS, NURSE, VISA]);
    expect(await auditOf(site, "sample-team-4")).toHaveLength(1);
  });

  it("reports that the list changed if a member or its neighbour no longer exists", async () => {
    const list = await nila.get(LIST);
    await site.db.deleteFrom("team_members").where("id", "=", "sample-team-3").execute();
    const moved = await press(nila, list, `Move up: ${NURSE}`);
    expect(moved.text).toContain("Somebody changed the list meanwhile.");
    expect(names(moved)).toEqual([NIGHT, RECORDS, NURSE]);
    const nonsense = await nila.submit(moved, { id: "-1", besideId: "9".repeat(400) });
    expect(nonsense.status).toBe(200);
    expect(nonsense.text).toContain("Somebody changed the list meanwhile.");
    expect(names(nonsense)).toEqual([NIGHT, RECORDS, NURSE]);
  });

  it("redirects to the list when its address is opened", async () => {
    expect((await nila.send(`/bn${LIST}/order`)).headers.get("Location")).toBe(`/bn${LIST}`);
  });
});
