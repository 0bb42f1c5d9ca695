import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { fileReadings, pdfWith, servedPaper, storePaper } from "../support/papers";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

let site: Site;
let desk: Visitor;
let photo: Buffer;
beforeAll(async () => {
  site = await startSite();
  desk = await coordinator(site);
  photo = await sharp({ create: { width: 20, height: 10, channels: 3, background: "#808080" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => site.close());

describe("the page of a paper at the desk", () => {
  it("shows an image beside the request's facts, with a download", async () => {
    const { deskPath, fileId } = await servedPaper(site, { bytes: photo, name: "রিপোর্ট.jpg" });
    const page = await desk.get(`${deskPath}/view`);
    expect(page.status).toBe(200);
    expect(page.text).toContain("Medical report · Patient");
    expect(page.text).toContain("রিপোর্ট.jpg");
    expect(page.text).toContain("Thailand");
    expect(page.document.querySelector(`main img[src="${deskPath}?size=1600"]`)).not.toBeNull();
    expect(page.document.querySelector(`main a[href="${deskPath}"]`)).not.toBeNull();
    // only a request for the image itself is a reading
    expect(await fileReadings(site.db, fileId)).toEqual([]);
  });

  it("links to the previous and the next paper", async () => {
    const first = await servedPaper(site, { bytes: photo });
    site.clock.now = new Date(site.clock.now.getTime() + 1000);
    const second = await storePaper(site.services, first.requestId, { bytes: pdfWith("report") });
    const next = `${first.deskPath.replace(first.fileId, second.fileId)}/view`;
    const here = `${first.deskPath}/view`;
    const linksOf = async (path: string) => {
      const { document } = await desk.get(path);
      return document
        .querySelectorAll("main nav a[href$='/view']")
        .map((link) => link.getAttribute("href"));
    };
    expect(await linksOf(here)).toEqual([next]);
    expect(await linksOf(next)).toEqual([here]);
  });

  it("accepts the paper, and links to its refusal and to all papers", async () => {
    const { deskPath, documentId } = await servedPaper(site, { bytes: photo });
    const papers = deskPath.replace(/\/files\/.*/, "");
    const page = await desk.get(`${deskPath}/view`);
    expect(page.document.querySelector(`main section a[href="${papers}"]`)).not.toBeNull();
    const refusal = page.document.querySelector("main a[href*='/papers/refusal?']");
    const refused = await desk.get(refusal?.getAttribute("href") ?? "");
    expect(refused.document.querySelector("form#refusal")).not.toBeNull();
    const accepted = await desk.submit(page, {}, `form[action="${papers}/acceptance"]`);
    expect(accepted.path).toBe(papers);
    expect(accepted.document.getElementById(documentId)?.text).toContain("Accepted by");
    const again = await desk.get(`${deskPath}/view`);
    expect(again.document.querySelector("form[action$='/acceptance']")).toBeNull();
    expect(again.document.querySelector("main a[href*='/papers/refusal?']")).not.toBeNull();
  });

  it("offers only a download for a file that cannot be shown", async () => {
    const { deskPath } = await servedPaper(site, { bytes: randomBytes(100), name: "scan.dcm" });
    const page = await desk.get(`${deskPath}/view`);
    expect(page.text).toContain("Download it to open it.");
    expect(page.document.querySelector("main img")).toBeNull();
  });

  it("does not exist for a file of another request", async () => {
    const [one, other] = [await servedPaper(site, {}), await servedPaper(site, {})];
    const path = `${one.deskPath.replace(one.requestId, other.requestId)}/view`;
    expect((await desk.get(path)).status).toBe(404);
  });
});
