import { Agent, request } from "node:http";

const CONCURRENCY = 8;
const ROUNDS = 5;

/** Sends one request and reads its answer; returns the status. */
export type Send = (agent: Agent) => Promise<number>;

/** A GET, or a POST if a form is given. */
export function sender(
  url: string,
  { form, headers = {} }: { form?: () => URLSearchParams; headers?: Record<string, string> } = {},
): Send {
  return (agent) =>
    new Promise((resolve, reject) => {
      const body = form?.().toString();
      const message = request(url, {
        agent,
        method: body === undefined ? "GET" : "POST",
        headers: {
          "Accept-Encoding": "br",
          ...headers,
          ...(body === undefined
            ? {}
            : {
                "Content-Type": "application/x-www-form-urlencoded",
                "Content-Length": Buffer.byteLength(body),
              }),
        },
      });
      message.on("error", reject);
      message.on("response", (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode ?? 0));
      });
      message.end(body);
    });
}

/**
 * Requests per second over a fixed number of requests.
 *
 * @throws Error if an answer has an unexpected status: a fast error is not a valid measurement
 */
export async function requestsPerSecond(
  send: Send,
  count: number,
  expected: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  let remaining = count;
  const started = performance.now();
  const worker = async () => {
    while (remaining-- > 0) {
      const status = await send(agent);
      if (status !== expected) throw new Error(`answered ${status}, expected ${expected}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  } finally {
    agent.destroy();
  }
  return count / ((performance.now() - started) / 1000);
}

/** Runs both alternately, A B A B …, so that a slow phase of the machine slows both. */
export async function pairedRatio(
  measureA: () => Promise<number>,
  measureB: () => Promise<number>,
): Promise<{ a: number; b: number; ratio: number }> {
  const rounds: { a: number; b: number }[] = [];
  await measureA();
  await measureB();
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ a: await measureA(), b: await measureB() });
  }
  return {
    a: median(rounds.map(({ a }) => a)),
    b: median(rounds.map(({ b }) => b)),
    ratio: median(rounds.map(({ a, b }) => a / b)),
  };
}

export function median(values: number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
