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

it("files can be opened with a new data key after they are sealed again with it", async () => {
  const request = await insertBooking(site.db);
  const { fileId } = await storePaper(site.services, request);
  const { recipient, identity } = await newKeyPair();
  const env = { ...site.services.env, backup: { url: "file:/backups", recipient } };
  const servicesWith = (dataKeys: readonly string[]) => ({
    ...site.services,
    env: { ...env, dataKeys },
  });
  const withNewKey = servicesWith([NEW_KEY]);
  expect(await hasLockedPapers(site.db, withNewKey.env)).toBe(true);
  expect(await openPaper(withNewKey, fileId)).toBeNull();
  expect(await resealPapers(site.db, withNewKey.env)).toMatchObject({ unreadable: 1 });

  const bothKeys = servicesWith([NEW_KEY, ...site.env.dataKeys]).env;
  expect(await hasLockedPapers(site.db, bothKeys)).toBe(false);
  expect(await resealPapers(site.db, bothKeys)).toEqual({ resealed: 1, current: 0, unreadable: 0 });
  expect(await hasLockedPapers(site.db, withNewKey.env)).toBe(false);
  expect((await openPaper(withNewKey, fileId))?.toString()).toContain("%PDF");
  const [document] = await documentsOf(site.db, withNewKey.env, request);
  expect(document?.files[0]?.name).toBe("রিপোর্ট.pdf");
  expect(await resealPapers(site.db, withNewKey.env)).toMatchObject({ current: 1, unreadable: 0 });

  const { backup_key } = await site.db
    .selectFrom("document_files")
    .select("backup_key")
    .executeTakeFirstOrThrow();
  expect(await openKeyOfBackup([identity], backup_key ?? "")).toHaveLength(32);
  const stranger = await newKeyPair();
  expect(await openKeyOfBackup([stranger.identity], backup_key ?? "")).toBeNull();
});
