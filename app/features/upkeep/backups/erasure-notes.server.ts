import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import type { Database } from "#db/connection.server";
import { type Erasure, markWritten, unwrittenErasures } from "~/features/audit/erasures.server";
import { decrypted, encrypted } from "~/server/age.server";
import type { FileStorage } from "~/server/file-storage/file-storage";
import { ERASURES, ERASURES_RETENTION_MS } from "./backup";
import { backupSignature, checkSignature } from "./origin.server";

const notesSchema = z.array(
  z.object({
    id: z.string(),
    kind: z
      .enum([
        "account",
        "request",
        "contact",
        "story-address",
        "mail",
        "link",
        "video-consent",
        "picture",
        "paper",
      ])
      .or(z.templateLiteral(["content ", z.string()])),
    rowId: z.string(),
    at: z.iso.datetime(),
  }),
);

const NOTES_NAME = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)Z-[0-9a-f]+\.json\.age$/;

/**
 * Stores new notes of erasures beside the backups, encrypted in the same way, because the next
 * backup may be an hour away.
 */
export async function writeErasures(
  db: Database,
  {
    storage,
    recipient,
    dataKeys,
    now,
  }: { storage: FileStorage; recipient: string; dataKeys: readonly string[]; now: Date },
): Promise<void> {
  const erasures = await unwrittenErasures(db);
  if (erasures.length === 0) return;
  const at = now.toISOString().slice(0, 19).replace(/:/g, "-");
  const name = `${at}Z-${randomBytes(6).toString("hex")}.json.age`;
  const text = JSON.stringify(erasures satisfies Notes);
  const bytes = Readable.from([Buffer.from(`${backupSignature(dataKeys, text)}\n${text}`)]);
  await storage.put(ERASURES + name, await encrypted(bytes, [recipient]));
  await markWritten(db, erasures, now);
}

type Notes = z.infer<typeof notesSchema>;

/**
 * Reads the notes of erasures beside the backups, oldest first.
 *
 * @throws an error of `age` if no identity decrypts a note, because a restore needs every note;
 * UnknownOriginError if somebody else wrote a note
 */
export async function readErasures(
  storage: FileStorage,
  identities: readonly string[],
  dataKeys: readonly string[] | null,
): Promise<Erasure[]> {
  const erasures: Erasure[] = [];
  for (const name of (await storage.list(ERASURES)).filter((name) => NOTES_NAME.test(name))) {
    const bytes = await buffer(await decrypted(await storage.get(ERASURES + name), identities));
    const [origin = "", text = ""] = bytes.toString("utf8").split("\n");
    checkSignature(dataKeys, { name: ERASURES + name, text, origin });
    erasures.push(...notesSchema.parse(JSON.parse(text)));
  }
  return erasures.sort((one, other) => one.at.localeCompare(other.at));
}

/** Deletes notes that no archive needs any longer. */
export async function sweepErasureNotes(storage: FileStorage, now: Date): Promise<void> {
  for (const name of await storage.list(ERASURES)) {
    const [, at = ""] = NOTES_NAME.exec(name) ?? [];
    const writtenAt = Date.parse(`${at.replace(/T(\d\d)-(\d\d)-(\d\d)$/, "T$1:$2:$3")}Z`);
    if (now.getTime() - writtenAt > ERASURES_RETENTION_MS) await storage.remove(ERASURES + name);
  }
}
