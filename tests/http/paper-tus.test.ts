import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { receiveBytes } from "~/features/papers/receiving.server";
import {
  announce,
  cutAfter,
  documentOf,
  fileOf,
  jpegBytes,
  newUploadAddress,
  patch,
  sendTus,
  type UploadingFamily,
  uploadingFamily,
} from "../support/paper-uploads";
import { onFullDisk } from "../support/papers";
import { type Site, startSite } from "../support/site";

let site: Site;
let family: UploadingFamily;
beforeAll(async () => {
  site = await startSite();
  family = await uploadingFamily(site);
});
afterAll(() => site.close());

const MIB = 1024 * 1024;
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const head = (address: string) => sendTus(family.visitor, "HEAD", address);
const offsetOf = async (address: string) => (await head(address)).headers.get("Upload-Offset");
const documents = () =>
  site.db.selectFrom("documents").select("id").where("request_id", "=", family.requestId).execute();

it("the page of papers loads its JavaScript even under data saver", async () => {
  const page = family.address.replace("/uploads", "/papers");
  const response = await family.visitor.send(page, { headers: { "Save-Data": "on" } });
  expect(await response.text()).toContain('src="/assets/public-');
  expect(response.headers.get("Content-Security-Policy")).toContain("connect-src 'self'");
});

describe("an upload in several requests", () => {
  it("arrives whole, with its type and document", async () => {
    const bytes = jpegBytes(2 * MIB + 7);
    const address = await newUploadAddress(family, bytes.length, {
      kind: "passport",
      whose: "relative",
    });
    expect((await head(address)).headers.get("Upload-Length")).toBe(String(bytes.length));
    expect((await patch(family.visitor, address, 0, bytes.subarray(0, MIB))).status).toBe(204);
    const last = await patch(family.visitor, address, MIB, bytes.subarray(MIB));
    expect(last.headers.get("Upload-Offset")).toBe(String(bytes.length));
    expect(await fileOf(site, address)).toMatchObject({
      sha256: sha256(bytes),
      type: "image/jpeg",
      state: "received",
      kind: "passport",
      whose: "relative",
      copy: "original",
    });
  });

  it("resumes after the last byte that arrived before each of three cuts", async () => {
    const bytes = jpegBytes(600_000);
    const address = await newUploadAddress(family, bytes.length);
    for (const cut of [100_000, 250_000, 400_001]) {
      const offset = Number(await offsetOf(address));
      await patch(family.visitor, address, offset, cutAfter(bytes.subarray(offset, cut)));
      expect(await offsetOf(address)).toBe(String(cut));
    }
    await patch(family.visitor, address, 400_001, bytes.subarray(400_001));
    expect((await fileOf(site, address))?.sha256).toBe(sha256(bytes));
  });

  it("reports a fingerprint of its stored bytes, at most the first MiB", async () => {
    const bytes = jpegBytes(2 * MIB);
    const address = await newUploadAddress(family, bytes.length);
    await patch(family.visitor, address, 0, cutAfter(bytes.subarray(0, 5_000)));
    const short = (await head(address)).headers.get("Paper-Fingerprint");
    expect(short).toBe(`5000 ${sha256(bytes.subarray(0, 5_000))}`);
    await patch(family.visitor, address, 5_000, cutAfter(bytes.subarray(5_000, MIB + 9_000)));
    const long = (await head(address)).headers.get("Paper-Fingerprint");
    expect(long).toBe(`${MIB} ${sha256(bytes.subarray(0, MIB))}`);
  });

  it("accepts one of two simultaneous requests at the same offset", async () => {
    const bytes = jpegBytes(300_000);
    const address = await newUploadAddress(family, bytes.length);
    const answers = await Promise.all([1, 2].map(() => patch(family.visitor, address, 0, bytes)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await fileOf(site, address))?.sha256).toBe(sha256(bytes));
    const parts = site.db.selectFrom("document_parts").select("start");
    const id = address.split("/").at(-1) ?? "";
    expect(await parts.where("file_id", "=", id).execute()).toHaveLength(1);
  });

  it("lets a new request replace one whose connection broke unnoticed", async () => {
    const bytes = jpegBytes(100_000);
    const address = await newUploadAddress(family, bytes.length);
    const hung = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(bytes.subarray(0, 40_000))),
    });
    const waiting = patch(family.visitor, address, 0, hung);
    await expect.poll(() => offsetOf(address), { timeout: 8_000 }).toBe("40000");
    expect((await waiting).headers.get("Upload-Offset")).toBe("40000");
    expect((await patch(family.visitor, address, 40_000, bytes.subarray(40_000))).status).toBe(204);
  });

  it("resumes after the stored bytes once a full disk has room again", async () => {
    const bytes = jpegBytes(3 * MIB);
    const address = await newUploadAddress(family, bytes.length);
    const full = await onFullDisk(site, 1, () => patch(family.visitor, address, 0, bytes));
    expect([full.status, (await full.text()).trim()]).toEqual([507, "diskFull"]);
    expect(await offsetOf(address)).toBe(String(MIB));
    await patch(family.visitor, address, MIB, bytes.subarray(MIB));
    expect((await fileOf(site, address))?.sha256).toBe(sha256(bytes));
  });

  it("is completed by HEAD if the process ended after its last byte", async () => {
    const bytes = jpegBytes(4_000);
    const address = await newUploadAddress(family, bytes.length);
    const fileId = address.split("/").at(-1) ?? "";
    const whole = (async function* () {
      yield bytes;
    })();
    await receiveBytes(site.services, { fileId, start: 0, bytes: whole, maxBytes: 4_000 });
    expect((await fileOf(site, address))?.complete_at).toBeNull();
    expect(await offsetOf(address)).toBe("4000");
    expect(await fileOf(site, address)).toMatchObject({ state: "received", sha256: sha256(bytes) });
  });

  it("keeps its address when announced again with its key", async () => {
    const before = (await documents()).length;
    const uploadKey = "again-again-again-1";
    const first = await newUploadAddress(family, 5_000, { uploadKey });
    expect(await newUploadAddress(family, 5_000, { uploadKey })).toBe(first);
    expect((await announce(family, 6_000, { uploadKey })).status).toBe(410);
    expect(await documents()).toHaveLength(before + 1);
  });

  it("records one event for a document, however many files it has", async () => {
    const owner = await uploadingFamily(site);
    const response = await announce(owner, 2_000);
    const document = documentOf(response);
    await patch(owner.visitor, response.headers.get("Location") ?? "", 0, jpegBytes(2_000));
    const second = await newUploadAddress(owner, 3_000, { document, position: "2" });
    await patch(owner.visitor, second, 0, jpegBytes(3_000));
    const events = site.db.selectFrom("request_events").select("kind");
    const sent = events.where("request_id", "=", owner.requestId).where("kind", "=", "paper-sent");
    expect(await sent.execute()).toHaveLength(1);
  });

  it("may send the legible copy of a page before its original", async () => {
    const legible = jpegBytes(3_000);
    const response = await announce(family, legible.length, { copy: "legible" });
    const document = documentOf(response);
    const copy = response.headers.get("Location") ?? "";
    await patch(family.visitor, copy, 0, legible);
    expect(await fileOf(site, copy)).toMatchObject({ copy: "legible", state: "received" });
    const original = await newUploadAddress(family, 9_000, { document, position: "1" });
    const second = await newUploadAddress(family, 9_000, { document });
    expect(await fileOf(site, original)).toMatchObject({ document_id: document, position: 1 });
    expect(await fileOf(site, second)).toMatchObject({ document_id: document, position: 2 });
  });
});
