import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { insertAdmin, insertBooking } from "../support/bookings";
import { openFamilyPage } from "../support/family-page";
import { insertNeededPaper } from "../support/needed-papers";
import {
  MIB,
  paperBytes,
  papersOf,
  partCount,
  pdfFile,
  SEND,
  sendPaper,
} from "../support/paper-forms";
import { setDocument } from "../support/papers";
import { largePng } from "../support/pictures";
import { eventsOf, setRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

let site: Site;
let family: Visitor;
let requestId: string;
let papers: string;

beforeEach(async () => {
  site = await startSite();
  requestId = await insertBooking(site.db, { reference: "SETU-0000-0001" });
  family = await openFamilyPage(site, requestId);
  papers = "/request/SETU-0000-0001/papers";
});
afterEach(() => site.close());

const files = async () => site.db.selectFrom("document_files").select("id").execute();

describe("A file that the form sends", () => {
  it("is stored, and its arrival is confirmed with time and size", async () => {
    await insertNeededPaper(site.db, requestId, {
      id: "passport",
      title: JSON.stringify({ en: "The patient’s passport" }),
    });
    const page = await sendPaper(family, papers, pdfFile("pass.pdf", 3 * MIB), {
      item: "passport",
    });
    expect(page.path).toContain("/papers?arrived=");
    expect(page.document.querySelector("[role=status]")?.textContent).toMatch(
      /The file has arrived.*The patient’s passport.*Arrived: 2:30.pm.*3.MB/,
    );
    const [document] = await papersOf(site, requestId);
    expect(document).toMatchObject({
      paper_id: "passport",
      kind: "passport",
      state: "received",
      way: "page",
    });
    expect(document?.files).toMatchObject([{ name: "pass.pdf", type: "application/pdf" }]);
    expect(await paperBytes(site, document?.files[0]?.id ?? "")).toHaveLength(3 * MIB);
    expect((await eventsOf(site.db, { request_id: requestId })).map(({ kind }) => kind)).toContain(
      "paper-sent",
    );
  });

  it("can be opened from the list", async () => {
    await sendPaper(family, papers, pdfFile("mri.pdf", 2000), { kind: "report" });
    const page = await family.get(papers);
    const link = [...page.document.querySelectorAll("main a")].find(
      ({ textContent }) => textContent === "Open",
    );
    const opened = await family.get(link?.getAttribute("href") ?? "");
    expect(opened.status).toBe(200);
    expect(opened.headers.get("Content-Type")).toBe("application/pdf");
    expect((await family.get(papers)).text).toContain("Opened on this page");
  });

  it("may come before the form's other fields", async () => {
    await insertNeededPaper(site.db, requestId, { id: "passport" });
    // submitFile puts the file first
    await sendPaper(family, papers, pdfFile(), { item: "passport" });
    expect(await papersOf(site, requestId)).toMatchObject([{ paper_id: "passport" }]);
  });

  it("is one more page of a document that nobody has judged", async () => {
    await sendPaper(family, papers, pdfFile("1.pdf"));
    const [first] = await papersOf(site, requestId);
    const page = await family.get(`${papers}?document=${first?.id}`);
    expect(page.text).toContain("One more page of: Medical report");
    await family.submitFile(page, {}, pdfFile("2.pdf", 3000), SEND);
    const documents = await papersOf(site, requestId);
    expect(documents).toHaveLength(1);
    expect(documents[0]?.files).toMatchObject([
      { name: "1.pdf", position: 1 },
      { name: "2.pdf", position: 2 },
    ]);
  });

  it("is stored once if the form is sent twice", async () => {
    const form = await family.get(papers);
    for (const filler of ["a", "b"])
      await family.submitFile(form, { kind: "report" }, pdfFile("a.pdf", 2000, filler), SEND);
    expect(await papersOf(site, requestId)).toHaveLength(1);
    expect(partCount(site)).toBe(1);
  });

  it("is stored again after a coordinator refused it", async () => {
    await sendPaper(family, papers, pdfFile());
    const [first] = await papersOf(site, requestId);
    await setDocument(site.db, first?.id ?? "", { state: "refused" });
    await sendPaper(family, papers, pdfFile());
    const states = (await papersOf(site, requestId)).map(({ state }) => state);
    expect(states.sort()).toEqual(["received", "refused"]);
  });

  it("is stored once if it is chosen again, and the page says so", async () => {
    await sendPaper(family, papers, pdfFile());
    const again = await sendPaper(family, papers, pdfFile());
    expect(again.text).toContain("This file is already here");
    expect(await papersOf(site, requestId)).toHaveLength(1);
    // another paper may have the same bytes
    await sendPaper(family, papers, pdfFile(), { kind: "scan" });
    expect(await papersOf(site, requestId)).toHaveLength(2);
  });

  it("is stored once even without a submission key", async () => {
    for (const _ of [1, 2])
      await sendPaper(family, papers, pdfFile(), { kind: "report", submissionKey: "" });
    expect(await papersOf(site, requestId)).toHaveLength(1);
  });

  it("is stored under a clean name", async () => {
    const rtl = `${"ক".repeat(300)}\u202efdp.exe.pdf`;
    for (const [nth, name] of [rtl, "../../../etc/passwd.pdf", "C:\\scans\\a.pdf"].entries())
      await sendPaper(family, papers, pdfFile(name, 2000 + nth));
    const names = (await papersOf(site, requestId)).map((one) => one.files[0]?.name ?? "");
    expect(names).toContain("passwd.pdf");
    expect(names).toContain("a.pdf");
    expect(Math.max(...names.map((name) => [...name].length))).toBe(120);
    expect(names.join()).not.toContain("\u202e");
  });

  it.each([
    ["an encrypted PDF", () => new File(["%PDF-1.7\n/Encrypt 5 0 R"], "a.pdf")],
    [
      "a picture of 400 megapixels",
      () => new File([new Uint8Array(largePng(20_000))], "a.png", { type: "image/png" }),
    ],
  ])("is accepted if it is %s", async (_what, file) => {
    await sendPaper(family, papers, file());
    expect(await papersOf(site, requestId)).toMatchObject([{ state: "received" }]);
  });
});

describe("The page of papers", () => {
  it("lets the family remove a paper that nobody has judged", async () => {
    await sendPaper(family, papers, pdfFile());
    const page = await family.get(papers);
    const removed = await family.submit(page, {}, "form[action$='/papers/removal']");
    expect(removed.text).toContain("Removed.");
    expect(partCount(site)).toBe(0);
    expect(removed.document.querySelector("form[action$='/papers/removal']")).toBeNull();
    expect((await eventsOf(site.db, { request_id: requestId })).map(({ kind }) => kind)).toContain(
      "paper-removed",
    );
  });

  it("does not remove an accepted paper", async () => {
    await sendPaper(family, papers, pdfFile());
    const page = await family.get(papers);
    await site.db.updateTable("documents").set({ state: "accepted" }).execute();
    const answer = await family.submit(page, {}, "form[action$='/papers/removal']");
    expect(answer.text).toContain("is not removed");
    expect(partCount(site)).toBe(1);
  });

  it("does not remove a paper that a coordinator has added", async () => {
    await sendPaper(family, papers, pdfFile());
    const page = await family.get(papers);
    const added_by = await insertAdmin(site.db, "Nila Rahman");
    await site.db.updateTable("documents").set({ added_by: added_by.id }).execute();
    expect((await family.get(papers)).html).not.toContain("/papers/removal");
    await family.submit(page, {}, "form[action$='/papers/removal']");
    expect(partCount(site)).toBe(1);
  });

  it("accepts no file after the request is closed", async () => {
    const form = await family.get(papers);
    await setRequests(site.db, { status: "completed" });
    expect((await family.get(papers)).text).toContain("This request is closed");
    const page = await family.submitFile(form, { kind: "scan" }, pdfFile(), SEND);
    expect(page.status).toBe(409);
    expect(await files()).toEqual([]);
  });
});

it("the list shows the oldest day of its papers, leaving out a coordinator's own paper", async () => {
  const insert = (id: string, as_of: string, source = "https://example.org/") =>
    insertNeededPaper(site.db, requestId, { id, as_of, source });
  await insert("letter", "2026-11-18");
  await insert("photo", "2026-10-02");
  await insert("own", "2026-09-01", "");
  expect((await family.get(papers)).text).toMatch(/List as of 2.October.2026\./);
});
