import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { insertBooking } from "../support/bookings";
import { openFamilyPage } from "../support/family-page";
import { insertNeededPaper } from "../support/needed-papers";
import { MIB, papersOf, partCount, pdfFile, SEND, sendPaper } from "../support/paper-forms";
import { onFullDisk } from "../support/papers";
import { problemsOf } from "../support/pictures";
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

describe("A file that is not accepted", () => {
  const expectFormWithChoice = async (page: Awaited<ReturnType<typeof sendPaper>>) => {
    expect(page.document.querySelector("select[name=kind] [selected]")?.text).toBe("Scan");
    expect(await papersOf(site, requestId)).toEqual([]);
    expect(await files()).toEqual([]);
    expect(partCount(site)).toBe(0);
  };
  const refusedFiles: [string, File | null, number, string][] = [
    ["no file", null, 400, "Choose the file first."],
    ["0 bytes", new File([], "a.jpg"), 422, "The file is empty."],
    ["HTML named .jpg", new File(["<html><script>1</script>"], "a.jpg"), 422, "is not a photo"],
    ["SVG named .jpg", new File(["<svg xmlns='x'/>"], "a.jpg"), 422, "is not a photo"],
    ["a program named .pdf", new File(["MZ\x90\x00\x03"], "a.pdf"), 422, "is not a photo"],
    ["21 MB", pdfFile("a.pdf", 21 * MIB), 413, "larger than 20\u00a0MB"],
    ["70 MB", pdfFile("a.pdf", 70 * MIB), 413, "larger than 20\u00a0MB"],
  ];
  it.each(refusedFiles)("is refused with a reason: %s", async (_what, file, status, words) => {
    const page = await sendPaper(family, papers, file, { kind: "scan" });
    expect(page.status).toBe(status);
    expect(problemsOf(page).join()).toContain(words);
    await expectFormWithChoice(page);
  });

  it("leaves nothing if the disk fills up midway", async () => {
    const page = await onFullDisk(site, 2, () =>
      sendPaper(family, papers, pdfFile("a.pdf", 5 * MIB), { kind: "scan" }),
    );
    expect(page.status).toBe(507);
    expect(problemsOf(page).join()).toContain("no room");
    expect(page.document.querySelector("main a[href^='tel:']")).not.toBeNull();
    await expectFormWithChoice(page);
  });

  it("is refused if it is for a paper of another request", async () => {
    const other = await insertBooking(site.db, { reference: "SETU-0000-0002" });
    await insertNeededPaper(site.db, other, { id: "theirs" });
    const otherFamily = await openFamilyPage(site, other);
    await sendPaper(otherFamily, "/request/SETU-0000-0002/papers", pdfFile(), { item: "theirs" });
    const [document] = await papersOf(site, other);
    const page = await sendPaper(family, papers, pdfFile(), { item: "theirs" });
    expect(page.status).toBe(400);
    const added = await sendPaper(family, papers, pdfFile("2.pdf", 3000), {
      document: document?.id ?? "",
    });
    expect(added.status).toBe(409);
    expect(await papersOf(site, requestId)).toEqual([]);
    expect((await papersOf(site, other))[0]?.files).toHaveLength(1);
  });

  it("is not read if a stranger sends it, who is redirected to the ways to open the page", async () => {
    const body = new FormData();
    body.set("file", pdfFile("a.pdf", MIB));
    const answer = await site.visitor().send(papers, { method: "POST", body });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe("/request?reference=SETU-0000-0001");
    expect(await files()).toEqual([]);
  });

  it("is refused and audited if another site's page sends it", async () => {
    const body = new FormData();
    body.set("file", pdfFile("a.pdf", MIB));
    const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    const answer = await family.send(papers, { method: "POST", body, headers });
    expect(answer.status).toBe(403);
    expect(await files()).toEqual([]);
    const audits = await site.db.selectFrom("audit_events").select("kind").execute();
    expect(audits).toContainEqual({ kind: "cross-site-refused" });
  });

  it("is not stored with a stale token, and the form is shown again", async () => {
    const page = await sendPaper(family, papers, pdfFile(), { kind: "scan", csrf: "old" });
    expect(page.status).toBe(403);
    await expectFormWithChoice(page);
  });

  it("is refused while uploads are off, with the phone number", async () => {
    const body = new FormData();
    body.set(
      "csrf",
      String(
        (await family.get(papers)).document
          .querySelector(`${SEND} [name=csrf]`)
          ?.getAttribute("value"),
      ),
    );
    body.set("file", pdfFile("a.pdf", 200_000));
    site.env.uploadsUrl = null;
    const page = await family.get(papers);
    expect(page.text).toContain("Files cannot be sent here at the moment.");
    expect(page.document.querySelector("main a[href^='tel:']")).not.toBeNull();
    const answer = await family.send(papers, { method: "POST", body });
    expect(answer.status).toBe(503);
  });
});

describe("Simultaneous uploads", () => {
  /** Sends a form except for its last part. @returns a function that sends the rest */
  async function holdUpload(visitor: Visitor, address: string) {
    const form = await visitor.get(address);
    const csrf = form.document.querySelector(`${SEND} [name=csrf]`)?.getAttribute("value");
    const end = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const part = (name: string, value: string) =>
      `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const head = `${part("csrf", csrf ?? "")}${part("kind", "scan")}--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 `;
    let sent = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          if (sent++ === 0) return controller.enqueue(Buffer.from(head));
          begun.resolve();
          await end.promise;
          controller.enqueue(Buffer.from(`${address}\r\n--b--\r\n`));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const answer = visitor.send(address, {
      method: "POST",
      body,
      headers: { "Content-Type": "multipart/form-data; boundary=b" },
      duplex: "half",
    } as RequestInit);
    await Promise.race([begun.promise, answer]);
    return async () => {
      end.resolve();
      return (await answer).status;
    };
  }

  it("are limited to two for a request", async () => {
    const ends = [await holdUpload(family, papers), await holdUpload(family, papers)];
    const third = await sendPaper(family, papers, pdfFile(), { kind: "scan" });
    expect(third.status).toBe(503);
    expect(problemsOf(third).join()).toContain("Try again in a few minutes");
    expect(third.headers.get("Retry-After")).not.toBeNull();
    for (const end of ends) expect(await end()).toBe(303);
    expect((await sendPaper(family, papers, pdfFile())).path).toContain("arrived=");
  });

  it("are limited to sixteen for the process; the seventeenth is asked to try again", async () => {
    const ends = [];
    for (let nth = 1; nth <= 16; nth++) {
      const reference = `SETU-0000-10${String(nth).padStart(2, "0")}`;
      const id = await insertBooking(site.db, { reference });
      ends.push(await holdUpload(await openFamilyPage(site, id), `/request/${reference}/papers`));
    }
    const page = await sendPaper(family, papers, pdfFile(), { kind: "scan" });
    expect(page.status).toBe(503);
    expect((await family.get(papers)).status).toBe(200);
    for (const end of ends) expect(await end()).toBe(303);
    expect((await sendPaper(family, papers, pdfFile())).path).toContain("arrived=");
  });
});
