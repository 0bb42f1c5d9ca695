import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "#db/transactions";
import { sweepPapers } from "~/features/papers/paper-files.server";
import { openFamilyPage } from "../support/family-page";
import {
  announce,
  documentOf,
  fileOf,
  jpegBytes,
  newUploadAddress,
  patch,
  sendTus,
  type UploadingFamily,
  uploadingFamily,
} from "../support/paper-uploads";
import { type Site, startSite } from "../support/site";

let site: Site;
let family: UploadingFamily;
beforeAll(async () => {
  site = await startSite();
  family = await uploadingFamily(site);
});
afterAll(() => site.close());

const MIB = 1024 * 1024;
const head = (address: string) => sendTus(family.visitor, "HEAD", address);
const offsetOf = async (address: string) => (await head(address)).headers.get("Upload-Offset");
const documents = () =>
  site.db.selectFrom("documents").select("id").where("request_id", "=", family.requestId).execute();

describe("an upload is refused", () => {
  it("if it is longer than announced, and stores at most the announced length", async () => {
    const bytes = jpegBytes(2_000);
    const address = await newUploadAddress(family, 1_000);
    expect((await patch(family.visitor, address, 0, bytes)).status).toBe(413);
    expect(Number(await offsetOf(address))).toBeLessThanOrEqual(1_000);
    const withoutLength = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(bytes));
        controller.close();
      },
    });
    expect((await patch(family.visitor, address, 0, withoutLength)).status).toBe(413);
    expect((await fileOf(site, address))?.complete_at).toBeNull();
  });

  it.each([
    ["photo.jpg", 25 * MIB + 1, 413, "tooLarge"],
    ["scan.zip", 100 * MIB + 1, 413, "tooLarge"],
    ["empty.jpg", 0, 422, "empty"],
  ])("if %s has %i bytes", async (filename, length, status, problem) => {
    const response = await announce(family, length, { filename });
    expect([response.status, await response.text()]).toEqual([status, problem]);
  });

  it("if its first bytes are not of a paper, and its document is deleted", async () => {
    const before = await documents();
    const page = Buffer.from("<!doctype html><script>alert(1)</script>");
    const address = await newUploadAddress(family, page.length, { filename: "photo.jpg" });
    const response = await patch(family.visitor, address, 0, page);
    expect([response.status, await response.text()]).toEqual([415, "wrongType"]);
    expect(await fileOf(site, address)).toBeUndefined();
    expect(await documents()).toEqual(before);
    expect((await head(address)).status).toBe(404);
  });

  it("if its first bytes are not of a paper, before the rest is sent", async () => {
    const page = Buffer.from(`<!doctype html>${"<p>words</p>".repeat(1_000)}`);
    const address = await newUploadAddress(family, page.length, { filename: "photo.jpg" });
    const response = await patch(family.visitor, address, 0, page.subarray(0, 6_000));
    expect([response.status, await response.text()]).toEqual([415, "wrongType"]);
    expect((await head(address)).status).toBe(404);
  });

  it.each(["HEAD", "PATCH", "DELETE"])("if it is of another request, with %s", async (method) => {
    const address = await newUploadAddress(family, 1_000);
    const id = address.split("/").at(-1);
    const other = await uploadingFamily(site);
    const headers = { "Upload-Offset": "0", "Content-Type": "application/offset+octet-stream" };
    const body = method === "PATCH" ? jpegBytes(1_000) : undefined;
    const otherAddress = `${other.address}/${id}`;
    expect((await sendTus(other.visitor, method, otherAddress, headers, body)).status).toBe(404);
    expect((await sendTus(other.visitor, method, address, headers, body)).status).toBe(403);
    expect(await offsetOf(address)).toBe("0");
  });

  it("without a session, from another site, or without the protocol's header", async () => {
    const stranger = { ...family, visitor: site.visitor() };
    expect((await announce(stranger, 1_000)).status).toBe(403);
    const before = await documents();
    const { visitor, address } = family;
    const crossSite = { Origin: "https://example.com", "Upload-Length": "9" };
    expect((await sendTus(visitor, "POST", address, crossSite)).status).toBe(403);
    const plain = await visitor.send(address, { method: "POST", body: new URLSearchParams() });
    expect(plain.status).toBe(412);
    expect(await documents()).toEqual(before);
  });

  it("to a document of another request, or one that was accepted", async () => {
    const other = await uploadingFamily(site);
    const response = await announce(other, 1_000);
    const document = documentOf(response);
    expect((await announce(family, 1_000, { document })).status).toBe(410);
    await site.db
      .updateTable("documents")
      .set({ state: "accepted" })
      .where("id", "=", document)
      .execute();
    expect((await announce(other, 1_000, { document })).status).toBe(410);
  });

  it("once the request is closed, unless it was announced before", async () => {
    const closed = await uploadingFamily(site);
    const address = await newUploadAddress(closed, 100);
    const requests = site.db.updateTable("requests").set({ status: "completed" });
    await requests.where("id", "=", closed.requestId).execute();
    const response = await announce(closed, 100);
    expect([response.status, await response.text()]).toEqual([403, "ended"]);
    expect((await patch(closed.visitor, address, 0, jpegBytes(100))).status).toBe(204);
    expect((await fileOf(site, address))?.state).toBe("received");
  });

  it("after sixty documents", async () => {
    const many = await uploadingFamily(site);
    const addresses: string[] = [];
    for (let n = 0; n < 60; n++) addresses.push(await newUploadAddress(many, 100));
    const response = await announce(many, 100);
    expect([response.status, await response.text()]).toEqual([422, "tooManyDocuments"]);
    // a cancelled upload makes room
    await sendTus(many.visitor, "DELETE", addresses[0] ?? "");
    expect((await announce(many, 100)).status).toBe(201);
    // so does an arrived document that the family removes
    await patch(many.visitor, addresses[1] ?? "", 0, jpegBytes(100));
    const papers = await many.visitor.get(many.address.replace("uploads", "papers"));
    await many.visitor.submit(papers, {}, "form[action$='/papers/removal']");
    expect((await announce(many, 100)).status).toBe(201);
  });

  it("while two other uploads of the request run", async () => {
    const busy = await uploadingFamily(site);
    const uploads = await Promise.all(
      [1, 2].map(async () => {
        const stream = new TransformStream<Uint8Array, Uint8Array>();
        const address = await newUploadAddress(busy, 100);
        const answer = patch(busy.visitor, address, 0, stream.readable);
        return { writer: stream.writable.getWriter(), answer };
      }),
    );
    const third = await newUploadAddress(busy, 100);
    await expect
      .poll(async () => (await patch(busy.visitor, third, 0, new Uint8Array())).status)
      .toBe(503);
    for (const { writer } of uploads) await writer.close();
    await Promise.all(uploads.map(({ answer }) => answer));
    expect((await patch(busy.visitor, third, 0, jpegBytes(100))).status).toBe(204);
  });
});

describe("an unfinished upload", () => {
  it("is removed by DELETE with its document, but a complete upload is not", async () => {
    const before = await documents();
    const address = await newUploadAddress(family, 1_000);
    expect((await sendTus(family.visitor, "DELETE", address)).status).toBe(204);
    expect((await head(address)).status).toBe(404);
    expect(await documents()).toEqual(before);
    const complete = await newUploadAddress(family, 1_000);
    await patch(family.visitor, complete, 0, jpegBytes(1_000));
    expect((await sendTus(family.visitor, "DELETE", complete)).status).toBe(400);
    expect((await fileOf(site, complete))?.complete_at).not.toBeNull();
  });

  it("is gone after a week", async () => {
    const address = await newUploadAddress(family, 1_000);
    const { now } = site.clock;
    site.clock.now = new Date(now.getTime() + 8 * 24 * 60 * 60 * 1000);
    family.visitor = await openFamilyPage(site, family.requestId);
    expect((await head(address)).status).toBe(404);
    await inTransaction(site.db, (trx) => sweepPapers(trx, site.clock.now));
    expect((await fileOf(site, address))?.sealed_key ?? null).toBeNull();
    site.clock.now = now;
  });
});
