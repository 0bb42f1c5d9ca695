import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { enqueueMail } from "~/features/mail/outbox.server";
import { openTestDatabase } from "../support/database";
import { hangingMailServer } from "../support/mail-server";
import { TEST_SECRETS } from "../support/secrets";
import { freePort, startServer } from "../support/server-process";
import { wholeSuite } from "../support/whole-suite";

const killTimeoutMs =
  1000 * Number(/kill_timeout = "(\d+)s"/.exec(readFileSync("fly.toml", "utf8"))?.[1]);

test.runIf(wholeSuite)(
  "the server stops before it is killed while a mail hangs, and sends it once after a restart",
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "setu-stop-"));
    const { db, url, close } = await openTestDatabase({ bare: true });
    const mailServer = await hangingMailServer();
    const port = await freePort();
    const env = {
      ...TEST_SECRETS,
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      PORT: String(port),
      SEED: "none",
      SMTP_URL: mailServer.url,
      NODE_ENV: "production",
    };
    const servers: ReturnType<typeof startServer>[] = [];
    const start = () => {
      const server = startServer("node", ["build/http/main.js"], { cwd: process.cwd(), env });
      servers.push(server);
      return server;
    };
    const first = start();
    await first.ready(port);
    try {
      // the worker checks for mail when it starts, so the second server finds the new mail
      first.stop();
      expect(await first.exit).toBe(0);
      const mail = { replyTo: null, subject: "s", text: "t", html: "<p>t</p>" };
      await enqueueMail(
        db,
        { kind: "request-received", to: "a@setu.example", ...mail },
        new Date(),
      );

      const second = start();
      await second.ready(port);
      await mailServer.hangs;
      const stoppedAt = Date.now();
      second.stop();
      expect(await second.exit).toBe(0);
      expect(Date.now() - stoppedAt).toBeLessThan(killTimeoutMs);
      expect(await db.selectFrom("outbox").selectAll().executeTakeFirst()).toMatchObject({
        sent_at: null,
        claimed_until: null,
        attempts: 0,
      });

      mailServer.answerFromNowOn();
      const third = start();
      await third.ready(port);
      await mailServer.received;
      third.stop();
      expect(await third.exit).toBe(0);
      const row = await db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
      expect(row.sent_at).not.toBeNull();
      expect(mailServer.count()).toBe(1);
    } finally {
      for (const server of servers) server.stop();
      await close();
      await mailServer.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
