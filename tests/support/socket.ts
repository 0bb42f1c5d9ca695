import { type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createNodeServer } from "~/http/node-server";
import type { PageCache } from "~/http/page-cache";
import type { Site } from "./site";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Size on the wire. */
  bytes: number;
  text: string;
}

export interface Socket {
  /** Requests as a returning browser, unless the headers say otherwise. */
  ask: (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;
  /** Number of answers sent from the cache. */
  cached: () => number;
  close: () => Promise<void>;
}

/** The site behind a socket, as in production. */
export async function openSocket({ app, cache }: Site): Promise<Socket> {
  let cached = 0;
  const countingCache: Pick<PageCache, "answer"> = {
    answer: (...args) => {
      const pendingAnswer = cache.answer(...args);
      if (!pendingAnswer) return false;
      return pendingAnswer.then((isSent) => {
        if (isSent) cached++;
        return isSent;
      });
    },
  };
  const server = createNodeServer(app, false, { cache: countingCache });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ask: (path, headers = {}, method = "GET") =>
      new Promise((resolve, reject) => {
        const allHeaders = { Cookie: "visit=1", "Accept-Encoding": "br", ...headers };
        request(
          { port, path, method, headers: allHeaders, host: "127.0.0.1" },
          async (response) => {
            const body = Buffer.concat(await response.toArray());
            const { statusCode: status = 0, headers } = response;
            const text = decompress(body, headers["content-encoding"]).toString();
            resolve({ status, headers, bytes: body.byteLength, text });
          },
        )
          .on("error", reject)
          .end();
      }),
    cached: () => cached,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function decompress(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "br" && body.byteLength > 0) return brotliDecompressSync(body);
  return encoding === "gzip" && body.byteLength > 0 ? gunzipSync(body) : body;
}
