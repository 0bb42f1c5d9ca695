import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { attacks, urlEncoded } from "../support/attacks";
import { machineMemory } from "../support/image";
import {
  type Answer,
  type Attack,
  ask,
  peakMemory,
  promptMs,
  slowest,
  startAsImage,
  timed,
  whileAttacked,
} from "../support/siege";
import { formValues } from "../support/visitor";

/**
 * The production server in its own process and memory, while one phone attacks it: it stays alive,
 * stays healthy, and accepts a family's booking.
 */
const folder = mkdtempSync(join(tmpdir(), "setu-siege-"));
let site: Awaited<ReturnType<typeof startAsImage>>;
/** Limit for the health check. */
let healthMs: number;

beforeAll(async () => {
  site = await startAsImage(folder);
  // without an attack the first visits would be slow too, since they compile and cache
  for (const path of ["/", "/booking", "/login", "/no-such-page"]) await ask(site.port, path);
  healthMs = await promptMs(site);
});

afterAll(async () => {
  site.stop();
  await site.exit;
  rmSync(folder, { recursive: true, force: true });
});

const PAGE_MS = 2_000;
const ATTACK_MS = 3_000;

describe.each(attacks)("under %s", (_name, attack) => {
  test("accepts a family's booking and stays up", async () => {
    const { result, sent } = await whileAttacked(site.port, folder, attack, watch);
    expect(sent).toBeGreaterThanOrEqual(attack.connections);
    expectPromptAnswers(result);
  });
});

describe("under 400 log-ins at once", () => {
  test("accepts a family's booking and serves the home page without waiting for password hashing", async () => {
    const page = await ask(site.port, "/login");
    const { csrf = "" } = fieldsOf(page);
    const body = new URLSearchParams({ csrf, password: "a guess at a password" });
    const attack: Attack = {
      connections: 400,
      path: "/login",
      type: urlEncoded,
      body: `${body}&email=somebody-{n}@example.org`,
      cookie: cookieOf(page),
    };
    const { result, sent } = await whileAttacked(site.port, folder, attack, watch);
    expect(sent).toBeGreaterThanOrEqual(400);
    expectPromptAnswers(result);
  });
});

test("rejects uploads without reading them when the account lacks permission", async () => {
  const register = await ask(site.port, "/register");
  const account = { email: "hostile@example.org", password: "four green boats" };
  const confirmation = { confirmPassword: account.password };
  await send(register, { path: "/register", typed: { ...account, ...confirmation } });
  const login = await ask(site.port, "/login");
  const signedIn = await send(login, { path: "/login", typed: account });
  expect(cookieOf(signedIn)).toContain("session=");
  const attack: Attack = {
    connections: 20,
    path: "/dashboard/admin/pictures/new",
    type: "multipart/form-data; boundary=a",
    body: `--a\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n${"x".repeat(10_000_000)}\r\n--a--\r\n`,
    cookie: cookieOf(signedIn),
  };
  const { result, sent } = await whileAttacked(site.port, folder, attack, watch);
  expect(sent).toBeGreaterThanOrEqual(20);
  expectPromptAnswers(result);
});

describe("while another process holds the database", () => {
  test.each([
    ["accepts a booking if that lasts a third of a second", 300, 303],
    ["returns the filled-in booking form if that lasts longer than the timeout", 7_000, 503],
  ])("serves pages, and %s", async (_name, lockedMs, status) => {
    const page = await ask(site.port, "/booking");
    const otherProcess = new SqliteDatabase(join(folder, "setu.db"));
    otherProcess.exec("begin immediate");
    const released = new Promise<void>((done) => {
      setTimeout(() => {
        otherProcess.exec("commit");
        otherProcess.close();
        done();
      }, lockedMs);
    });
    const until = performance.now() + Math.min(lockedMs, ATTACK_MS);
    const bookingAnswer = book(page);
    const health = await slowest(site, "/healthz", until);
    const home = await timed(site.pid, () => ask(site.port, "/"));
    expect(health).toBeLessThan(healthMs);
    expect(home).toMatchObject({ status: 200 });
    expect(home.ms).toBeLessThan(PAGE_MS);
    const answer = await bookingAnswer;
    expect(answer.status).toBe(status);
    await released;
    if (status === 303) return;
    // the returned form has its key and its input, so that sending it again is the same submission
    expect(answer.headers["retry-after"]).toMatch(/^\d+$/);
    const { fullName, tellUsMore } = typed;
    const { submissionKey } = fieldsOf(page);
    expect(fieldsOf(answer)).toMatchObject({ fullName, tellUsMore, submissionKey });
    expect((await book(answer, cookieOf(page))).status).toBe(303);
  });
});

test("stays within the machine's memory", () => {
  expect(machineMemory()).toBe(512);
  expect(peakMemory(site.pid)).toBeLessThan(machineMemory());
});

interface Watched {
  health: number;
  home: number;
  booking: Answer;
}

/**
 * Longest response times of the health check and the home page over a few seconds, and a family's
 * booking.
 */
async function watch(): Promise<Watched> {
  const until = performance.now() + ATTACK_MS;
  const health = slowest(site, "/healthz", until);
  const home = slowest(site, "/", until);
  const page = await ask(site.port, "/booking");
  const booking = await timed(site.pid, () => book(page));
  return { health: await health, home: await home, booking };
}

function expectPromptAnswers({ health, home, booking }: Watched) {
  expect(health).toBeLessThan(healthMs);
  expect(home).toBeLessThan(PAGE_MS);
  expect(booking.status).toBe(303);
  expect(booking.ms).toBeLessThan(PAGE_MS);
  expect(peakMemory(site.pid)).toBeLessThan(machineMemory());
}

const typed = {
  fullName: "রহিমা বেগম",
  email: "rahima@example.org",
  phoneNumber: "01712345678",
  tellUsMore: "বুকে ব্যথা, ঢাকা মেডিকেলে ভর্তি",
};
let bookings = 0;

/** Sends a booking with the form of a page. */
function book(page: Answer, cookie = cookieOf(page)): Promise<Answer> {
  bookings += 1;
  // after eight bookings an hour from one email address, the site sends fewer mails
  const email = bookings > 6 ? `rahima${bookings}@example.org` : typed.email;
  return send(page, { path: "/booking", typed: { ...typed, email }, cookie });
}

/** Sends the form of a page, as a browser would. */
function send(
  page: Answer,
  form: { path: string; typed: Record<string, string>; cookie?: string },
): Promise<Answer> {
  return ask(site.port, form.path, {
    method: "POST",
    body: String(new URLSearchParams({ ...fieldsOf(page), ...form.typed })),
    headers: { "Content-Type": urlEncoded, Cookie: form.cookie ?? cookieOf(page) },
  });
}

function fieldsOf(page: Answer): Record<string, string> {
  const form = parse(page.body).querySelector("main form[method=post]");
  if (!form) throw new Error("the page has no form");
  return formValues(form);
}

function cookieOf(page: Answer): string {
  return [page.headers["set-cookie"] ?? []]
    .flat()
    .map((line) => line.split(";")[0])
    .join("; ");
}
