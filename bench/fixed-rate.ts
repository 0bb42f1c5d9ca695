import { CONNECTIONS, Line } from "./load";

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
  const free = await Promise.all(Array.from({ length: 4 * CONNECTIONS }, () => Line.to(origin)));
  const waiting: ((line: Line) => void)[] = [];
  const times: number[] = [];
  const started = performance.now();
  const give = (line: Line) => {
    const first = waiting.shift();
    if (first) first(line);
    else free.push(line);
  };
  const one = async (due: number) => {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const line = free.pop() ?? (await new Promise<Line>((resolve) => waiting.push(resolve)));
    const status = await line.send(next());
    if (status !== 303) throw new Error(`answered ${status}, expected 303`);
    times.push(performance.now() - due);
    give(line);
  };
  await Promise.all(
    Array.from({ length: count }, (_, at) => one(started + (at * 1000) / perSecond)),
  );
  for (const line of free) line.close();
  return times;
}
