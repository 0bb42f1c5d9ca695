import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** Text that the scanner below takes for a virus. */
export const VIRUS = "EICAR-STANDARD-ANTIVIRUS-TEST-FILE";

/** `silent`: it takes the file and never answers. `refusing`: it answers with an error. */
type Behaviour = "scanning" | "silent" | "refusing";

/** A socket that speaks clamd's INSTREAM. */
export async function startClamd() {
  const received: Buffer[] = [];
  const state: { behaviour: Behaviour } = { behaviour: "scanning" };
  const server = createServer((socket) => {
    let message = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      message = Buffer.concat([message, chunk]);
      const bytes = streamIn(message);
      if (bytes === null || state.behaviour === "silent") return;
      received.push(bytes);
      const verdict = bytes.includes(VIRUS) ? "Eicar-Signature FOUND" : "OK";
      const isRefusing = state.behaviour === "refusing";
      socket.end(isRefusing ? "INSTREAM size limit exceeded. ERROR\0" : `stream: ${verdict}\0`);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `tcp://127.0.0.1:${port}`, received, state, close: () => server.close() };
}

const COMMAND = "zINSTREAM\0";

/** The file in a whole INSTREAM message; null while it is not whole. */
function streamIn(message: Buffer): Buffer | null {
  if (message.length > COMMAND.length && !message.toString("latin1").startsWith(COMMAND)) {
    throw new Error("not INSTREAM");
  }
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= message.length; ) {
    const length = message.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(message.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
