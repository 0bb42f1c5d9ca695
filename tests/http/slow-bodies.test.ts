import { afterEach, beforeEach, expect, it } from "vitest";
import { type Site, startSite } from "../support/site";

let site: Site;
let releases: (() => void)[] = [];
beforeEach(async () => {
  site = await startSite({ CLIENT_ADDRESS_HEADER: "Fly-Client-IP", RATE_LIMITS: "off" });
});
afterEach(async () => {
  for (const release of releases) release();
  releases = [];
  await site.close();
});

const KIB = 1024;
const FORM = "application/x-www-form-urlencoded";

/** Sends the beginning of a form, which the end of the test drops. */
function hold(address: string, bytes: number): Promise<unknown> {
  const end = Promise.withResolvers<void>();
  const read = Promise.withResolvers<void>();
  let sent = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent++ === 0) return controller.enqueue(new Uint8Array(bytes).fill(120));
        read.resolve();
        return end.promise.then(() => controller.error(new Error("dropped")));
      },
    },
    { highWaterMark: 0 },
  );
  releases.push(end.resolve);
  const headers = { "Content-Type": FORM, "Fly-Client-IP": address };
  const answer = site.fetch("/contact", {
    method: "POST",
    body,
    headers,
    duplex: "half",
  } as RequestInit);
  return Promise.race([read.promise, answer]);
}

/** The status of the answer to a message of this size. */
async function statusOf(address: string, bytes: number): Promise<number> {
  const { status } = await site.fetch("/contact", {
    method: "POST",
    body: `message=${"x".repeat(bytes)}`,
    headers: { "Content-Type": FORM, "Fly-Client-IP": address },
  });
  return status;
}

const BUSY = 503;
/** The body was read, and lacks a token. */
const REFUSED = 403;

it.each([
  ["a home's network (/56)", (nth: number) => `2001:db8:1:${nth.toString(16)}::1`, 256],
  ["a machine's network (/48)", (nth: number) => `2001:db8:1:${(nth * 256).toString(16)}::1`, 256],
  ["one address", () => "203.0.113.66", 256],
])(
  "slow bodies from %s leave capacity for other networks, and for short forms of the same one",
  async (_network, addressOf, count) => {
    for (let nth = 0; nth < count; nth++) await hold(addressOf(nth), 63 * KIB);
    expect(await statusOf(addressOf(200), 60 * KIB)).toBe(BUSY);
    expect(await statusOf(addressOf(200), 4 * KIB)).toBe(REFUSED);
    expect(await statusOf("2001:db8:2::1", 60 * KIB)).toBe(REFUSED);
    expect(await statusOf("203.0.113.7", 60 * KIB)).toBe(REFUSED);
  },
);

it("all slow bodies together leave capacity for short forms", async () => {
  for (let nth = 0; nth < 256; nth++) await hold(`198.51.100.${nth}`, 63 * KIB);
  expect(await statusOf("203.0.113.7", 60 * KIB)).toBe(BUSY);
  expect(await statusOf("203.0.113.7", 15 * KIB)).toBe(REFUSED);
});
