import { fileURLToPath } from "node:url";
import type { ServerBuild } from "@remix-run/server-runtime";
import { startOutboxWorker } from "~/features/mail/outbox-worker.server";
import { createTransport } from "~/features/mail/transport.server";
import { startRetention } from "~/features/retention/retention.server";
import type { Services } from "~/server/context";
import { readEnv } from "~/server/env.server";
import { errorFields } from "~/server/log.server";
import { Turns } from "~/server/turns";
import { createApp } from "./app";
import { prepareDatabase } from "./database";
import { keepFilesPrivate, tightenDataDir } from "./file-modes";
import { createNodeServer } from "./node-server";
import { createServices } from "./services";
import { stopOnSignal } from "./shutdown";
import { welcome } from "./welcome";

/** The production server: `build/http/main.js`, beside the builds that it serves. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  keepFilesPrivate(env);
  const services = createServices(env);
  tightenDataDir(services);
  crashLoudly(services);
  await prepareDatabase(services);
  const worker = startOutboxWorker(services, createTransport(env));
  services.wakeOutbox = worker.wake;
  const stopRetention = startRetention(services);

  const built = (path: string) => new URL(path, import.meta.url);
  const build: ServerBuild = await import(built("../server/index.js").href);
  let draining = false;
  const turns = new Turns();
  const app = createApp({
    services,
    build,
    assetsDir: fileURLToPath(built("../client")),
    isDraining: () => draining,
    turns,
  });
  const server = createNodeServer(app, env.publicUrl.startsWith("https:"));
  server.on("connection", () => turns.noteArrival());
  stopOnSignal({
    server,
    log: services.log,
    onDraining: () => {
      draining = true;
    },
    afterwards: async () => {
      stopRetention();
      await worker.stop();
      await services.db.destroy();
    },
  });
  server.once("error", (error) => {
    process.stderr.write(`Cannot listen on port ${env.port}: ${error.message}\n`);
    process.exit(1);
  });
  server.listen(env.port, env.host, () => {
    process.stdout.write(welcome(env));
  });
}

/** After an error that nobody caught the state is unknown: the supervisor starts a fresh process. */
function crashLoudly({ log }: Services): void {
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      log("crashed", errorFields(error));
      process.exit(1);
    });
  }
}

try {
  await main();
} catch (error) {
  // before anything is served: whoever starts it reads this, and no visitor's words are in it
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
