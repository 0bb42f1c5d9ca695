import { connect, type Socket } from "node:net";
import { median } from "./measure";
import type { SiteProcess } from "./site-process";

export const CONNECTIONS = 16;
const ROUNDS = 5;

/** Results of a run of requests. */
export interface Load {
  perSecond: number;
  /** Milliseconds from the request to the last byte of its answer. */
  p50: number;
  p99: number;
  /** Processor time of the server per request, in microseconds. */
  cpu: number;
}

/** The next request, as bytes on the wire. */
export type NextRequest = () => string;

export function getRequest(path: string, headers: Record<string, string> = {}): NextRequest {
  const text = requestText("GET", path, headers);
  return () => text;
}

export function postRequest(
  path: string,
  headers: Record<string, string>,
  body: () => string,
): NextRequest {
  return () => {
    const form = body();
    return requestText("POST", path, {
      ...headers,
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": String(Buffer.byteLength(form)),
    }).concat(form);
  };
}

function requestText(method: string, path: string, headers: Record<string, string>): string {
  const lines = Object.entries({
    Host: "127.0.0.1",
    Accept: "text/html",
    "Accept-Encoding": "br",
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
}

/**
 * Sends requests over 16 keep-alive connections. It reads only the status and the length of each
 * answer, so the sender takes little processor time.
 *
 * @throws Error if an answer has another status: a fast error is not a valid measurement
 */
export async function load(
  server: Pick<SiteProcess, "origin" | "cpuSeconds">,
  next: NextRequest,
  count: number,
  expected: number,
): Promise<Load> {
  const times: number[] = [];
  let remaining = count;
  const cpuBefore = server.cpuSeconds();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const connection = await KeepAliveConnection.to(server.origin);
      while (remaining-- > 0) {
        const sentAt = performance.now();
        const status = await connection.send(next());
        if (status !== expected) throw new Error(`answered ${status}, expected ${expected}`);
        times.push(performance.now() - sentAt);
      }
      connection.close();
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const cpu = ((server.cpuSeconds() - cpuBefore) * 1e6) / count;
  return { perSecond: count / seconds, ...percentiles(times), cpu };
}

export function percentiles(times: number[]): { p50: number; p99: number } {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/**
 * Runs both alternately, A B A B …, and takes the median of each figure and of the rounds' ratios.
 */
export async function pairedLoads(a: () => Promise<Load>, b: () => Promise<Load>) {
  await a();
  await b();
  const rounds: { a: Load; b: Load }[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push({ a: await a(), b: await b() });
  const medianRatio = (pick: (round: { a: Load; b: Load }) => number) => median(rounds.map(pick));
  return {
    a: medianLoad(rounds.map((round) => round.a)),
    b: medianLoad(rounds.map((round) => round.b)),
    /** The ratio of both rates of requests a second. */
    ratio: medianRatio((round) => round.a.perSecond / round.b.perSecond),
    /** The same by processor time, for a server that does nothing else. */
    cpuRatio: medianRatio((round) => round.b.cpu / round.a.cpu),
  };
}

function medianLoad(loads: readonly Load[]): Load {
  const medianOf = (name: keyof Load) => median(loads.map((load) => load[name]));
  return {
    perSecond: medianOf("perSecond"),
    p50: medianOf("p50"),
    p99: medianOf("p99"),
    cpu: medianOf("cpu"),
  };
}

export class KeepAliveConnection {
  #resolve: (status: number) => void = () => {};
  #reject: (error: Error) => void = () => {};
  #text = "";

  private constructor(private readonly socket: Socket) {
    socket.setNoDelay();
    socket.setEncoding("latin1");
    socket.on("data", (data) => this.#receive(String(data)));
    socket.on("error", (error) => this.#reject(error));
    socket.on("close", () => this.#reject(new Error("the server closed the connection")));
  }

  static to(origin: string): Promise<KeepAliveConnection> {
    const { hostname, port } = new URL(origin);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () =>
        resolve(new KeepAliveConnection(socket)),
      );
      socket.once("error", reject);
    });
  }

  /** @returns the answer's status, once the answer is complete */
  send(request: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
      this.#text = "";
      this.socket.write(request);
    });
  }

  close(): void {
    this.#reject = () => {};
    this.socket.destroy();
  }

  #receive(data: string): void {
    this.#text += data;
    const status = statusWhenComplete(this.#text);
    if (status !== null) this.#resolve(status);
  }
}

/** Null while the answer is incomplete. */
function statusWhenComplete(text: string): number | null {
  const end = text.indexOf("\r\n\r\n");
  if (end === -1) return null;
  const head = text.slice(0, end);
  const status = Number(head.slice(9, 12));
  if (status === 304) return status;
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  const isWhole =
    length === undefined ? text.endsWith("\r\n0\r\n\r\n") : text.length >= end + 4 + Number(length);
  return isWhole ? status : null;
}
