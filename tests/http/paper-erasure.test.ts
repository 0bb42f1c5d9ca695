import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pathOfFileUrl } from "#db/file-url";
import { eraseExpired } from "~/features/upkeep/retention.server";
import { ADMIN_PASSWORD, anAccount, PASSWORD, signInAs } from "../support/accounts";
import { signedIn } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { openPaper, storePaper } from "../support/papers";
import { requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());

/** Names of the parts of a file in the storage. */
function partsOf(fileId: string): string[] {
  const folder = join(pathOfFileUrl(site.env.uploadsUrl ?? ""), "papers", fileId);
  return existsSync(folder) ? readdirSync(folder) : [];
}

async function remainingRows(requestId: string) {
  const documents = site.db.selectFrom("documents").where("request_id", "=", requestId);
  const papers = site.db.selectFrom("request_papers").where("request_id", "=", requestId);
  return [
    ...(await documents.select("id").execute()),
    ...(await papers.select("id").execute()),
    ...(await site.db.selectFrom("document_parts").select("name").execute()),
  ];
}

async function aRequestWithPaper(email: string) {
  const id = await insertBooking(site.db, { email });
  const { fileId } = await storePaper(site.services, id);
  expect(await openPaper(site.services, fileId)).not.toBeNull();
  expect(partsOf(fileId)).toHaveLength(1);
  return { id, fileId };
}

async function eraseAtDesk(id: string) {
  const { id: karim } = await anAccount(site, `${id}@example.com`, { role: "admin" });
  const desk = await signedIn(site, karim);
  const page = await desk.get(`/dashboard/admin/bookings/${id}/erasure`);
  const fields = { asked: "on", currentPassword: ADMIN_PASSWORD };
  await desk.submit(page, fields, "form#erasure");
}

async function deleteAccount(email: string) {
  await anAccount(site, email);
  const visitor = site.visitor();
  await signInAs(visitor, email);
  const page = await visitor.get("/profile/deletion");
  await visitor.submit(page, { currentPassword: PASSWORD });
}

describe.each([
  ["a request is erased at the desk", (id: string) => eraseAtDesk(id)],
  ["the family's account is deleted", (_: string, email: string) => deleteAccount(email)],
])("papers, when %s", (how, erase) => {
  it("are gone from the database and the storage", async () => {
    const email = `${how.split(" ").at(-1)}@family.example`;
    const { id, fileId } = await aRequestWithPaper(email);
    await erase(id, email);
    expect((await requestOf(site.db, id)).erased_at).not.toBeNull();
    expect(await openPaper(site.services, fileId)).toBeNull();
    expect(await remainingRows(id)).toEqual([]);
    expect(partsOf(fileId)).toEqual([]);
  });
});

it("a storage that fails does not stop an erasure, and the clean-up tries again", async () => {
  const { id, fileId } = await aRequestWithPaper("later@family.example");
  const { uploadsUrl } = site.env;
  site.services.env.uploadsUrl = "s3://no-such-bucket/x";
  await eraseAtDesk(id);
  site.services.env.uploadsUrl = uploadsUrl;
  expect((await requestOf(site.db, id)).erased_at).not.toBeNull();
  expect(site.logs.join()).toContain("papers.removal-postponed");
  expect(partsOf(fileId)).toHaveLength(1);

  await eraseExpired(site.services);
  expect(partsOf(fileId)).toEqual([]);
});
