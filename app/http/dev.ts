import { EventEmitter } from "node:events";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "@remix-run/server-runtime";
import { createServer as createViteServer } from "vite";
import { findCompany, isSiteOpen } from "~/features/company/company.server";
import { startOutboxWorker } from "~/features/mail/outbox-worker.server";
import { createTransport } from "~/features/mail/transport.server";
import { defaultLanguage } from "~/locales/languages";
import { readEnv } from "~/server/env.server";
import { createApp } from "./app";
import { prepareDatabase } from "./database";
import { keepFilesPrivate, restrictDataDir } from "./file-modes";
import { createServices } from "./services";
import { stopOnSignal } from "./shutdown";
import { welcome } from "./welcome";

// The development server: Vite in front of the production app.

const env = readEnv(process.env);
keepFilesPrivate(env);
const wakeEvents = new EventEmitter();
const services = createServices(env, { wakeOutbox: () => wakeEvents.emit("outbox") });
restrictDataDir(services);
await prepareDatabase(services);
const worker = startOutboxWorker(
  services,
  createTransport(env, async () => (await findCompany(services.db, defaultLanguage)).name),
);
wakeEvents.on("outbox", worker.wake);

const server = createServer();
const vite = await createViteServer({
  server: { middlewareMode: true, hmr: { server } },
  appType: "custom",
});
const app = createApp({
  services,
  mode: "development",
  assetsDir: "public",
  // loaded per request: Vite gives a fresh build after a change
  build: () =>
    vite.ssrLoadModule("virtual:remix/server-build") as Promise<unknown> as Promise<ServerBuild>,
});
const answer = getRequestListener(app.fetch, { autoCleanupIncoming: false });
server.on("request", (request, response) => {
  vite.middlewares(request, response, () => void answer(request, response));
});
stopOnSignal({
  server,
  log: services.log,
  onDraining: () => {},
  patienceMs: 1_000,
  afterwards: async () => {
    await worker.stop();
    await vite.close();
    await services.db.destroy();
  },
});
const isOpen = await isSiteOpen(services.db);
server.listen(env.port, env.host, () => process.stdout.write(welcome(env, isOpen)));
