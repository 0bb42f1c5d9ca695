import { request } from "node:http";
import type { Outgoing } from "../requests";

const HOLD_MS = 2_000;

/** Sends all of a body but its last byte, and that two seconds later: until then it has to be kept. */
export function heldBack(origin: string, outgoing: Outgoing, bytes: number): Promise<void> {
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

const bodies = new Map<number, Buffer>();

function bodyOf(bytes: number): Buffer {
  const body = bodies.get(bytes) ?? Buffer.alloc(bytes, "a");
  bodies.set(bytes, body);
  return body;
}
