import { AsyncResource } from "node:async_hooks";
import { EventEmitter } from "node:events";
import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "@remix-run/server-runtime";
import { findCompany, isSiteOpen } from "~/features/company/company.server";
import { startOutboxWorker } from "~/features/mail/outbox-worker.server";
import { createTransport } from "~/features/mail/transport.server";
import { hasLockedPapers } from "~/features/papers/key-change.server";
import { startScans } from "~/features/papers/scans.server";
import { startReminders } from "~/features/requests/urgent-reminders.server";
import { recordedRuns } from "~/features/upkeep/backups/backup-runs.server";
import { startBackups } from "~/features/upkeep/backups/backup-worker.server";
import { startRetention } from "~/features/upkeep/retention.server";
import { defaultLanguage } from "~/locales/languages";
import { metricsFor, metricsServer } from "~/metrics/serve-metrics";
import type { Services } from "~/server/context";
import { readEnv } from "~/server/env.server";
import { JobQueue } from "~/server/job-queue";
import { errorFields } from "~/server/log.server";
import { createApp } from "./app";
import { prepareDatabase } from "./database";
import { keepFilesPrivate, restrictDataDir } from "./file-modes";
import { createNodeServer } from "./node-server";
import { PageCache } from "./page-cache";
import { createServices } from "./services";
import { stopOnSignal } from "./shutdown";
import { welcome } from "./welcome";

async function main(): Promise<void> {
  const env = readEnv(process.env);
  keepFilesPrivate(env);
  const metrics = await metricsFor(env);
  // workers and services need each other
  const wakeEvents = new EventEmitter();
  const services = createServices(env, {
    metrics,
    wakeOutbox: () => wakeEvents.emit("outbox"),
    wakeBackups: () => wakeEvents.emit("backups"),
  });
  restrictDataDir(services);
  exitOnUncaughtError(services);
  await prepareDatabase(services);
  const company = () => findCompany(services.db, defaultLanguage);
  const worker = startOutboxWorker(
    services,
    createTransport(env, async () => (await company()).name),
  );
  // the time of sending a mail must not be added to the request that wakes the worker
  wakeEvents.on("outbox", AsyncResource.bind(worker.wake));
  const stopRetention = startRetention(services);
  const stopReminders = startReminders(services);
  const stopScans = startScans(services);

  const backups = startBackups(services, fileURLToPath(new URL("backup.js", import.meta.url)));
  if (backups) wakeEvents.on("backups", AsyncResource.bind(backups.wake));

  const buildUrl = (path: string) => new URL(path, import.meta.url);
  const build: ServerBuild = await import(buildUrl("../server/index.js").href);
  let isDraining = false;
  const jobQueue = new JobQueue();
  const cache = new PageCache(services, build.routes);
  const app = createApp({
    services,
    build,
    cache,
    assetsDir: fileURLToPath(buildUrl("../client")),
    isDraining: () => isDraining,
    jobQueue,
  });
  const server = createNodeServer(app, env.publicUrl.startsWith("https:"), { cache });
  server.on("connection", () => jobQueue.noteConnection());
  const metricsHttpServer =
    metrics &&
    metricsServer(metrics, {
      services,
      jobQueue,
      backups: backups ? () => recordedRuns(services.db) : undefined,
      release: {
        packageFile: fileURLToPath(buildUrl("../../package.json")),
        bundles: ["main.js", "../server/index.js"].map((bundle) => fileURLToPath(buildUrl(bundle))),
      },
    });
  stopOnSignal({
    server,
    log: services.log,
    onDraining: () => {
      isDraining = true;
    },
    afterwards: async () => {
      stopRetention();
      stopReminders();
      stopScans();
      metricsHttpServer?.close();
      metricsHttpServer?.closeAllConnections();
      await backups?.stop();
      await worker.stop();
      await services.db.destroy();
    },
  });
  const listening = [listen(server, env.port, env.host)];
  if (metricsHttpServer && env.metricsPort !== null) {
    listening.push(listen(metricsHttpServer, env.metricsPort, env.metricsHost));
  }
  await Promise.all(listening);
  process.stdout.write(
    welcome(env, await isSiteOpen(services.db), await hasLockedPapers(services.db, env)),
  );
}

/** Pending connections; a phone that finds the backlog full retries a second later. */
const BACKLOG = 4_096;

/** @throws Error that names the port */
function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = ({ message }: Error) =>
      reject(new Error(`Cannot listen on port ${port}: ${message}`));
    server.once("error", fail);
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off("error", fail);
      resolve();
    });
  });
}

/** After an uncaught error the state is unknown: exit, and let the supervisor restart. */
function exitOnUncaughtError({ log }: Services): void {
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      log("process.crashed", errorFields(error));
      process.exit(1);
    });
  }
}

try {
  await main();
} catch (error) {
  // the message is for the operator: nothing was served yet, so it contains no visitor's data
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
