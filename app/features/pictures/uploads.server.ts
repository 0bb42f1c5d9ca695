import { createHash } from "node:crypto";
import { BusyError, hadNoRoom } from "~/server/busy";
import type { Context } from "~/server/context";
import { cleanText } from "~/server/form.server";
import { Gate } from "~/server/gate";
import { errorFields } from "~/server/log.server";
import { isAway } from "~/server/targets/target-away";
import { encodePicture, type PictureProblem } from "./encoding.server";
import { type PictureFiles, UPLOAD_MAX_BYTES } from "./picture";
import { keepFiles } from "./picture-files.server";

export type UploadProblem = PictureProblem | "tooLarge" | "nowhere" | "away";

/** One picture is drawn at a time: each takes a core and up to 200 MB. */
const drawing = new Gate({ running: 1, waiting: 8, waitingPerClient: 4 });

/** The longest file's name that is kept. */
const NAME_MAX = 120;

/**
 * Takes a file that somebody uploaded: judges it by what it is, draws it anew, and keeps the files,
 * which no picture has yet.
 *
 * @returns the files, and what tells the upload from others: the same content has the same
 * @throws BusyError where too many wait to be drawn, or are on their way at once
 */
export async function takeUpload(
  context: Context,
  file: File,
): Promise<(PictureFiles & { content: string }) | { problem: UploadProblem }> {
  const { uploadsUrl } = context.env;
  if (uploadsUrl === null) return { problem: "nowhere" };
  if (hadNoRoom(context)) throw new BusyError();
  if (file.size > UPLOAD_MAX_BYTES) return { problem: "tooLarge" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoded = await drawing.run(context.clientAddress, () => encodePicture(bytes));
  if ("problem" in encoded) return encoded;
  try {
    const files = await keepFiles(context, uploadsUrl, encoded, keptName(file.name));
    return { ...files, content: createHash("sha256").update(bytes).digest("hex") };
  } catch (error) {
    if (!isAway(error)) throw error;
    context.log("picture-store-away", errorFields(error));
    return { problem: "away" };
  }
}

/** The last part of what may be a path, for people to search by; no file of ours is called so. */
function keptName(name: string): string {
  const last = cleanText(name.toWellFormed()).split(/[/\\]/).at(-1) ?? "";
  return [...last.replace(/\s+/g, " ").trim()].slice(0, NAME_MAX).join("");
}
