import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { TEST_SECRETS } from "./secrets";
import { freePort, startServer } from "./server-process";
import { createDatabase } from "./templates";
import { Visitor } from "./visitor";

/** A server with metrics, in a process of its own; no mail server accepts its mails. */
export interface MonitoredSite {
  origin: string;
  metricsOrigin: string;
  databaseUrl: string;
  /** The text that Prometheus reads. */
  scrape: () => Promise<string>;
  visitor: Visitor;
  close: () => Promise<void>;
}

export async function startMonitoredSite(): Promise<MonitoredSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "setu-metrics-"));
  const { url: databaseUrl, remove } = await createDatabase("sample");
  const [port, metricsPort, mailPort] = [await freePort(), await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const metricsOrigin = `http://127.0.0.1:${metricsPort}`;
  const server = startServer("node", ["build/http/main.js"], {
    cwd: process.cwd(),
    env: {
      ...TEST_SECRETS,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      NODE_ENV: "production",
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    },
  });
  await server.ready(port);
  const fetchThere = (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, origin), { redirect: "manual", ...init });
  return {
    origin,
    metricsOrigin,
    databaseUrl,
    async scrape() {
      const response = await fetch(`${metricsOrigin}/metrics`);
      expect(response.status).toBe(200);
      const type = "text/plain; version=0.0.4; charset=utf-8";
      expect(response.headers.get("Content-Type")).toBe(type);
      return response.text();
    },
    visitor: new Visitor(fetchThere, { Origin: origin }),
    close: async () => {
      server.stop();
      await server.exit;
      await remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
