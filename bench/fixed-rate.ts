import { CONNECTIONS, KeepAliveConnection } from "./load";

/**
 * Sends bookings at a fixed rate without waiting for earlier answers.
 *
 * @returns response times in ms, each from the moment at which the booking was due
 */
export async function sendAtFixedRate(
  origin: string,
  next: () => string,
  perSecond: number,
  count: number,
): Promise<number[]> {
  const freeConnections = await Promise.all(
    Array.from({ length: 4 * CONNECTIONS }, () => KeepAliveConnection.to(origin)),
  );
  const waiters: ((connection: KeepAliveConnection) => void)[] = [];
  const times: number[] = [];
  const started = performance.now();
  const release = (connection: KeepAliveConnection) => {
    const waiter = waiters.shift();
    if (waiter) waiter(connection);
    else freeConnections.push(connection);
  };
  const sendWhenDue = async (due: number) => {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const connection =
      freeConnections.pop() ??
      (await new Promise<KeepAliveConnection>((resolve) => waiters.push(resolve)));
    const status = await connection.send(next());
    if (status !== 303) throw new Error(`answered ${status}, expected 303`);
    times.push(performance.now() - due);
    release(connection);
  };
  await Promise.all(
    Array.from({ length: count }, (_, nth) => sendWhenDue(started + (nth * 1000) / perSecond)),
  );
  for (const connection of freeConnections) connection.close();
  return times;
}
