import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { eraseExpired } from "~/features/upkeep/retention.server";
import type { Site } from "./site";
import type { Page, Visitor } from "./visitor";

/** The dashboard's picture library. */
export const LIBRARY = "/dashboard/admin/pictures";
/** The form of an upload. */
export const UPLOAD = "form#upload";
export const ALT = "A nurse at the bedside";

/** A picture of one colour, for tests that do not care about its content. */
export const plainPicture = (width = 800, height = 600, background = "#0a6b62") =>
  sharp({ create: { width, height, channels: 3, background } });

/** A file as a browser sends it. */
export const fileOf = (bytes: Uint8Array, name = "photo.jpg", type = "image/jpeg") =>
  new File([new Uint8Array(bytes)], name, { type });

export const jpegFile = async (name?: string, width = 800, height = 600, background?: string) =>
  fileOf(await plainPicture(width, height, background).jpeg().toBuffer(), name);

/** Uploads a picture to the library. @returns its page, if accepted */
export async function upload(
  visitor: Visitor,
  file: File | null,
  words: Record<string, string> = { alt_en: ALT },
): Promise<Page> {
  return visitor.submitFile(await visitor.get(`${LIBRARY}/new`), words, file, UPLOAD);
}

/** Uploads a valid picture. @returns its id */
export async function uploadedPictureId(
  visitor: Visitor,
  words?: Record<string, string>,
): Promise<string> {
  const page = await upload(visitor, await jpegFile(), words);
  const id = page.path.split("/").at(-1) ?? "";
  if (page.status !== 200 || id === "new") throw new Error(page.text);
  return id;
}

/** Texts of a form's error summary. */
export const problemsOf = (page: Page) =>
  page.document.querySelectorAll("[role=alert] li").map(({ text }) => text);

/** Rows of all files, including those without a picture. */
export const filesOf = (site: Site) =>
  site.db.selectFrom("picture_files").selectAll().orderBy("key").execute();

/** Addresses of the pictures' files on a page. */
export function sourcesOf(page: Page): string[] {
  const sets = page.document
    .querySelectorAll("picture source, picture img")
    .map((element) => element.getAttribute("srcset") ?? "");
  return sets.flatMap((set) => set.split(", ").map((source) => source.split(" ")[0] ?? ""));
}

/** A PNG with that size in its header, and a single row of pixels. */
export function largePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(side + 1))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Opens the page that replaces a picture. @returns its submission with a file of a colour */
export async function openReplacement(visitor: Visitor, id: string, background = "#ffffff") {
  const page = await visitor.get(`${LIBRARY}/${id}/replacement`);
  return async () => {
    const file = await jpegFile("new.jpg", 400, 300, background);
    return visitor.submitFile(page, {}, file, "form#replacement");
  };
}

/** Address of a picture's file on its own page. */
export async function sourceIn(visitor: Visitor, id: string): Promise<string> {
  const page = await visitor.get(`${LIBRARY}/${id}`);
  return page.document.querySelector("main img")?.getAttribute("src") ?? "";
}

/** Runs the hourly clean-up at a later time. */
export async function cleanUp(site: Site, laterMs: number): Promise<void> {
  site.clock.now = new Date(site.clock.now.getTime() + laterMs);
  await eraseExpired({ ...site, now: () => site.clock.now, log: () => {} });
}
