import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signedIn } from "../support/admin";
import { insertAdmin } from "../support/bookings";
import { openFamilyPage } from "../support/family-page";
import { fileReadings, pdfWith, servedPaper } from "../support/papers";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";
import { wholeSuite } from "../support/whole-suite";

let site: Site;
let desk: Visitor;
let nusrat: string;
let photo: Buffer;
beforeAll(async () => {
  site = await startSite();
  ({ id: nusrat } = await insertAdmin(site.db, "Nusrat Jahan"));
  desk = await signedIn(site, nusrat);
  photo = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: "#808080" } })
    .withExif({ IFD0: { Copyright: "marker-in-exif" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => site.close());

const aPaper = (given: Parameters<typeof servedPaper>[1] = {}) =>
  servedPaper(site, { bytes: photo, ...given });

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe("an image at the desk", () => {
  it.each([320, 1600])("is redrawn %i pixels wide without metadata", async (size) => {
    const { deskPath, fileId } = await aPaper();
    const answer = await desk.send(`${deskPath}?size=${size}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("image/jpeg");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const bytes = await bytesOf(answer);
    expect(answer.headers.get("Content-Length")).toBe(String(bytes.byteLength));
    expect((await sharp(bytes).metadata()).width).toBe(size);
    expect(photo.includes("marker-in-exif")).toBe(true);
    expect(bytes.includes("marker-in-exif")).toBe(false);
    expect(await fileReadings(site.db, fileId)).toEqual([
      { reader: "coordinator", reader_id: nusrat, way: "seen" },
    ]);
  });

  it.each(["png", "webp", "tiff", "gif"] as const)("is redrawn from %s", async (format) => {
    const { deskPath } = await aPaper({ bytes: await sharp(photo).toFormat(format).toBuffer() });
    const answer = await desk.send(`${deskPath}?size=320`);
    expect(answer.headers.get("Content-Type")).toBe("image/jpeg");
  });

  it("is an unchanged attachment if no size is given", async () => {
    const { deskPath, fileId } = await aPaper({ name: "রিপোর্ট.jpg" });
    const answer = await desk.send(deskPath);
    expect(answer.headers.get("Content-Disposition")).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent("রিপোর্ট.jpg")}`,
    );
    expect((await bytesOf(answer)).equals(photo)).toBe(true);
    expect(await fileReadings(site.db, fileId)).toMatchObject([{ way: "saved" }]);
  });

  it.runIf(wholeSuite)("is an unchanged attachment above 64 million pixels", async () => {
    const size = { width: 9000, height: 8000, channels: 3, background: "#fff" } as const;
    const bytes = await sharp({ create: size }).jpeg().toBuffer();
    const { deskPath } = await aPaper({ bytes });
    const answer = await desk.send(`${deskPath}?size=1600`);
    expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment/);
    expect((await bytesOf(answer)).equals(bytes)).toBe(true);
  });
});

describe("any other file", () => {
  it("cannot run in the browser, whatever its name", async () => {
    const html = "<!doctype html><script>alert(1)</script>";
    const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>`;
    for (const text of [html, svg]) {
      const { deskPath, familyPath, requestId } = await aPaper({
        bytes: Buffer.from(text),
        name: "photo.jpg",
      });
      const family = await openFamilyPage(site, requestId);
      const answers = [await desk.send(`${deskPath}?size=1600`), await family.send(familyPath)];
      for (const answer of answers) {
        expect(answer.headers.get("Content-Type")).toBe("application/octet-stream");
        expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment/);
        expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
        expect(answer.headers.get("Content-Security-Policy")).toBe("sandbox; default-src 'none'");
        expect(await answer.text()).toBe(text);
      }
    }
  });

  it("has its length, even if stored in several parts", async () => {
    const bytes = Buffer.concat([pdfWith("report"), randomBytes(3_000_000)]);
    const { deskPath } = await aPaper({ bytes, name: "report.pdf" });
    const answer = await desk.send(deskPath);
    expect(answer.headers.get("Content-Type")).toBe("application/pdf");
    expect(answer.headers.get("Content-Length")).toBe(String(bytes.byteLength));
    expect((await bytesOf(answer)).equals(bytes)).toBe(true);
  });

  it("has a harmless name", async () => {
    const name = `../../etc/\u202E\r\nX-Injected: 1"${"ক".repeat(300)}.pdf`;
    const { deskPath } = await aPaper({ bytes: pdfWith("report"), name });
    const answer = await desk.send(deskPath);
    const disposition = decodeURIComponent(answer.headers.get("Content-Disposition") ?? "");
    expect(disposition).toMatch(/^attachment; filename\*=UTF-8''X-Injected: 1"ক+…\.pdf$/);
    expect([...disposition].length).toBeLessThan(160);
  });
});
