import { request } from "node:http";
import { connect } from "node:net";
import type { OutgoingRequest } from "../requests";

const HOLD_MS = 2_000;

/**
 * Sends all of a body but the last byte, which follows after two seconds: the server must hold it
 * until then.
 */
export function withholdLastByte(
  origin: string,
  outgoing: OutgoingRequest,
  bytes: number,
): Promise<void> {
  const { hostname, port } = new URL(origin);
  return new Promise((done) => {
    const message = request({
      hostname,
      port,
      agent: false,
      method: outgoing.method,
      path: outgoing.path,
      headers: { ...outgoing.headers, "Content-Length": bytes },
      signal: AbortSignal.timeout(outgoing.timeoutMs ?? HOLD_MS),
    });
    const end = setTimeout(() => message.end("a"), HOLD_MS);
    message.on("close", () => {
      clearTimeout(end);
      done();
    });
    message.on("error", () => {});
    message.on("response", (response) => {
      response.on("error", () => {});
      response.resume();
    });
    message.write(bodyOf(bytes - 1));
  });
}

/** Begins a request and never ends it; gives up after two seconds. */
export function halfOpen(origin: string): Promise<void> {
  const { hostname, port } = new URL(origin);
  return new Promise((done) => {
    const socket = connect(Number(port), hostname, () => socket.write("GET / HTTP/1.1\r\n"));
    const end = setTimeout(() => socket.destroy(), HOLD_MS);
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(end);
      done();
    });
  });
}

const bodies = new Map<number, Buffer>();

function bodyOf(bytes: number): Buffer {
  const body = bodies.get(bytes) ?? Buffer.alloc(bytes, "a");
  bodies.set(bytes, body);
  return body;
}
