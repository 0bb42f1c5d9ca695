import { bookingSender } from "./booking-sender";
import { median, requestsPerSecond, type Send, sender } from "./measure";
import { freePort, type SiteProcess, startSiteProcess } from "./site-process";

const ROUNDS = 9;
const REQUESTS = 200;

/**
 * What counting costs: the processor time of the same requests with metrics and without, in turns, as
 * a ratio. Not the time that goes by: that says more of what else the machine does.
 */
export async function metricsCost(): Promise<[string, number][]> {
  const without = await startSiteProcess();
  const METRICS_PORT = String(await freePort());
  const withMetrics = await startSiteProcess(undefined, { METRICS_PORT });
  try {
    const gets = (site: SiteProcess) =>
      sender(`${site.origin}/`, { headers: { Cookie: "visit=1" } });
    return [
      ["GET /", await ratio(withMetrics, without, gets, 200)],
      ["POST /booking", await ratio(withMetrics, without, await bookings(), 303)],
    ];
  } finally {
    await without.stop();
    await withMetrics.stop();
  }

  async function bookings(): Promise<(site: SiteProcess) => Send> {
    const [one, other] = [
      await bookingSender(without.origin),
      await bookingSender(withMetrics.origin),
    ];
    return (site) => (site === without ? one : other);
  }
}

async function ratio(
  site: SiteProcess,
  other: SiteProcess,
  sendTo: (site: SiteProcess) => Send,
  expected: number,
): Promise<number> {
  const ratios: number[] = [];
  // the first round warms both up
  for (let round = 0; round <= ROUNDS; round++) {
    const one = await cpuOf(site, sendTo(site), expected);
    const another = await cpuOf(other, sendTo(other), expected);
    if (round > 0) ratios.push(one / another);
  }
  return median(ratios);
}

async function cpuOf(site: SiteProcess, send: Send, expected: number): Promise<number> {
  const before = site.cpuSeconds();
  await requestsPerSecond(send, REQUESTS, expected);
  return site.cpuSeconds() - before;
}
