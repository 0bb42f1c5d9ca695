import { type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createNodeServer } from "~/http/node-server";
import { StandingAnswers } from "~/http/standing-answers";
import type { Site } from "./site";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it was sent. */
  bytes: number;
  text: string;
}

export interface Socket {
  /** As a browser asks that has been here before, unless the headers say else. */
  ask: (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;
  /** How many requests have reached the application. */
  reached: () => number;
  close: () => Promise<void>;
}

/** The site behind a socket, as production puts it there. */
export async function openSocket({ app, services }: Site): Promise<Socket> {
  let reached = 0;
  const counted = {
    fetch: (...args: Parameters<typeof app.fetch>) => {
      reached++;
      return app.fetch(...args);
    },
  };
  const standing = new StandingAnswers(services, (pathname) => pathname);
  const server = createNodeServer(counted as typeof app, false, { standing });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ask: (path, headers = {}, method = "GET") =>
      new Promise((resolve, reject) => {
        const asked = { Cookie: "visit=1", "Accept-Encoding": "br", ...headers };
        request({ port, path, method, headers: asked, host: "127.0.0.1" }, async (response) => {
          const body = Buffer.concat(await response.toArray());
          const { statusCode: status = 0, headers } = response;
          const text = plain(body, headers["content-encoding"]).toString();
          resolve({ status, headers, bytes: body.byteLength, text });
        })
          .on("error", reject)
          .end();
      }),
    reached: () => reached,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Asks until the application is not asked any more, and once more then. */
export async function untilStanding(
  socket: Socket,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  for (let times = 0; times < 4; times++) await socket.ask(path, headers);
  const before = socket.reached();
  const answer = await socket.ask(path, headers);
  if (socket.reached() !== before) throw new Error(`${path} does not stand`);
  return answer;
}

function plain(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "br" && body.byteLength > 0) return brotliDecompressSync(body);
  return encoding === "gzip" && body.byteLength > 0 ? gunzipSync(body) : body;
}
