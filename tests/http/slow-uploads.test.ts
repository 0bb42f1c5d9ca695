import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createNodeServer } from "~/http/node-server";
import { insertBooking } from "../support/bookings";
import { openFamilyPage } from "../support/family-page";
import { papersOf, SEND } from "../support/paper-forms";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const PAPERS = "/request/SETU-0000-0001/papers";
/** Timeouts shorter than the uploads below. */
const limits = { headersTimeoutMs: 200, requestTimeoutMs: 400, keepAliveTimeoutMs: 5_000 };
const UPLOAD_MS = 1_500;

let site: Site;
let server: Server;
let family: Visitor;
let requestId: string;
let csrf: string;
let sockets: Socket[] = [];

beforeEach(async () => {
  site = await startSite();
  server = createNodeServer(site.app, false, { limits });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  requestId = await insertBooking(site.db, { reference: "SETU-0000-0001" });
  family = await openFamilyPage(site, requestId);
  const form = (await family.get(PAPERS)).document.querySelector(`${SEND} [name=csrf]`);
  csrf = form?.getAttribute("value") ?? "";
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.close();
  await site.close();
});

interface Connection {
  socket: Socket;
  /** The answer so far. */
  answer: () => string;
  closed: Promise<void>;
}

function openConnection(): Connection {
  let answer = "";
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  sockets.push(socket);
  socket.on("data", (data) => {
    answer += data;
  });
  socket.on("error", () => {});
  const closed = new Promise<void>((resolve) => socket.on("close", () => resolve()));
  return { socket, answer: () => answer, closed };
}

const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const FILE =
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 ';

/** Begins a form whose file has this many more bytes. @returns the end of the form */
function begin({ socket }: Connection, bytes: number, cookies: string) {
  const start = `${part("csrf", csrf)}${part("kind", "scan")}${FILE}`;
  const end = "\r\n--b--\r\n";
  const length = start.length + bytes + end.length;
  socket.write(
    `POST ${PAPERS} HTTP/1.1\r\nHost: localhost:3000\r\nCookie: ${cookies}\r\n` +
      `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n${start}`,
  );
  return end;
}

const cookies = () => [...family.cookies].map((pair) => pair.join("=")).join("; ");

it("an upload of a family may take as long as it needs", async () => {
  const connection = openConnection();
  const end = begin(connection, 20_000, cookies());
  for (let nth = 0; nth < 10; nth++) {
    await pause(UPLOAD_MS / 10);
    connection.socket.write("x".repeat(2_000));
    // other requests are answered meanwhile
    expect((await site.fetch("/healthz")).status).toBe(200);
  }
  connection.socket.write(end);
  await expect.poll(connection.answer).toMatch(/^HTTP\/1\.1 303 /);
  // the nine bytes sent first, and the rest
  expect(await papersOf(site, requestId)).toMatchObject([
    { state: "received", files: [{ storedBytes: 20_009 }] },
  ]);
  // the next request on this connection has the ordinary limits
  connection.socket.write(
    "POST /contact HTTP/1.1\r\nHost: localhost:3000\r\nContent-Length: 9\r\n\r\n",
  );
  await connection.closed;
  expect(connection.answer().split("HTTP/1.1 ")[2]).toMatch(/^(408|400)/);
});

it("without a session, an upload has the ordinary limits", async () => {
  const connection = openConnection();
  begin(connection, 20_000, "");
  await connection.closed;
  expect(connection.answer()).toMatch(/^HTTP\/1\.1 302 /);
  expect(await site.db.selectFrom("document_files").selectAll().execute()).toEqual([]);
});

it("a cut upload leaves nothing", async () => {
  const connection = openConnection();
  begin(connection, 3_000_000, cookies());
  connection.socket.write("x".repeat(1_500_000));
  const parts = () => site.db.selectFrom("document_parts").selectAll().execute();
  await expect.poll(parts).toHaveLength(1);
  connection.socket.destroy();
  await expect.poll(parts).toEqual([]);
  await expect.poll(() => papersOf(site, requestId)).toEqual([]);
});
