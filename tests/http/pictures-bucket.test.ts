import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { coordinator } from "../support/admin";
import { onPostgres } from "../support/engine";
import {
  ALT,
  cleanUp,
  filesOf,
  jpegFile,
  openReplacement,
  problemsOf,
  sourceIn,
  upload,
  uploadedPictureId,
} from "../support/pictures";
import { startS3 } from "../support/s3-server";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";
import { wholeSuite } from "../support/whole-suite";

let site: Site;
let nila: Visitor;
const start = async (environment: Record<string, string>) => {
  site = await startSite(environment);
  nila = await coordinator(site);
};
afterEach(async () => {
  vi.unstubAllEnvs();
  await site.close();
});

const DAY_MS = 24 * 60 * 60 * 1000;

describe("bucket", () => {
  it("stores the files if configured", async () => {
    const s3 = await startS3();
    for (const [name, value] of Object.entries(s3.environment)) vi.stubEnv(name, value);
    try {
      await start({ UPLOADS_URL: s3.url, AWS_REGION: "us-east-1" });
      const id = await uploadedPictureId(nila);
      const source = await sourceIn(nila, id);
      const response = await site.fetch(source);
      expect(response.headers.get("Content-Type")).toBe("image/jpeg");
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
      expect((await site.fetch(source.replace(/[0-9a-f]{32}/, "0".repeat(32)))).status).toBe(404);
      await (await openReplacement(nila, id))();
      await cleanUp(site, 2 * DAY_MS);
      expect((await site.fetch(source)).status).toBe(404);
    } finally {
      vi.unstubAllEnvs();
      await s3.close();
    }
  });

  it("leads to a 503 instead of a 404 when unreachable", async () => {
    const unreachable = { AWS_ENDPOINT_URL_S3: "http://127.0.0.1:1", AWS_ACCESS_KEY_ID: "K" };
    const environment = { ...unreachable, AWS_SECRET_ACCESS_KEY: "S", AWS_REGION: "auto" };
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    try {
      await start({ UPLOADS_URL: "s3://away/pictures", AWS_REGION: "auto" });
      const response = await site.fetch(`/pictures/${"0".repeat(32)}-640.jpg`);
      expect(response.status).toBe(503);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(site.logs.join()).toContain("picture.unavailable");
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it("that is lost during an upload is reported, and the input is kept", async () => {
    const s3 = await startS3();
    for (const [name, value] of Object.entries(s3.environment)) vi.stubEnv(name, value);
    try {
      await start({ UPLOADS_URL: `${s3.url}-left`, AWS_REGION: "us-east-1" });
      const id = await uploadedPictureId(nila);
      const [before] = await filesOf(site);
      await s3.close();
      const pages = [
        await upload(nila, await jpegFile(), { alt_en: ALT, alt_th: "พยาบาล" }),
        await (await openReplacement(nila, id))(),
      ];
      for (const page of pages) {
        expect(page.status).toBe(503);
        expect(page.headers.get("Retry-After")).toMatch(/^\d+$/);
        expect(problemsOf(page).join()).toContain("store does not answer at the moment");
        expect(problemsOf(page).join()).toContain("choose it again");
      }
      expect(pages[0]?.html).toContain('value="พยาบาล"');
      // no stored file waits for the next attempt
      expect(pages[0]?.document.querySelector("input[name=kept]")?.getAttribute("value")).toBe("");
      expect(site.logs.join()).toContain("picture.storage-unavailable");
      // no picture lacks its files; files that may be incomplete are marked for the clean-up
      const pictures = await site.db.selectFrom("pictures").select("file_key").execute();
      expect(pictures).toEqual([{ file_key: before?.key }]);
      const others = (await filesOf(site)).filter(({ key }) => key !== before?.key);
      expect(others.filter(({ left_at }) => left_at === null)).toEqual([]);
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it.runIf(wholeSuite)(
    "that does not answer is reported as unavailable within seconds",
    async () => {
      const connections = new Set<Socket>();
      const mute = createServer((socket) => connections.add(socket.resume()));
      await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
      const { port } = mute.address() as AddressInfo;
      const server = { AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`, AWS_ACCESS_KEY_ID: "K" };
      const environment = { ...server, AWS_SECRET_ACCESS_KEY: "S", AWS_REGION: "auto" };
      for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
      try {
        await start({ UPLOADS_URL: "s3://mute/pictures", AWS_REGION: "auto" });
        const [picture, page] = await Promise.all([
          site.fetch(`/pictures/${"0".repeat(32)}-640.jpg`),
          upload(nila, await jpegFile(), { alt_en: ALT, alt_th: "พยาบาล" }),
        ]);
        expect(picture.status).toBe(503);
        expect(page.status).toBe(503);
        expect(problemsOf(page).join()).toContain("store does not answer at the moment");
        expect(page.html).toContain('value="พยาบาล"');
      } finally {
        vi.unstubAllEnvs();
        for (const socket of connections) socket.destroy();
        mute.close();
      }
    },
  );

  it.runIf(wholeSuite)("that stalls within a picture is cut off after seconds", async () => {
    const headers = { "Content-Type": "image/jpeg", "Content-Length": "1000" };
    const halting = createHttpServer(({ url = "" }, answer) => {
      answer.writeHead(200, headers);
      if (url.includes("b".repeat(32))) answer.write("x".repeat(10));
      else answer.flushHeaders();
    });
    await new Promise<void>((resolve) => halting.listen(0, "127.0.0.1", resolve));
    const { port } = halting.address() as AddressInfo;
    const server = { AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`, AWS_ACCESS_KEY_ID: "K" };
    const environment = { ...server, AWS_SECRET_ACCESS_KEY: "S", AWS_REGION: "auto" };
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    try {
      await start({ UPLOADS_URL: "s3://halting/pictures", AWS_REGION: "auto" });
      const read = async (letter: string) => {
        const response = await site.fetch(`/pictures/${letter.repeat(32)}-640.jpg`);
        const outcome = response.arrayBuffer().then(
          () => "whole",
          () => "cut",
        );
        return { status: response.status, outcome: await outcome };
      };
      const [empty, half] = await Promise.all([read("a"), read("b")]);
      expect(empty).toEqual({ status: 503, outcome: "whole" });
      expect(half).toEqual({ status: 200, outcome: "cut" });
      expect(site.logs.filter((line) => line.includes("picture.unavailable"))).toHaveLength(2);
    } finally {
      vi.unstubAllEnvs();
      halting.closeAllConnections();
      halting.close();
    }
  });

  it.runIf(onPostgres)("is required if machines share a database", async () => {
    await start({ UPLOADS_URL: "" });
    const page = await upload(nila, await jpegFile());
    expect(page.status).toBe(400);
    expect(problemsOf(page).join()).toContain("Pictures cannot be uploaded yet");
  });
});
