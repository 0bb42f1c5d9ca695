import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { limitConnections } from "./connections";

const MAX = 20;
let server: Server;
let sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.close();
});

async function listen() {
  server = createServer((_request, response) => response.end("ok"));
  limitConnections(server, MAX);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
}

/** Opens a connection from this address and waits until the server accepts it. */
async function open(localAddress: string): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  sockets.push(socket);
  socket.on("error", () => {});
  const accepted = new Promise((resolve) => server.once("connection", resolve));
  await accepted;
  return socket;
}

/**
 * Sends a request over a kept-alive connection. @returns the response; empty if the connection was
 * closed
 */
async function requestOver(socket: Socket): Promise<string> {
  if (socket.closed) return "";
  const stop = new AbortController();
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  const received = ["data", "close"].map((event) => once(socket, event, { signal: stop.signal }));
  const [data] = await Promise.race(received);
  stop.abort();
  await Promise.allSettled(received);
  return data instanceof Buffer ? String(data) : "";
}

const HOSTILE = "127.0.0.2";
const FAMILY = "127.0.0.3";

it("closes the idlest connections of the busiest address near the limit", async () => {
  await listen();
  const early = await open(FAMILY);
  const active = await open(HOSTILE);
  const silent = await open(HOSTILE);
  expect(await requestOver(active)).toContain("200 OK");
  for (let count = 0; count < 3 * MAX; count++) {
    await open(HOSTILE);
    // active connections are not idle
    expect(await requestOver(active)).toContain("200 OK");
  }
  expect(await requestOver(early)).toContain("200 OK");
  expect(await requestOver(await open(FAMILY))).toContain("200 OK");
  expect(await requestOver(silent)).toBe("");
  expect(sockets.filter(({ destroyed }) => !destroyed).length).toBeLessThanOrEqual(MAX);
});

it("closes nothing while there is room", async () => {
  await listen();
  const all = [];
  for (let count = 0; count < MAX / 2; count++) all.push(await open(HOSTILE));
  for (const socket of all) expect(await requestOver(socket)).toContain("200 OK");
});
