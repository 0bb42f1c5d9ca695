import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { copyFile, link, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import * as tar from "tar";
import { z } from "zod";
import { checkCopy, type DatabaseFacts } from "#db/snapshot";
import { PAPERS_FOLDER } from "~/features/papers/part-storage.server";
import { archiveName } from "./backup";
import { backupSignature, checkSignature } from "./origin.server";

export const PARTS = { database: "setu.db", keys: "data-keys", uploads: "uploads" } as const;
/** Sealed papers are not packed: `mirrorParts` copies them beside the archives. */
const PAPERS = `${PARTS.uploads}/${PAPERS_FOLDER}`;
const MANIFEST = "manifest.json";
/** Signature of the manifest, which lists all other files. */
const ORIGIN = "manifest.origin";
const METADATA_FILES = [MANIFEST, ORIGIN];

const manifestSchema = z.object({
  /** Version of the manifest's format. */
  form: z.literal(1),
  /** The time of the database copy, ISO 8601 UTC. */
  at: z.iso.datetime(),
  database: z.object({
    rows: z.record(z.string(), z.number()),
    newestRequest: z.string().nullable(),
    schema: z.string().nullable(),
  }),
  /** The size and SHA-256 (hexadecimal) of every other file, by path. */
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** The error of an archive whose files differ from its manifest. */
class BrokenArchiveError extends Error {
  override name = "BrokenArchiveError";
}

/**
 * Packs a database copy and the files of the data folder, even if the clean-up deletes some of them meanwhile.
 *
 * @param work a folder in `dataDir` that contains the copy as `setu.db`
 * @returns a gzipped tar archive
 */
export async function pack(
  { dataDir, work }: { dataDir: string; work: string },
  { at, database, dataKeys }: { at: Date; database: DatabaseFacts; dataKeys: readonly string[] },
): Promise<Readable> {
  const names: string[] = [PARTS.database];
  const uploads = await filesBelow(dataDir, PARTS.uploads);
  for (const name of [PARTS.keys, ...uploads.filter((name) => !name.startsWith(PAPERS))]) {
    if (await preserveFile(join(dataDir, name), join(work, name))) names.push(name);
  }
  const files: Manifest["files"] = {};
  for (const name of names) files[name] = await sizeAndHashOf(join(work, name));
  const manifest: Manifest = { form: 1, at: at.toISOString(), database, files };
  const text = JSON.stringify(manifest);
  await writeFile(join(work, MANIFEST), text, { mode: 0o600 });
  await writeFile(join(work, ORIGIN), backupSignature(dataKeys, text), { mode: 0o600 });
  const options = { cwd: work, gzip: true, portable: true, strict: true } as const;
  return Readable.from(tar.create(options, [MANIFEST, ORIGIN, ...names]));
}

/**
 * Preserves a file by a hard link, or by a copy if the disk does not support links. A link suffices, because files
 * are replaced but never rewritten.
 *
 * @returns false if the file does not exist
 */
async function preserveFile(file: string, copy: string): Promise<boolean> {
  await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
  try {
    await link(file, copy).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") throw error;
      return copyFile(file, copy);
    });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

/**
 * Unpacks an archive, opens its database and checks everything against the manifest.
 *
 * @param dataKeys null skips the check of the origin
 * @throws BrokenArchiveError, BrokenDatabaseError, UnknownOriginError if another site or person made it
 */
export async function unpackAndCheck(
  packed: Readable,
  { folder, name, dataKeys }: { folder: string; name: string; dataKeys: readonly string[] | null },
): Promise<Manifest> {
  await pipeline(
    packed,
    tar.extract({
      cwd: folder,
      strict: true,
      // extracts no links, devices or owners, because the archive may be hostile
      filter: (_path, entry) => "type" in entry && /^(Old)?File$/.test(entry.type),
      preserveOwner: false,
    }),
  );
  const text = await readPart(folder, MANIFEST);
  checkSignature(dataKeys, { name, text, origin: await readPart(folder, ORIGIN) });
  const manifest = manifestIn(text);
  // an older archive must not be accepted as the newest
  if (archiveName(new Date(manifest.at)) !== name) throw new BrokenArchiveError(MANIFEST);
  const partNames = (await filesBelow(folder, "")).filter((part) => !METADATA_FILES.includes(part));
  const expected = Object.keys(manifest.files);
  if (partNames.toSorted().join("\n") !== expected.toSorted().join("\n")) {
    throw new BrokenArchiveError("files");
  }
  for (const [part, { bytes, sha256 }] of Object.entries(manifest.files)) {
    const actual = await sizeAndHashOf(join(folder, part));
    if (actual.bytes !== bytes || actual.sha256 !== sha256) throw new BrokenArchiveError(part);
  }
  checkCopy(join(folder, PARTS.database), manifest.database);
  return manifest;
}

async function readPart(folder: string, part: string): Promise<string> {
  try {
    return await readFile(join(folder, part), "utf8");
  } catch {
    throw new BrokenArchiveError(part);
  }
}

function manifestIn(text: string): Manifest {
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new BrokenArchiveError(MANIFEST);
  return parsed.data;
}

/** Lists the folder's files as paths relative to the root, with slashes; empty if the folder does not exist. */
async function filesBelow(root: string, folder: string): Promise<string[]> {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return (
    entries
      // the names of unfinished files end in `.partial`
      .filter((entry) => entry.isFile() && !entry.name.endsWith(".partial"))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
  );
}

async function sizeAndHashOf(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return { bytes: (await stat(file)).size, sha256: hash.digest("hex") };
}
