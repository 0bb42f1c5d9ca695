import { type AddressInfo, createServer, connect as dial } from "node:net";

export interface UploadLine {
  origin: string;
  /** Number of cuts so far. */
  cuts: () => number;
  /** Bytes of bodies that went through, with their headers. */
  bytes: () => number;
  close(): void;
}

/**
 * A connection to a web server that drops within PATCH requests.
 *
 * @param cutAfter bytes after which each of the first PATCH requests drops
 */
export async function uploadLine(port: number, cutAfter: readonly number[]): Promise<UploadLine> {
  let cuts = 0;
  let bytes = 0;
  const line = createServer((near) => {
    const far = dial(port, "127.0.0.1");
    let isPatch = false;
    let remainingBytes = Number.POSITIVE_INFINITY;
    const end = () => {
      near.destroy();
      far.destroy();
    };
    for (const side of [near, far]) side.on("error", end).on("close", end);
    near.on("data", (data) => {
      // data that begins with no method continues a body
      const [, method] = /^([A-Z]+) \//.exec(data.subarray(0, 10).toString("latin1")) ?? [];
      if (method) isPatch = method === "PATCH";
      if (method && isPatch) remainingBytes = cutAfter[cuts] ?? Number.POSITIVE_INFINITY;
      if (isPatch) bytes += data.byteLength;
      remainingBytes -= data.byteLength;
      far.write(data);
      if (remainingBytes > 0) return;
      remainingBytes = Number.POSITIVE_INFINITY;
      cuts += 1;
      // the bytes reach the server before the line drops
      setTimeout(end, 50);
    });
    far.on("data", (data) => near.write(data));
  });
  await new Promise<void>((done) => line.listen(0, "127.0.0.1", done));
  return {
    origin: `http://localhost:${(line.address() as AddressInfo).port}`,
    cuts: () => cuts,
    bytes: () => bytes,
    close: () => void line.close(),
  };
}
