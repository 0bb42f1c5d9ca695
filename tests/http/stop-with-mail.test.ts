import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#db/connection.server";
import { enqueueMail } from "~/features/mail/outbox.server";
import { freePort, startServer } from "../support/server-process";

const killTimeoutMs =
  1000 * Number(/kill_timeout = "(\d+)s"/.exec(readFileSync("fly.toml", "utf8"))?.[1]);

test("a stop ends in time while a mail hangs, and the next start sends it, once", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "setu-stop-"));
  const mailServer = await hangingMailServer();
  const port = await freePort();
  const env = {
    DATA_DIR: dataDir,
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
  const db = openDatabase(`file:${join(dataDir, "setu.db")}`);
  try {
    // the worker looks at its start: the second finds what came since
    first.stop();
    expect(await first.exit).toBe(0);
    const mail = { replyTo: null, subject: "s", text: "t", html: "<p>t</p>" };
    await enqueueMail(db, { kind: "booking-received", to: "a@setu.example", ...mail }, new Date());

    const second = start();
    await second.ready(port);
    await mailServer.hangs;
    const asked = Date.now();
    second.stop();
    expect(await second.exit).toBe(0);
    expect(Date.now() - asked).toBeLessThan(killTimeoutMs);
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
    await db.destroy();
    await mailServer.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 60_000);

/** Takes the recipient's name and says nothing more, until it is told to answer. */
async function hangingMailServer() {
  const sockets = new Set<Socket>();
  let answers = false;
  let count = 0;
  let hung = () => {};
  let arrived = () => {};
  const hangs = new Promise<void>((done) => {
    hung = done;
  });
  const received = new Promise<void>((done) => {
    arrived = done;
  });
  const server = createServer((socket) => {
    sockets.add(socket);
    let inBody = false;
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    socket.write("220 mail.example ESMTP\r\n");
    socket.on("data", (chunk) => {
      for (const line of chunk.toString().split("\r\n").slice(0, -1)) take(line);
    });
    function take(line: string) {
      if (inBody && line !== ".") return;
      if (inBody) {
        inBody = false;
        count += 1;
        arrived();
        socket.write("250 Kept\r\n");
      } else if (line.startsWith("RCPT") && !answers) {
        hung();
      } else if (line === "DATA") {
        inBody = true;
        socket.write("354 Go on\r\n");
      } else {
        socket.write("250 OK\r\n");
      }
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hangs,
    received,
    count: () => count,
    answerFromNowOn: () => {
      answers = true;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}
