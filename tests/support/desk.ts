import { afterEach, beforeEach } from "vitest";
import type { Database } from "#db/connection.server";
import { seedCompany } from "#db/seeds/company.seed";
import type { RequestAct } from "~/features/requests/act-events.server";
import { recordAct } from "~/features/requests/acts.server";
import type { Actor } from "~/features/requests/history.server";
import { undoEvent } from "~/features/requests/undo.server";
import { insertAdmin } from "./bookings";
import { aContext } from "./context";
import { openTestDatabase } from "./database";
import { clocksOf, requestOf } from "./requests";

/**
 * For each test of the calling file, a database with a company and two coordinators. Acts are a
 * minute apart. The returned object always contains the running test's.
 */
export function requestsForEachTest() {
  const current = {} as Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    Object.assign(current, await open());
  });
  afterEach(() => current.close());
  return current;
}

async function open() {
  const { db, close } = await openTestDatabase();
  await seedCompany(db, "2026-11-20T08:00:00.000Z");
  const nila = await insertAdmin(db, "Nila");
  const karim = await insertAdmin(db, "Karim");
  return { db, close, nila, karim, ...acting(db, nila, karim) };
}

function acting(db: Database, nila: Actor, karim: Actor) {
  let now = new Date("2026-11-20T08:30:00.000Z");
  let forms = 0;
  const context = () => aContext(db, now);
  const advanceClock = (minutes = 1) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };
  return {
    now: () => now,
    context,
    later: advanceClock,
    /** An act by Nila. @returns its event, for undoing it */
    async act(requestId: string, given: Partial<RequestAct>): Promise<string> {
      advanceClock();
      const outcome = await recordAct(context(), nila, {
        requestId,
        did: null,
        words: "",
        move: null,
        followUp: null,
        facts: {},
        language: "en",
        confirmed: true,
        seenVersion: (await requestOf(db, requestId)).version,
        lastFamilyEvent: null,
        formKey: `form ${++forms}`,
        ...given,
      });
      if (outcome.outcome !== "done") throw new Error(outcome.outcome);
      return outcome.undoable;
    },
    /** An undo by Karim. */
    undo(requestId: string, id: string) {
      advanceClock();
      return undoEvent(context(), karim, { requestId, id });
    },
    /** A request and all clocks, without `version`, `updated_at` and `adrift_since`. */
    async stateOf(id: string) {
      const { version, updated_at, adrift_since, ...rest } = await requestOf(db, id);
      return { ...rest, clocks: await clocksOf(db) };
    },
  };
}
