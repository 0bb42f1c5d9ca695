import { describe, expect, test } from "vitest";
import { migrateToLatest } from "#db/migrate";
import { assetsFolder, htmlHandler, testServices } from "../../tests/support/bare-app";
import { databaseForEachTest } from "../../tests/support/database";
import { createApp } from "./app";

const database = databaseForEachTest({ bare: true });

function appWith(isDraining = () => false) {
  const services = { ...testServices([]), db: database.db };
  return createApp({ services, handler: htmlHandler(), assetsDir: assetsFolder(), isDraining });
}

describe("the process", () => {
  test("is ready once the migrations have run, and not while draining", async () => {
    let draining = false;
    const app = appWith(() => draining);
    expect((await app.request("/healthz")).status).toBe(200);
    expect((await app.request("/readyz")).status).toBe(503);
    await migrateToLatest(database.db);
    expect((await app.request("/readyz")).status).toBe(200);
    draining = true;
    expect((await app.request("/readyz")).status).toBe(503);
  });

  test("is not ready when the database does not answer", async () => {
    const app = appWith();
    await database.db.destroy();
    expect((await app.request("/readyz")).status).toBe(503);
    expect((await app.request("/healthz")).status).toBe(200);
  });
});
