import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Readable } from "node:stream";
import { afterEach, expect, test } from "vitest";
import { openDatabase } from "#db/connection.server";
import { readEnv } from "~/server/env.server";
import { assetsFolder } from "../../tests/support/bare-app";
import { TEST_SECRETS } from "../../tests/support/secrets";
import { createApp } from "./app";
import { createNodeServer } from "./node-server";
import type { PageHandler } from "./remix-pages";
import { createServices } from "./services";

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const page: PageHandler = async (request) =>
  new Response(request.method === "POST" ? await request.text() : request.headers.get("Cookie"));

async function listen(timeouts = { headersTimeoutMs: 300, requestTimeoutMs: 600 }, https = false) {
  const publicUrl = https ? { PUBLIC_URL: "https://setu.example" } : {};
  const services = createServices(readEnv({ ...TEST_SECRETS, ...publicUrl }), {
    db: openDatabase("file::memory:"),
    log: () => {},
  });
  const app = createApp({ services, handler: page, assetsDir: assetsFolder() });
  server = createNodeServer(app, https, { limits: { ...timeouts, keepAliveTimeoutMs: 1000 } });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

const longTimeouts = { headersTimeoutMs: 10_000, requestTimeoutMs: 20_000 };

/** Sends these bytes and returns everything the server answers. */
function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (data) => {
      answer += data;
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
  });
}

test("an 8 KB cookie works", async () => {
  const port = await listen(longTimeouts);
  const Cookie = `theme=${"x".repeat(8000)}`;
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { Cookie } });
  expect(await response.text()).toBe(Cookie);
});

test("larger headers get a helpful page", async () => {
  const port = await listen(longTimeouts);
  const answer = await exchange(
    port,
    `GET /bn HTTP/1.1\r\nHost: x\r\nCookie: theme=${"x".repeat(20_000)}\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toContain('<html lang="bn">');
  expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
});

test("a slow sender is cut off", async () => {
  const port = await listen();
  expect(await exchange(port, "GET / HTTP/1.1\r\nHost: x\r\n")).toMatch(/^HTTP\/1\.1 408 /);
  const slowBody =
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\na=";
  expect(await exchange(port, slowBody)).toMatch(/^HTTP\/1\.1 (408|400) /);
});

test.each([
  ["CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n", 405],
  ["TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 405],
  ["BREW / HTTP/1.1\r\nHost: x\r\n\r\n", 405],
  ["GET / nonsense\r\n\r\n", 400],
  ["GET /\\evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 400],
])("%j gets the status %i", async (bytes, status) => {
  const answer = await exchange(await listen(longTimeouts), bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test.each([
  ["CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n", 405],
  ["BREW / HTTP/1.1\r\nHost: x\r\n\r\n", 405],
  ["GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["GET / HTTP/1.1\r\nHost: x\r\nHost: evil.example\r\nConnection: close\r\n\r\n", 400],
  ["GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n", 200],
  ["GET / nonsense\r\n\r\n", 400],
])("%j gets the headers of every page", async (bytes, status) => {
  const answer = await exchange(await listen(longTimeouts, true), bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toMatch(/\r\ncontent-security-policy: [^\r]*frame-ancestors 'none'/i);
  expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
  expect(answer).toMatch(/\r\nstrict-transport-security: max-age=31536000; includeSubDomains\r\n/i);
});

test("an absolute request target cannot lead elsewhere", async () => {
  const answer = await exchange(
    await listen(longTimeouts),
    "GET //evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
  );
  expect(answer).toMatch(/\r\nlocation: \/evil\.example\r\n/i);
});

test.each(["with", "without"])(
  "a client that sends 100 MB %s a Content-Length reads the answer",
  async (lengthHeader) => {
    const port = await listen(longTimeouts);
    const chunk = new Uint8Array(1024 * 1024);
    const chunks = Readable.toWeb(Readable.from(Array<Uint8Array>(100).fill(chunk)));
    const body = lengthHeader === "with" ? new Uint8Array(100 * 1024 * 1024) : chunks;
    const response = await fetch(`http://127.0.0.1:${port}/booking`, {
      method: "POST",
      body,
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      duplex: "half",
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(await response.text()).toContain("That is too large to send");
  },
);
