import { CONNECTIONS, KeepAliveConnection } from "./load";

/**
 * Sends bookings at a fixed rate without waiting for earlier answers. A booking's response time
 * begins when it was due.
 */
export async function sendAtFixedRate(
  origin: string,
  next: () => string,
  perSecond: number,
  count: number,
): Promise<number[]> {
  const free = await Promise.all(
    Array.from({ length: 4 * CONNECTIONS }, () => KeepAliveConnection.to(origin)),
  );
  const waiting: ((line: KeepAliveConnection) => void)[] = [];
  const times: number[] = [];
  const started = performance.now();
  const releaseLine = (line: KeepAliveConnection) => {
    const first = waiting.shift();
    if (first) first(line);
    else free.push(line);
  };
  const one = async (due: number) => {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const line =
      free.pop() ?? (await new Promise<KeepAliveConnection>((resolve) => waiting.push(resolve)));
    const status = await line.send(next());
    if (status !== 303) throw new Error(`answered ${status}, expected 303`);
    times.push(performance.now() - due);
    releaseLine(line);
  };
  await Promise.all(
    Array.from({ length: count }, (_, at) => one(started + (at * 1000) / perSecond)),
  );
  for (const line of free) line.close();
  return times;
}
