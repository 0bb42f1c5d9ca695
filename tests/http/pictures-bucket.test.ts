import { afterEach, describe, expect, it, vi } from "vitest";
import { coordinator } from "../support/admin";
import { onPostgres } from "../support/engine";
import {
  cleanUp,
  jpegFile,
  problemsOf,
  replacing,
  sourceIn,
  upload,
  uploaded,
} from "../support/pictures";
import { startS3 } from "../support/s3-server";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

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

describe("a bucket", () => {
  it("holds the files where one is named, and machines serve what another has taken", async () => {
    const s3 = await startS3();
    for (const [name, value] of Object.entries(s3.environment)) vi.stubEnv(name, value);
    try {
      await start({ UPLOADS_URL: s3.url, AWS_REGION: "us-east-1" });
      const id = await uploaded(nila);
      const source = await sourceIn(nila, id);
      const response = await site.fetch(source);
      expect(response.headers.get("Content-Type")).toBe("image/jpeg");
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
      expect((await site.fetch(source.replace(/[0-9a-f]{32}/, "0".repeat(32)))).status).toBe(404);
      await (await replacing(nila, id))();
      await cleanUp(site, 2 * DAY_MS);
      expect((await site.fetch(source)).status).toBe(404);
    } finally {
      vi.unstubAllEnvs();
      await s3.close();
    }
  });

  it("that cannot be reached is said to be away, not to be empty", async () => {
    const away = { AWS_ENDPOINT_URL_S3: "http://127.0.0.1:1", AWS_ACCESS_KEY_ID: "K" };
    const given = { ...away, AWS_SECRET_ACCESS_KEY: "S", AWS_REGION: "auto" };
    for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value);
    try {
      await start({ UPLOADS_URL: "s3://away/pictures", AWS_REGION: "auto" });
      const response = await site.fetch(`/pictures/${"0".repeat(32)}-640.jpg`);
      expect(response.status).toBe(503);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(site.logs.join()).toContain("picture_unavailable");
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it.runIf(onPostgres)("is asked for where several machines may share a database", async () => {
    await start({ UPLOADS_URL: "" });
    const page = await upload(nila, await jpegFile());
    expect(page.status).toBe(400);
    expect(problemsOf(page).join()).toContain("Pictures cannot be uploaded yet");
  });
});
