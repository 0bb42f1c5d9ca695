import { randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { pathOfFileUrl } from "#db/file-url";
import type { FileStorage } from "./file-storage";

/** Suffix of an incomplete file; `list` skips it. */
const PARTIAL_SUFFIX = ".partial";

/** An incomplete file that has not changed for this long was left by a killed process. */
const ABANDONED_MS = 60 * 60 * 1000;

/** Stores files in a folder. Backups need a folder on another disk than the database. */
export function folderStorage(url: string): FileStorage {
  const root = resolve(pathOfFileUrl(url));
  return {
    async list(folder) {
      try {
        const entries = await readdir(join(root, folder), { withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
        return files.filter((name) => !name.endsWith(PARTIAL_SUFFIX));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
        throw error;
      }
    },
    async put(name, bytes) {
      const file = join(root, name);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await removeAbandoned(dirname(file));
      const partial = `${file}.${randomBytes(6).toString("hex")}${PARTIAL_SUFFIX}`;
      try {
        await pipeline(bytes, createWriteStream(partial, { mode: 0o600, flush: true }));
        await rename(partial, file);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
      await syncFolder(dirname(file));
    },
    async get(name): Promise<Readable> {
      const handle = await open(join(root, name));
      return createReadStream("", { fd: handle });
    },
    async remove(name) {
      await rm(join(root, name), { force: true });
    },
    close() {},
  };
}

async function removeAbandoned(folder: string): Promise<void> {
  const partials = (await readdir(folder)).filter((name) => name.endsWith(PARTIAL_SUFFIX));
  for (const name of partials) {
    const file = join(folder, name);
    // another write may have renamed or removed it meanwhile
    const stats = await stat(file).catch(() => null);
    if (stats && Date.now() - stats.mtimeMs > ABANDONED_MS) await rm(file, { force: true });
  }
}

/** Syncs the folder: without that, the new file name may not be on the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
