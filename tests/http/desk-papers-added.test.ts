import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { insertBooking, insertMessage } from "../support/bookings";
import { openFamilyPage } from "../support/family-page";
import { insertNeededPaper } from "../support/needed-papers";
import { MIB, papersOf, pdfFile } from "../support/paper-forms";
import { problemsOf } from "../support/pictures";
import { eventsOf, requestOf, setRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

let site: Site;
let nila: Visitor;
let id: string;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
  id = await insertBooking(site.db, { status: "in_review" });
});
afterEach(() => site.close());

const FORM = "form#addition";
const page = (part: string) => nila.get(`/dashboard/admin/bookings/${id}${part}`);
const files = () => site.db.selectFrom("document_files").select("id").execute();
const pdfs = () => ["1.pdf", "2.pdf", "3.pdf"].map((name, nth) => pdfFile(name, 2000 + nth));

async function add(
  file: File | File[] | null,
  fields: Record<string, string> = { item: "report", way: "whatsapp" },
) {
  return nila.submitFile(await page("/papers/added"), fields, file, FORM);
}

describe("Papers that a coordinator adds", () => {
  it("are one document of the chosen paper, are announced in a toast, and start no clock", async () => {
    await insertNeededPaper(site.db, id, {
      id: "needed",
      title: JSON.stringify({ en: "The patient’s passport" }),
    });
    const before = await requestOf(site.db, id);
    const answer = await add(pdfFile("pass.pdf"), { item: "needed", way: "courier" });
    expect(answer.path).toBe(`/dashboard/admin/bookings/${id}/papers`);
    expect(answer.text).toContain("Added. The family sees it on its page.");
    expect(answer.text).toContain("The patient’s passport");
    expect(answer.text).toContain("Came by courier");
    expect(answer.text).toContain("added by Nila");
    const [document, ...others] = await papersOf(site, id);
    expect(others).toEqual([]);
    expect(document).toMatchObject({ paper_id: "needed", kind: "passport", state: "received" });
    expect(document).toMatchObject({ way: "courier", files: [{ name: "pass.pdf" }] });
    expect(await eventsOf(site.db, { kind: "paper-sent" })).toHaveLength(1);
    expect(await requestOf(site.db, id)).toEqual(before);
    const { reference } = before;
    const family = await openFamilyPage(site, id);
    expect((await family.get(`/request/${reference}/papers`)).text).toContain("Came by courier");
  });

  it("are pages of one document if there are several", async () => {
    await add(pdfs(), { item: "bank", whose: "relative", way: "email" });
    const [document, ...others] = await papersOf(site, id);
    expect(others).toEqual([]);
    expect(document).toMatchObject({ kind: "bank", whose: "relative", way: "email" });
    expect(document?.files.map(({ name, position }) => `${position} ${name}`)).toEqual([
      "1 1.pdf",
      "2 2.pdf",
      "3 3.pdf",
    ]);
  });

  it("are papers of their own if that is ticked", async () => {
    await add(pdfs(), { item: "scan", way: "hand", apart: "on" });
    const documents = await papersOf(site, id);
    expect(documents).toHaveLength(3);
    for (const one of documents) expect(one).toMatchObject({ kind: "scan", way: "hand" });
    expect(await eventsOf(site.db, { kind: "paper-sent" })).toHaveLength(3);
  });

  it("are stored once if the form is sent twice", async () => {
    const form = await page("/papers/added");
    const fields = { item: "report", way: "whatsapp" };
    await nila.submitFile(form, fields, pdfs(), FORM);
    const again = await nila.submitFile(form, fields, pdfs(), FORM);
    expect(again.text).toContain("It is here already");
    expect((await papersOf(site, id)).map((one) => one.files.length)).toEqual([3]);
  });

  it("become a new document, without the page that an accepted document already has", async () => {
    await add(pdfFile("1.pdf"));
    await site.db.updateTable("documents").set({ state: "accepted" }).execute();
    await add([pdfFile("1.pdf"), pdfFile("2.pdf", 3000)]);
    const documents = await papersOf(site, id);
    expect(documents.map(({ files: [file] }) => file?.name).sort()).toEqual(["1.pdf", "2.pdf"]);
  });

  it("can also be added to a message", async () => {
    const message = await insertMessage(site.db);
    const form = await nila.get(`/dashboard/admin/contacts/${message}/papers/added`);
    const fields = { item: "letter", way: "hand" };
    const answer = await nila.submitFile(form, fields, pdfFile(), FORM);
    expect(answer.path).toBe(`/dashboard/admin/contacts/${message}/papers`);
    expect(await papersOf(site, message)).toMatchObject([{ kind: "letter", way: "hand" }]);
  });
});

describe("Papers that cannot be added", () => {
  const html = new File(["<html><script>1</script>"], "page.jpg");
  const refused: [string, File | File[] | null, number, string][] = [
    ["no file", null, 400, "Choose the files first."],
    ["an empty one among three", [...pdfs(), new File([], "empty.jpg")], 422, "empty.jpg: The"],
    ["HTML named .jpg", [pdfFile(), html], 422, "page.jpg: The file is not a photo"],
    ["21 MB", pdfFile("long.pdf", 21 * MIB), 413, "long.pdf: The file is larger than 20"],
    [
      "21 files",
      Array.from({ length: 21 }, (_, nth) => pdfFile(`${nth}.pdf`)),
      400,
      "20 files at most",
    ],
  ];
  it.each(refused)("are refused with a reason, and the choice is kept: %s", async (...testCase) => {
    const [, file, status, words] = testCase;
    const chosen = { item: "scan", whose: "relative", way: "email", apart: "on" };
    const answer = await add(file, chosen);
    expect(problemsOf(answer).join()).toContain(words);
    expect(answer.status).toBe(status);
    const form = answer.document.querySelector(FORM);
    const selected = ["item", "whose", "way"].map((name) =>
      form?.querySelector(`select[name=${name}] [selected]`)?.getAttribute("value"),
    );
    expect(selected).toEqual(["scan", "relative", "email"]);
    expect(form?.querySelector("[name=apart]")?.hasAttribute("checked")).toBe(true);
    expect(await papersOf(site, id)).toEqual([]);
    expect(await files()).toEqual([]);
    // the form then accepts another file
    await nila.submitFile(answer, {}, pdfFile(), FORM);
    expect(await papersOf(site, id)).toHaveLength(1);
  });

  it("show the errors of paper, way and files at once", async () => {
    expect(problemsOf(await add(null, {}))).toHaveLength(3);
    const answer = await add(pdfFile(), {});
    expect(answer.status).toBe(400);
    expect(problemsOf(answer)).toHaveLength(2);
    expect(await files()).toEqual([]);
  });

  it("from another site's page are refused", async () => {
    const body = new FormData();
    body.set("file", pdfFile());
    const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    const address = `/dashboard/admin/bookings/${id}/papers/added`;
    const answer = await nila.send(address, { method: "POST", body, headers });
    expect(answer.status).toBe(403);
    expect(await files()).toEqual([]);
  });

  it("of the family lead to the coordinators' login, and are not read", async () => {
    const family = await openFamilyPage(site, id);
    const body = new FormData();
    body.set("file", pdfFile("a.pdf", MIB));
    const address = `/dashboard/admin/bookings/${id}/papers/added`;
    const answer = await family.send(address, { method: "POST", body });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toContain("/admin/login");
    expect(await files()).toEqual([]);
  });

  it("for an erased or unknown request are not stored", async () => {
    const form = await page("/papers/added");
    await setRequests(site.db, { erased_at: site.clock.now.toISOString() }, { id });
    const fields = { item: "report", way: "hand" };
    const answer = await nila.submitFile(form, fields, pdfFile(), FORM);
    expect(answer.status).toBe(404);
    expect(await files()).toEqual([]);
    const unknown = await nila.get("/dashboard/admin/bookings/unknown/papers/added");
    expect(unknown.status).toBe(404);
  });
});

it("the pages of a request and of its papers link to adding and to needed papers", async () => {
  await add(pdfFile());
  for (const from of ["", "/papers"]) {
    const links = (await page(from)).document
      .querySelectorAll("main a")
      .map((link) => link.getAttribute("href"));
    expect(links).toContain(`/dashboard/admin/bookings/${id}/papers/added`);
    expect(links).toContain(`/dashboard/admin/bookings/${id}/papers/needed`);
  }
});
