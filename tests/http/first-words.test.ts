import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { paths } from "~/paths";
import { signedIn } from "../support/admin";
import { insertAdmin, insertBooking, insertMessage } from "../support/bookings";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

let site: Site;
let nila: Visitor;
let nilaId: string;
beforeEach(async () => {
  site = await startSite();
  nilaId = (await insertAdmin(site.db, "Nila Akter")).id;
  nila = await signedIn(site, nilaId);
});
afterEach(() => site.close());

/** The prefilled texts of the page's chat links. */
const chatsOn = (page: Page) =>
  page.document
    .querySelectorAll('main a[href^="https://wa.me/"]')
    .map((link) => new URL(link.getAttribute("href") ?? "").searchParams.get("text") ?? "");

const setName = (names: { name?: string; public_name?: string }) =>
  site.db.updateTable("users").set(names).where("id", "=", nilaId).execute();

describe("chat with a family", () => {
  const places: [string, () => Promise<string>][] = [
    ["a booking", async () => paths.dashboardBooking(await insertBooking(site.db), "en")],
    [
      "a message",
      async () => {
        const id = await insertMessage(site.db, { phone_number: "+8801712345678" });
        return paths.dashboardRecord("contacts", id, "en");
      },
    ],
    [
      "the queue",
      async () => {
        await insertBooking(site.db, { kind: "call_back", full_name: "", email: "" });
        return paths.dashboard("en");
      },
    ],
  ];

  it.each(places)("of %s begins with the coordinator's public name", async (_, createPath) => {
    const path = await createPath();
    const [chat = ""] = chatsOn(await nila.get(path));
    expect(chat).toContain("Nila");
    expect(chat).not.toContain("Akter");
    expect(chat).toMatch(/SETU-\w{4}-\w{4}/);
    await setName({ public_name: "নীলা আপা" });
    expect(chatsOn(await nila.get(path))[0]).toContain("নীলা আপা");
  });

  it.each(places)("of %s is not offered without a name", async (_, createPath) => {
    await setName({ name: "" });
    const page = await nila.get(await createPath());
    expect(page.path).toContain("/edit-profile");
    expect(chatsOn(page)).toEqual([]);
  });
});

it("the link to the next request has its phone number if it has no name", async () => {
  const first = await insertBooking(site.db);
  await insertBooking(site.db, {
    full_name: "",
    email: "",
    kind: "call_back",
    phone_number: "+8801812345678",
  });
  const page = await nila.get(paths.dashboardBooking(first, "en"));
  expect(page.text).toContain("Next: Call back · 01812-345678, ");
  expect(page.text).not.toContain("Next: ,");
});
