import { afterAll, beforeAll, expect, it } from "vitest";
import { newKeyPair } from "~/server/age.server";
import { insertBooking } from "../../../tests/support/bookings";
import { openPaper, storePaper } from "../../../tests/support/papers";
import { type Site, startSite } from "../../../tests/support/site";
import { documentsOf } from "./documents.server";
import { openKeyOfBackup } from "./file-keys.server";
import { hasLockedPapers, resealPapers } from "./key-change.server";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const NEW_KEY = "a new key of the site, long enough for it";

it("files open with a new data key once they are sealed again", async () => {
  const request = await insertBooking(site.db);
  const { fileId } = await storePaper(site.services, request);
  const { recipient, identity } = await newKeyPair();
  const env = { ...site.services.env, backup: { url: "file:/backups", recipient } };
  const withKeys = (dataKeys: readonly string[]) => ({
    ...site.services,
    env: { ...env, dataKeys },
  });
  const renewed = withKeys([NEW_KEY]);
  expect(await hasLockedPapers(site.db, renewed.env)).toBe(true);
  expect(await openPaper(renewed, fileId)).toBeNull();
  expect(await resealPapers(site.db, renewed.env)).toMatchObject({ unreadable: 1 });

  const both = withKeys([NEW_KEY, ...site.env.dataKeys]).env;
  expect(await hasLockedPapers(site.db, both)).toBe(false);
  expect(await resealPapers(site.db, both)).toEqual({ resealed: 1, current: 0, unreadable: 0 });
  expect(await hasLockedPapers(site.db, renewed.env)).toBe(false);
  expect((await openPaper(renewed, fileId))?.toString()).toContain("%PDF");
  const [document] = await documentsOf(site.db, renewed.env, request);
  expect(document?.files[0]?.name).toBe("রিপোর্ট.pdf");
  expect(await resealPapers(site.db, renewed.env)).toMatchObject({ current: 1, unreadable: 0 });

  const { backup_key } = await site.db
    .selectFrom("document_files")
    .select("backup_key")
    .executeTakeFirstOrThrow();
  expect(await openKeyOfBackup([identity], backup_key ?? "")).toHaveLength(32);
  const stranger = await newKeyPair();
  expect(await openKeyOfBackup([stranger.identity], backup_key ?? "")).toBeNull();
});
