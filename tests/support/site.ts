import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/server-runtime";
import { type Database, openDatabase } from "#db/connection.server";
import { commandLineHashing } from "~/features/identity/passwords.server";
import { createApp } from "~/http/app";
import { PageCache } from "~/http/page-cache";
import type { ConcurrencyLimit } from "~/server/concurrency-limit";
import type { Services } from "~/server/context";
import { type Env, readEnv } from "~/server/env.server";
import { createLog } from "~/server/log.server";
import { onPostgres } from "./engine";
import { TEST_SECRETS } from "./secrets";
import { noteSiteError } from "./site-errors";
import { createDatabase } from "./templates";
import { Visitor } from "./visitor";

export interface Site {
  app: ReturnType<typeof createApp>;
  cache: PageCache;
  services: Services;
  db: Database;
  env: Env;
  /** Sends one bare request: no cookies, no redirects followed. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** A browser without JavaScript: keeps cookies, reads forms, submits them. */
  visitor: (options?: { headers?: Record<string, string> }) => Visitor;
  /** Log lines so far. */
  logs: string[];
  /** The site's time, which tests advance. */
  clock: { now: Date };
  close: () => Promise<void>;
}

export const SITE_ORIGIN = "http://localhost:3000";

/** The production build over a database of its own, migrated and seeded. */
export async function startSite(
  environment: Record<string, string> = {},
  {
    patienceMs,
    hashing = commandLineHashing.hashing,
  }: { patienceMs?: number; hashing?: ConcurrencyLimit } = {},
): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "setu-site-"));
  // a given database belongs to another site
  const database = environment.DATABASE_URL === undefined ? await createDatabase("sample") : null;
  const env = readEnv({
    DATA_DIR: folder,
    DATABASE_URL: database?.url,
    ...(onPostgres ? { ...TEST_SECRETS, UPLOADS_URL: `file:${join(folder, "uploads")}` } : {}),
    ...environment,
  });
  const db = openDatabase(env.databaseUrl, patienceMs);
  const clock = { now: new Date("2026-11-20T08:30:00.000Z") };
  const logs: string[] = [];
  const services: Services = {
    env,
    db,
    now: () => clock.now,
    log: createLog(
      (line) => {
        logs.push(line);
        noteSiteError(line);
      },
      () => clock.now,
    ),
    wakeOutbox: () => {},
    hashing,
  };
  const build = await productionBuild();
  const cache = new PageCache(services, build.routes);
  const app = createApp({
    services,
    build,
    cache,
    assetsDir: resolve("build/client"),
  });
  const fetch = async (path: string, init?: RequestInit) => {
    const request = new Request(new URL(path, SITE_ORIGIN), { redirect: "manual", ...init });
    // every client sends it; Remix compares it with the origin
    if (!request.headers.has("Host")) request.headers.set("Host", new URL(SITE_ORIGIN).host);
    return app.fetch(request);
  };
  return {
    app,
    cache,
    services,
    db,
    env,
    fetch,
    visitor: (options) => new Visitor(fetch, options?.headers ?? {}),
    logs,
    clock,
    close: async () => {
      await db.destroy();
      await database?.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Environment for another process on the same database. */
export function databaseEnvironment({ env }: Site): Record<string, string> {
  return {
    DATABASE_URL: env.databaseUrl,
    SESSION_SECRET: env.sessionSecret,
    DATA_KEYS: env.dataKeys.join(),
  };
}

/** Shared by the sites of a test file: the build holds no state. */
export function productionBuild(): Promise<ServerBuild> {
  return import(/* @vite-ignore */ pathToFileURL(resolve("build/server/index.js")).href);
}
