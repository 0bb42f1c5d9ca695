import SqliteDatabase from "better-sqlite3";
import { openForm } from "../booking-sender";
import { formPost, send } from "../requests";
import { pause } from "../workplace";
import { fieldFlood, markFlood, partFlood } from "./hostile-bodies";
import { halfOpen, withholdLastByte } from "./slow-bodies";

/** The parts of the attacked site that an attack needs. */
export interface Target {
  origin: string;
  dataDir: string;
}

export interface Attack {
  name: string;
  /** Description of one wave, for the table. */
  wave: string;
  /** Sends one wave and waits for its answers; failures are expected. */
  send: (target: Target) => Promise<unknown>;
  /** Maximum number of waves in a run, which follow one another. */
  waves: number;
  /** Least duration in seconds, for attacks that need longer. */
  atLeastSeconds?: number;
  /**
   * True if the attack blocks writes: a booking may wait or be returned with its input, but must
   * not be lost.
   */
  blocksWrites?: true;
}

/** The attacker's only address. */
const ADDRESS = "203.0.113.66";
const TIMEOUT_MS = 15_000;
const WAVES = 50;
const MIB = 1024 * 1024;
const SHORT_LOCK_MS = 300;
const LONG_LOCK_MS = 8_000;

export const attacks: readonly Attack[] = [
  { name: "nothing", wave: "no attack, to compare with", send: () => pause(1000), waves: 3 },
  {
    name: "field names",
    wave: "POST /theme with 238,328 field names",
    send: (target) => post(target, "/theme", FORM, fieldFlood()),
    waves: WAVES,
  },
  {
    name: "parts",
    wave: "POST /booking with 16,000 parts of multipart",
    send: (target) => post(target, "/booking", MULTIPART, partFlood()),
    waves: WAVES,
  },
  {
    name: "combining marks",
    wave: "POST /booking with 1 MB of combining marks in one field",
    send: (target) => post(target, "/booking", FORM, markFlood("tellUsMore")),
    waves: WAVES,
  },
  {
    name: "marks in a password",
    wave: "POST /login with 1 MB of combining marks as the password",
    send: (target) => post(target, "/login", FORM, `email=a@setu.example&${markFlood("password")}`),
    waves: WAVES,
  },
  {
    name: "bodies to no route",
    wave: "60 connections with 8 MB each to a path without a route",
    send: (target) =>
      repeatAtOnce(60, () =>
        withholdLastByte(target.origin, hostilePost("/dashboard/admin/media"), 8 * MIB),
      ),
    waves: WAVES,
  },
  {
    name: "bodies to a form",
    wave: "450 connections with 1 MB each to /booking",
    send: (target) =>
      repeatAtOnce(450, () => withholdLastByte(target.origin, hostilePost("/booking"), MIB)),
    waves: WAVES,
  },
  {
    name: "long addresses",
    wave: "60 addresses of 7,500 parts",
    send: (target) => askTogether(target, "/a".repeat(7_500)),
    waves: WAVES,
  },
  {
    name: "lists of routes",
    wave: "60 lists of 7,400 routes for Remix to discover",
    send: (target) => askTogether(target, `/__manifest?p=${"/a".repeat(7_400)}`),
    waves: WAVES,
  },
  {
    name: "connections",
    wave: "2,500 connections that ask for nothing, for two seconds",
    send: ({ origin }) => repeatAtOnce(2_500, () => halfOpen(origin)),
    waves: WAVES,
  },
  {
    name: "log-ins",
    wave: "400 log-ins at once",
    send: logIns,
    waves: WAVES,
  },
  {
    name: "short write locks",
    wave: `another process holds the write lock for ${SHORT_LOCK_MS} ms`,
    send: (target) => holdLock(target, SHORT_LOCK_MS),
    waves: WAVES,
  },
  {
    name: "a long write lock",
    wave: `another process holds the write lock for ${LONG_LOCK_MS} ms`,
    send: (target) => holdLock(target, LONG_LOCK_MS),
    waves: 1,
    atLeastSeconds: LONG_LOCK_MS / 1000,
    blocksWrites: true,
  },
];

const FORM = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=siege";

function hostilePost(path: string, type = FORM) {
  return {
    method: "POST",
    path,
    headers: { "Content-Type": type, "Fly-Client-IP": ADDRESS },
    timeoutMs: TIMEOUT_MS,
  };
}

function post({ origin }: Target, path: string, type: string, body: string) {
  return send(origin, { ...hostilePost(path, type), body });
}

function askTogether({ origin }: Target, path: string) {
  const headers = { "Fly-Client-IP": ADDRESS };
  return repeatAtOnce(60, () => send(origin, { path, headers, timeoutMs: TIMEOUT_MS }));
}

function repeatAtOnce(count: number, one: (nth: number) => Promise<unknown>) {
  return Promise.allSettled(Array.from({ length: count }, (_, nth) => one(nth)));
}

async function logIns({ origin }: Target) {
  const { cookies, values } = await openForm(origin, "/login");
  return repeatAtOnce(400, (nth) => {
    const email = `somebody-${nth}@setu.example`;
    const fields = { ...values, email, password: "not the password" };
    const outgoing = formPost(origin, "/login", { cookies, fields, address: ADDRESS });
    return send(origin, { ...outgoing, timeoutMs: TIMEOUT_MS });
  });
}

/** Holds the write lock, as a migration or a database shell would. */
async function holdLock({ dataDir }: Target, ms: number) {
  const db = new SqliteDatabase(`${dataDir}/setu.db`, { timeout: TIMEOUT_MS });
  db.exec("begin immediate");
  await pause(ms);
  db.exec("rollback");
  db.close();
  // lets others write in between
  await pause(SHORT_LOCK_MS);
}
