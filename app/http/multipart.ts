import type { Readable } from "node:stream";
import { Busboy } from "@fastify/busboy";

const KIB = 1024;

/** More than any form with a file has. */
const limits = {
  fields: 30,
  fieldSize: 16 * KIB,
  // one more than a form may have, so that it is refused and not cut
  files: 21,
  parts: 60,
  headerPairs: 20,
  headerSize: 8 * KIB,
};

interface FormFile {
  /** The sender's name for it; empty if no file was chosen. */
  name: string;
  bytes: AsyncIterable<Uint8Array>;
}

/** The body ended within a file. */
export class CutOffError extends Error {
  override name = "CutOffError";
}

/**
 * Reads a multipart form as it arrives; its files are never whole in memory.
 *
 * @param takeFile takes one file after the other; unread bytes are skipped
 * @param isEnough asked after each chunk: if true, the rest is not read
 * @throws the body's error, or an error if the form is malformed or ends early
 */
export async function readMultipart(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  fields: FormData,
  { takeFile, isEnough }: { takeFile: (file: FormFile) => Promise<void>; isEnough: () => boolean },
): Promise<void> {
  const parser = new Busboy({
    headers: { "content-type": contentType },
    limits,
    fileHwm: 64 * KIB,
    preservePath: true,
  });
  const failure = Promise.withResolvers<never>();
  // prevents an unhandled rejection if the reading below has ended
  failure.promise.catch(() => {});
  const openFiles = new Set<Readable>();
  let filesTaken = Promise.resolve();
  parser.on("error", failure.reject);
  parser.on("field", (name: string, value: string) => fields.append(name, value));
  parser.on("file", (_field: string, bytes: Readable, name: string | undefined) => {
    // the file's reader gets the error too; without a listener it would end the process
    bytes.on("error", () => {});
    openFiles.add(bytes);
    filesTaken = filesTaken
      .then(() => takeFile({ name: name ?? "", bytes: wholeBytes(bytes) }))
      .finally(() => {
        openFiles.delete(bytes);
        bytes.resume();
      });
    filesTaken.catch(failure.reject);
  });
  const finished = new Promise<void>((resolve) => parser.once("finish", resolve));
  try {
    for await (const chunk of body) {
      const written = new Promise<void>((resolve) => parser.write(chunk, () => resolve()));
      await Promise.race([written, failure.promise]);
      if (isEnough()) break;
    }
    if (isEnough()) return;
    parser.end();
    await Promise.race([finished, failure.promise]);
    await filesTaken;
  } finally {
    for (const file of openFiles) file.destroy(new CutOffError("The form ended within a file"));
    await filesTaken.catch(() => {});
  }
}

async function* wholeBytes(file: Readable): AsyncGenerator<Uint8Array, void> {
  try {
    // not destroyed: the parser waits until the rest is read
    yield* file.iterator({ destroyOnReturn: false });
  } catch (cause) {
    throw new CutOffError("The form ended within a file", { cause });
  }
}
