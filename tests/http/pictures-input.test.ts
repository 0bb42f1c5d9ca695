import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import {
  ALT,
  fileOf,
  filesOf,
  LIBRARY,
  largePng,
  plainPicture,
  problemsOf,
  sourcesOf,
  UPLOAD,
  upload,
} from "../support/pictures";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

let site: Site;
let nila: Visitor;
beforeAll(async () => {
  site = await startSite();
  nila = await coordinator(site);
});
afterAll(() => site.close());

const MEGABYTE = 1024 * 1024;
const jpeg = () => plainPicture().jpeg().toBuffer();

/** Uploads a file as a member's picture. @returns the served files, and the last as an image */
async function publish(file: File) {
  const pictures = "/dashboard/admin/team-member/sample-team-1/pictures";
  const page = await nila.submitFile(await nila.get(pictures), { alt_en: ALT }, file, UPLOAD);
  if (!page.text.includes("The picture is chosen.")) throw new Error(page.text);
  const sources = sourcesOf(await site.visitor().get("/aboutus"));
  const bytes = await Promise.all(
    sources.map(async (source) => Buffer.from(await (await site.fetch(source)).arrayBuffer())),
  );
  return { bytes, image: sharp(bytes.at(-1)), page };
}

const invalidUploads: [string, () => Promise<Uint8Array>, string, string][] = [
  [
    "a program named like a picture",
    async () => Buffer.concat([Buffer.from("\x7fELF\x02\x01\x01"), Buffer.alloc(500)]),
    "photo.jpg",
    "This file is not a JPEG, PNG, WebP or AVIF picture.",
  ],
  [
    "an SVG with a script",
    async () =>
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    "photo.svg",
    "This file is not a JPEG, PNG, WebP or AVIF picture.",
  ],
  [
    "a GIF that is also a script",
    async () => Buffer.from("GIF89a/*\x01\x00*/=1;alert(1)//"),
    "photo.png",
    "This file is not a JPEG, PNG, WebP or AVIF picture.",
  ],
  ["an empty file", async () => new Uint8Array(), "photo.jpg", "This file is empty."],
  [
    "a truncated JPEG",
    async () => (await jpeg()).subarray(0, 2000),
    "photo.jpg",
    "This picture is damaged or cut off",
  ],
  [
    "only the first bytes of a PNG",
    async () => (await plainPicture().png().toBuffer()).subarray(0, 8),
    "photo.png",
    "This picture is damaged or cut off",
  ],
  [
    "30,000 × 30,000 pixels in a few kilobytes",
    async () => largePng(30_000),
    "photo.png",
    "This picture has more than 64\u00a0million pixels.",
  ],
  [
    "an animated picture",
    async () => {
      const frames = await Promise.all(
        ["red", "blue"].map((colour) => plainPicture(50, 50, colour).png().toBuffer()),
      );
      return sharp(frames, { join: { animated: true } })
        .webp({ loop: 0 })
        .toBuffer();
    },
    "photo.webp",
    "This picture is animated.",
  ],
  [
    "one byte more than 10 MB",
    async () => Buffer.concat([await jpeg()], 10 * MEGABYTE + 1),
    "photo.jpg",
    "This file is larger than 10\u00a0MB.",
  ],
];

describe("invalid upload is rejected with a reason and keeps the input", () => {
  it.each(invalidUploads)("for %s", async (_what, bytes, name, words) => {
    const before = await filesOf(site);
    const typed = { alt_en: ALT, alt_th: "พยาบาล" };
    const page = await upload(nila, fileOf(await bytes(), name), typed);
    expect(page.status).toBe(400);
    expect(problemsOf(page).join()).toContain(words);
    expect(page.html).toContain('value="พยาบาล"');
    expect(await filesOf(site)).toEqual(before);
  });

  it("without a file", async () => {
    const page = await upload(nila, null);
    expect(problemsOf(page)).toEqual(["Choose a picture."]);
  });

  it("for a file far over the limit, sent before the text fields", async () => {
    const typed = { alt_en: ALT, alt_th: "พยาบาล" };
    const page = await upload(nila, fileOf(Buffer.alloc(25 * MEGABYTE, "\r\n--")), typed);
    expect(page.status).toBe(400);
    expect(problemsOf(page).join()).toContain("This file is larger than 10\u00a0MB.");
    expect(page.html).toContain('value="พยาบาล"');
  });

  it("for endless text instead of a file", async () => {
    const page = await upload(nila, null, { alt_en: "x".repeat(11 * MEGABYTE) });
    expect(page.status).toBe(413);
  });

  it("for an upload that is gone, or never existed", async () => {
    const form = await nila.get(`${LIBRARY}/new`);
    for (const kept of ["f".repeat(32), "../../setu.db", "x".repeat(5000)]) {
      const page = await nila.submitFile(form, { alt_en: ALT, kept }, null, UPLOAD);
      expect(problemsOf(page)).toEqual([
        "This upload was left for too long and is gone. Choose the file again.",
      ]);
    }
  });
});

describe("upload is re-encoded", () => {
  it("without a second file appended to the first", async () => {
    const script = "<script>alert(document.cookie)</script>";
    const { bytes } = await publish(fileOf(Buffer.concat([await jpeg(), Buffer.from(script)])));
    for (const one of bytes) expect(one.includes("script")).toBe(false);
  });

  it("without its location, and upright", async () => {
    const photo = await plainPicture(600, 400)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitude: "23/1 48/1 0/1" } })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif?.length).toBeGreaterThan(0);
    const { image, bytes } = await publish(fileOf(photo));
    const { width, height, exif, orientation } = await image.metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 400,
      height: 600,
      exif: undefined,
      orientation: undefined,
    });
    for (const one of bytes) expect(one.includes("Phone")).toBe(false);
  });

  it("in sRGB, the colours of screens", async () => {
    const printed = await plainPicture(200, 200, "#ff0000").toColourspace("cmyk").jpeg().toBuffer();
    expect((await sharp(printed).metadata()).space).toBe("cmyk");
    const { image } = await publish(fileOf(printed));
    expect((await image.metadata()).space).toBe("srgb");
  });

  it.each(["png", "webp", "avif"] as const)("from %s, whatever its name", async (kind) => {
    const bytes = await plainPicture(100, 50).toFormat(kind).toBuffer();
    const { image } = await publish(fileOf(bytes, "photo.txt", "text/plain"));
    expect(await image.metadata()).toMatchObject({ format: "jpeg", width: 100, height: 50 });
  });

  it.each([
    ["../../x", "x"],
    ["..\\..\\boot.ini", "boot.ini"],
    ["নার্স".repeat(60), "নার্স".repeat(24)],
    ["<b>\u202egpj.exe", "<b>gpj.exe"],
  ])("and with the name %j stored as %j, in files with generated names", async (name, safeName) => {
    await upload(nila, fileOf(await jpeg(), name));
    const rows = await filesOf(site);
    expect(rows.map((row) => row.name)).toContain(safeName);
    for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});
