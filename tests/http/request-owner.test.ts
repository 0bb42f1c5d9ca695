import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signedIn } from "../support/admin";
import { insertAdmin, insertBooking, insertMessage } from "../support/bookings";
import { requestsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const ADMIN = "/dashboard/admin";
let site: Site;
let nila: Visitor;
let tanvir: Visitor;
const ids = { nila: "", tanvir: "" };

beforeEach(async () => {
  site = await startSite();
  ids.nila = (await insertAdmin(site.db, "Nila")).id;
  ids.tanvir = (await insertAdmin(site.db, "Tanvir")).id;
  nila = await signedIn(site, ids.nila);
  tanvir = await signedIn(site, ids.tanvir);
});
afterEach(() => site.close());

const ownerText = (page: Page, id: string) =>
  page.document.querySelector(`#r-${id}`)?.textContent.replace(/\s+/g, " ").trim() ?? "";
const owners = async () => [
  ...(await requestsOf(site.db, { kind: "booking" })),
  ...(await requestsOf(site.db, { kind: "message" })),
];

describe.each([
  { area: "bookings", insert: () => insertBooking(site.db, { id: "rahima" }) },
  { area: "contacts", insert: () => insertMessage(site.db, { id: "rahima" }) },
])("owner of a request on its page in $area", ({ area, insert }) => {
  const at = `${ADMIN}/${area}/rahima`;
  const form = "#r-rahima form";
  beforeEach(async () => {
    await insert();
  });

  it("is not named once no longer a coordinator", async () => {
    await tanvir.submit(await tanvir.get(at), {}, form);
    await site.db.updateTable("users").set({ role: "user" }).where("id", "=", ids.tanvir).execute();
    for (const path of [at, `${ADMIN}/${area}`]) {
      const { text } = await nila.get(path);
      expect(text, path).toContain("A former coordinator");
      expect(text, path).not.toContain(ids.tanvir);
    }
  });

  it("is taken, handed on and given back, each with a history entry", async () => {
    const open = await nila.get(at);
    expect(ownerText(open, "rahima")).toContain("Nobody has it");
    const taken = await nila.submit(open, {}, form);
    expect(taken.path).toBe(at);
    expect(ownerText(taken, "rahima")).toContain("Yours");
    expect(taken.text).toContain("Nila took the request");
    const handed = await nila.submit(taken, { to: ids.tanvir }, form);
    expect(ownerText(handed, "rahima")).toContain("Tanvir has it");
    expect(handed.text).toContain("Nila handed it to Tanvir");
    const back = await tanvir.submit(await tanvir.get(at), {}, `${form}:has([name=to][value=""])`);
    expect(ownerText(back, "rahima")).toContain("Nobody has it");
    expect(back.text).toContain("Tanvir gave it back");
    const kinds = await site.db.selectFrom("audit_events").select("kind").execute();
    const assigned = kinds.map(({ kind }) => kind).filter((kind) => kind.startsWith("request-"));
    expect(assigned.toSorted()).toEqual([
      "request-assigned",
      "request-assigned",
      "request-given-back",
    ]);
  });

  it("stays the first of two coordinators, and the second is told", async () => {
    const seen = await nila.get(at);
    await tanvir.submit(await tanvir.get(at), {}, form);
    const late = await nila.submit(seen, {}, form);
    expect(late.text).toContain("Tanvir was first and has it now.");
    expect(await owners()).toMatchObject([{ assigned_to: ids.tanvir }]);
    const over = await nila.submit(late, {}, `${form}:has([name=to][value=me])`);
    expect(ownerText(over, "rahima")).toContain("Yours");
  });

  it("cannot be somebody who can no longer sign in", async () => {
    const mila = await insertAdmin(site.db, "Mila");
    expect(ownerText(await nila.get(at), "rahima")).toContain("Mila");
    await site.db
      .updateTable("users")
      .set({ disabled_at: site.clock.now.toISOString() })
      .where("id", "=", mila.id)
      .execute();
    expect(ownerText(await nila.get(at), "rahima")).not.toContain("Mila");
  });
});
