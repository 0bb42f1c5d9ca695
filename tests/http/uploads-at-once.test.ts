import { afterAll, beforeAll, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { ALT, fileOf, filesOf, jpegFile, LIBRARY, UPLOAD, upload } from "../support/pictures";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

let site: Site;
let nila: Visitor;
beforeAll(async () => {
  site = await startSite();
  nila = await coordinator(site);
});
afterAll(() => site.close());

const MEGABYTE = 1024 * 1024;

const HEAD =
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n' +
  "Content-Type: image/jpeg\r\n\r\n";

/** Starts an upload and sends all but its end. @returns a function that drops the connection */
async function startUpload(sender: Visitor): Promise<() => Promise<unknown>> {
  const allSent = Promise.withResolvers<void>();
  const dropped = Promise.withResolvers<never>();
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(HEAD)),
    pull(controller) {
      if (sent++ < 10) return controller.enqueue(new Uint8Array(MEGABYTE));
      allSent.resolve();
      return dropped.promise;
    },
  });
  const headers = { "Content-Type": "multipart/form-data; boundary=b" };
  const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
  const answer = sender.send(`${LIBRARY}/new`, init);
  await allSent.promise;
  return () => {
    dropped.reject(new Error("dropped"));
    return answer;
  };
}

it("an upload is refused and its form keeps the input while too many uploads run", async () => {
  const [karim, rima] = [await coordinator(site, "Karim"), await coordinator(site, "Rima")];
  const [first, second] = [await startUpload(karim), await startUpload(rima)];
  const words = { alt_en: ALT, alt_th: "พยาบาล" };
  const large = fileOf(Buffer.alloc(5 * MEGABYTE), "large.jpg");
  const busy = await upload(nila, large, words);
  expect(busy.status).toBe(503);
  expect(busy.headers.get("Retry-After")).toMatch(/^\d+$/);
  expect(busy.path).toBe(`${LIBRARY}/new`);
  expect(busy.html).toContain('value="พยาบาล"');
  expect(busy.text).toContain("Our site is very busy right now");
  expect(await filesOf(site)).toEqual([]);
  // uploads do not block families' forms
  expect((await site.visitor().post("/contact", { name: "x".repeat(50_000) })).status).not.toBe(
    503,
  );
  await Promise.all([first(), second()]);
  // once the other uploads have ended, the same form is accepted
  const accepted = await nila.submitFile(busy, {}, await jpegFile(), UPLOAD);
  expect(accepted.text).toContain(ALT);
  expect(await filesOf(site)).toHaveLength(1);
});
