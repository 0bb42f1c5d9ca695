import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { TEST_SECRETS } from "../support/secrets";
import { freePort, startServer } from "../support/server-process";
import { createDatabase } from "../support/templates";

const dataDir = mkdtempSync(join(tmpdir(), "setu-start-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

// `npm test` has built before; elsewhere this would rebuild files that other tests are reading
test.runIf(process.env.WHOLE_RUN === "1")(
  "npm start serves, and passes the stop signal to the server",
  async () => {
    const { url, remove } = await createDatabase("bare");
    const port = await freePort();
    const npm = startServer("npm", ["start"], {
      cwd: process.cwd(),
      env: { ...TEST_SECRETS, DATA_DIR: dataDir, DATABASE_URL: url, PORT: String(port) },
    });
    try {
      await npm.ready(port);
      const home = await fetch(`http://127.0.0.1:${port}/bn`);
      expect(await home.text()).toContain('<html lang="bn"');
    } finally {
      npm.stop();
    }
    expect(await npm.exit).toBe(0);
    await remove();
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  },
);
