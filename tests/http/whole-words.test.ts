import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waysView } from "~/features/requests/dashboard/contact-links.server";
import { paths } from "~/paths";
import { signedIn } from "../support/admin";
import { insertAdmin, insertBooking } from "../support/bookings";
import { type Site, startSite } from "../support/site";

/** A word that browsers break, and the same as pages say it. */
const HOSPITAL = "โรงพยาบาล";
const WHOLE = "โรง\u2060พยาบาล";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const read = async (path: string) => (await site.fetch(path)).text();

describe("the words of Thai pages", () => {
  it.each([
    ["that a script draws again", paths.booking("th")],
    ["that a script draws again", paths.contact("th")],
    ["without scripts", paths.services("th")],
    ["that nobody has", "/th/no-such-page"],
  ])("are kept on one line each on pages %s: %s", async (_, path) => {
    const html = await read(path);
    const [head = "", body = ""] = html.split("</head>");
    const texts = body.replace(/<(script|style|select)\b[\s\S]*?<\/\1>|<[^>]*>/g, "");
    expect(texts).toContain(WHOLE);
    expect(texts).not.toContain(HOSPITAL);
    expect(head).not.toContain("\u2060");
  });

  it("are the same in the data of a script as in the page", async () => {
    const data = (await read(paths.contact("th"))).split("streamController.enqueue")[1] ?? "";
    expect(data).toContain(WHOLE);
  });

  it("are on no page in English", async () => {
    expect(await read(paths.booking("en"))).not.toContain("\u2060");
  });
});

describe("what is read elsewhere than on a page", () => {
  it("is plain in a file for spreadsheets", async () => {
    const nila = await signedIn(site, (await insertAdmin(site.db, "Nila")).id);
    await insertBooking(site.db, { service: "medical-escort" });
    const file = await (await nila.send("/th/dashboard/admin/bookings/export")).text();
    expect(file).toContain("แพทย์หรือพยาบาลร่วมเดินทาง");
    expect(file).not.toMatch(/[\u2060\u00a0]/);
  });

  it("is plain in a feed", async () => {
    const feed = await read(paths.blogFeed("th"));
    expect(feed).toContain(HOSPITAL);
    expect(feed).not.toContain("\u2060");
  });

  it("is plain in the words that a chat or an email begins with", () => {
    const request = { phone: "+66812345678", email: "family@example.com", reference: "SETU-1" };
    const from = { coordinator: "Nila", company: "Setu" };
    for (const language of ["th", "bn"] as const) {
      const { whatsapp, email } = waysView({ ...request, name: "Somchai", language }, from);
      expect(decodeURIComponent(`${whatsapp}${email}`)).not.toMatch(/[\u2060\u00a0]/);
    }
  });
});
