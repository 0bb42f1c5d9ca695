import { request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createNodeServer } from "~/http/node-server";
import {
  jpegBytes,
  newUploadAddress,
  sendTus,
  type UploadingFamily,
  uploadingFamily,
} from "../support/paper-uploads";
import { type Site, startSite } from "../support/site";

/** Timeouts shorter than the uploads below. */
const limits = { headersTimeoutMs: 200, requestTimeoutMs: 400, keepAliveTimeoutMs: 5_000 };

let site: Site;
let server: Server;
let family: UploadingFamily;
beforeAll(async () => {
  site = await startSite();
  server = createNodeServer(site.app, false, { limits });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  family = await uploadingFamily(site);
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await site.close();
});

const cookies = () => [...family.visitor.cookies].map((pair) => pair.join("=")).join("; ");
const offsetOf = async (address: string) =>
  (await sendTus(family.visitor, "HEAD", address)).headers.get("Upload-Offset");

/** Begins a PATCH over a socket. */
function beginPatch(address: string, length: number) {
  const { port } = server.address() as AddressInfo;
  const patch = request({
    port,
    host: "127.0.0.1",
    method: "PATCH",
    path: address,
    headers: {
      Host: "localhost:3000",
      Origin: "http://localhost:3000",
      Cookie: cookies(),
      "Tus-Resumable": "1.0.0",
      "Upload-Offset": "0",
      "Content-Type": "application/offset+octet-stream",
      "Content-Length": length,
    },
  });
  const status = new Promise<number | undefined>((resolve) => {
    patch.on("response", (response) => resolve(response.resume().statusCode));
    patch.on("error", () => resolve(undefined));
  });
  return { patch, status };
}

it("a slow body of a family's upload may take longer than other requests", async () => {
  const bytes = jpegBytes(60_000);
  const address = await newUploadAddress(family, bytes.length);
  const { patch, status } = beginPatch(address, bytes.length);
  for (let at = 0; at < bytes.length; at += 10_000) {
    patch.write(bytes.subarray(at, at + 10_000));
    await pause(300);
  }
  patch.end();
  expect(await status).toBe(204);
  expect(await offsetOf(address)).toBe("60000");
});

it("bytes that arrived before the socket broke are stored", async () => {
  const bytes = jpegBytes(60_000);
  const address = await newUploadAddress(family, bytes.length);
  const { patch, status } = beginPatch(address, bytes.length);
  patch.write(bytes.subarray(0, 25_000));
  await pause(200);
  patch.destroy();
  expect(await status).toBeUndefined();
  await expect.poll(() => offsetOf(address)).toBe("25000");
});
