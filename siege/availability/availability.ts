import { spawn } from "node:child_process";
import { machineMemory } from "../../tests/support/image";
import type { SiegeOptions } from "../options";
import { startSite } from "../site-process";
import { databaseUrl, findStoredBookings, isStoredOnce } from "../stored-bookings";
import { type Finding, printFinding } from "../table";
import { killAtEnd, newFolder, removeFolder } from "../workplace";
import { type Attack, attacks, type Target } from "./attacks";
import { type Measurements, measure } from "./measure";

const HEALTH_MS = 250;
const BOOKING_MS = 2_000;
/** Time after which a booking that waits for another writer must have been returned. */
const GIVEN_BACK_MS = 10_000;
/** Time for late answers after the attack has ended. */
const GRACE_SECONDS = 10;

/** Memory that a small machine needs beside the server. */
const SYSTEM_MIB = 64;

/**
 * Attacks the site from one address, and measures its memory and its answers to others meanwhile.
 */
export async function availability({ attackSeconds }: SiegeOptions): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const attack of attacks) {
    const seconds = Math.max(attackSeconds, attack.atLeastSeconds ?? 0);
    findings.push(printFinding(await checkUnderAttack(attack, seconds)));
  }
  return findings;
}

async function checkUnderAttack(attack: Attack, seconds: number): Promise<Finding> {
  const dataDir = newFolder();
  const site = await startSite(dataDir);
  const attacker = attackerOf(attack, { origin: site.origin, dataDir }, seconds);
  const measured = await measure(site, attacker, (seconds + GRACE_SECONDS) * 1000);
  const storedBookings = await findStoredBookings(
    databaseUrl(dataDir),
    measured.sent.filter(({ reference }) => reference),
  );
  const broken = [...storedBookings].filter(
    ([booking, found]) => !isStoredOnce(booking, found),
  ).length;
  removeFolder(dataDir);
  const bookingBound = attack.blocksWrites ? GIVEN_BACK_MS : BOOKING_MS;
  const memory = machineMemory() - SYSTEM_MIB;
  const bookings = attack.blocksWrites ? "booking kept or given back whole" : "booking kept";
  return {
    attack: `availability: ${attack.name}`,
    done: `${attack.wave}, ${attacker.waves()} times in ${seconds} s`,
    figure: figureOf(measured, broken),
    bound: `/healthz ${HEALTH_MS} ms; ${bookings} within ${bookingBound} ms; ${memory} MiB; alive`,
    held:
      attacker.waves() > 0 &&
      measured.isAlive &&
      measured.healthFailed === 0 &&
      measured.healthMs <= HEALTH_MS &&
      measured.bookingMs <= bookingBound &&
      measured.acknowledged + measured.givenBack > 0 &&
      measured.lost + broken === 0 &&
      (attack.blocksWrites || measured.givenBack === 0) &&
      // 0 if the system does not report it
      measured.peakMiB <= memory,
  };
}

function figureOf(measured: Measurements, broken: number): string {
  const { healthMs, healthFailed, bookingMs, acknowledged, givenBack, lost } = measured;
  const { peakMiB, isAlive } = measured;
  const rounded = (value: number) => Math.round(value);
  return [
    `/healthz ${rounded(healthMs)} ms${healthFailed > 0 ? `, ${healthFailed} unanswered` : ""}`,
    `booking ${rounded(bookingMs)} ms, ${acknowledged} kept, ${givenBack} given back, ${lost + broken} lost`,
    `${rounded(peakMiB)} MiB`,
    isAlive ? "alive" : "DEAD",
    `the siege itself ${rounded(measured.ownDelayMs)} ms late`,
  ].join("; ");
}

function attackerOf({ name }: Attack, { origin, dataDir }: Target, seconds: number) {
  let waves = 0;
  let stop = () => {};
  const start = async () => {
    const child = killAtEnd(
      spawn(
        process.execPath,
        ["--import", "tsx", "siege/availability/attacker.ts", name, origin, dataDir, `${seconds}`],
        { stdio: ["ignore", "pipe", "inherit"] },
      ),
    );
    child.stdout.on("data", (dots: Buffer) => {
      waves += dots.length;
    });
    stop = () => void child.kill("SIGKILL");
    await new Promise((done) => child.once("close", done));
  };
  return { start, stop: () => stop(), waves: () => waves };
}
