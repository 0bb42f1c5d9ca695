import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Limits of a scan: the time without data in either direction, and the whole time. */
const LIMITS = { silenceMs: 60_000, wholeMs: 10 * 60_000 };

export type ScanResult = "clean" | "infected";

/**
 * Sends bytes to a clamd for a virus scan (INSTREAM, man clamd).
 *
 * @param url `tcp://host:port` or `unix:/path`
 * @throws an error if the scanner cannot be reached, refuses the bytes, or takes too long
 */
export async function scanBytes(
  url: string,
  bytes: AsyncIterable<Uint8Array>,
  { silenceMs, wholeMs } = LIMITS,
): Promise<ScanResult> {
  const socket = connect(connectOptions(url));
  const giveUp = () => socket.destroy(new Error("The scanner takes too long"));
  socket.setTimeout(silenceMs, giveUp);
  const timer = setTimeout(giveUp, wholeMs);
  try {
    await once(socket, "connect");
    const [reply] = await Promise.all([
      replyOf(socket),
      pipeline(Readable.from(framed(bytes)), socket, { end: false }),
    ]);
    if (/^stream: OK$/.test(reply)) return "clean";
    if (/^stream: .+ FOUND$/.test(reply)) return "infected";
    throw new Error("The scanner refused the file");
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

function connectOptions(url: string) {
  if (url.startsWith("unix:")) return { path: url.slice("unix:".length) };
  const { hostname, port } = new URL(url);
  return { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) };
}

/** The command, each chunk with its length in front, and an empty chunk as the end. */
async function* framed(bytes: AsyncIterable<Uint8Array>) {
  yield Buffer.from("zINSTREAM\0");
  for await (const chunk of bytes) {
    yield lengthOf(chunk.byteLength);
    yield chunk;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** The reply up to its closing zero byte. */
async function replyOf(socket: Socket): Promise<string> {
  let reply = "";
  for await (const chunk of socket) {
    reply += String(chunk);
    if (reply.includes("\0")) break;
  }
  return reply.split("\0")[0]?.trim() ?? "";
}
