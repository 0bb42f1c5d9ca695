import { createHash } from "node:crypto";
import { BusyError, wasFileCut } from "~/server/busy";
import { ConcurrencyLimit } from "~/server/concurrency-limit";
import type { Context } from "~/server/context";
import { isTemporaryFailure } from "~/server/file-storage/temporary-failure";
import { cleanText } from "~/server/form.server";
import { errorFields } from "~/server/log.server";
import { encodePicture, type PictureProblem } from "./encoding.server";
import { type PictureFiles, UPLOAD_MAX_BYTES } from "./picture";
import { storeFiles } from "./picture-files.server";

/** `nowhere`: no file storage is configured. `away`: the file storage is unavailable. */
export type UploadProblem = PictureProblem | "tooLarge" | "nowhere" | "away";

/** Encodes one picture at a time, because encoding takes a core and up to 200 MB. */
const encodingQueue = new ConcurrencyLimit({ running: 1, waiting: 8, waitingPerClient: 4 });

const NAME_MAX = 120;

/**
 * Checks an uploaded file by its content, encodes it and stores the files, which belong to no picture yet.
 *
 * @returns `content`: a hash of the upload
 * @throws BusyError if too many uploads are waiting, or the file was cut because no room was left
 */
export async function storeUpload(
  context: Context,
  file: File,
): Promise<(PictureFiles & { content: string }) | { problem: UploadProblem }> {
  const { uploadsUrl } = context.env;
  if (uploadsUrl === null) return { problem: "nowhere" };
  if (wasFileCut(context)) throw new BusyError();
  if (file.size > UPLOAD_MAX_BYTES) return { problem: "tooLarge" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoded = await encodingQueue.run(context.clientAddress, () => encodePicture(bytes));
  if ("problem" in encoded) return encoded;
  try {
    const files = await storeFiles(context, uploadsUrl, encoded, storedName(file.name));
    return { ...files, content: createHash("sha256").update(bytes).digest("hex") };
  } catch (error) {
    if (!isTemporaryFailure(error)) throw error;
    context.log("picture.storage-unavailable", errorFields(error));
    return { problem: "away" };
  }
}

/** The file's name without its path, for the dashboard. The stored files have other names. */
function storedName(name: string): string {
  const baseName = cleanText(name.toWellFormed()).split(/[/\\]/).at(-1) ?? "";
  return [...baseName.replace(/\s+/g, " ").trim()].slice(0, NAME_MAX).join("");
}
