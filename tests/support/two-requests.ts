import type { Updateable } from "kysely";
import { afterEach, beforeEach } from "vitest";
import type { Schema } from "#db/schema";
import { coordinator } from "./admin";
import { insertBooking } from "./bookings";
import { requestOf, setRequests } from "./requests";
import { startSite } from "./site";

/**
 * A site with a signed-in coordinator and two requests of one family, ten minutes apart, for each
 * test of the calling file; the returned object always contains the running test's.
 */
export function twoRequestsForEachTest() {
  const current = {} as Awaited<ReturnType<typeof start>>;
  beforeEach(async () => {
    Object.assign(current, await start());
  });
  afterEach(() => current.site.close());
  return current;
}

async function start() {
  const site = await startSite();
  const nila = await coordinator(site);
  const first = await insertBooking(site.db, {
    reference: "SETU-AAAA-0001",
    tell_us_more: "A stroke",
  });
  const second = await insertBooking(site.db, {
    reference: "SETU-AAAA-0002",
    email: "another@example.com",
    tell_us_more: "তিনি কথা বলতে পারছেন না",
    received_at: "2026-11-20T08:10:00.000Z",
  });
  const booking = (id: string) => requestOf(site.db, id);
  const set = (id: string, columns: Updateable<Schema["requests"]>) =>
    setRequests(site.db, columns, { id });
  const list = "/dashboard/admin/bookings";
  const open = async (id: string) => (await nila.get(`${list}/${id}`)).document;
  const question = (into = first, other = second) =>
    nila.get(`${list}/${into}/merges?other=${other}`);
  /** Moves the clock a minute on, since a history is ordered by time. */
  const advanceClock = () => {
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
  };
  const merge = async (into = first, other = second) => {
    advanceClock();
    return nila.submit(await question(into, other), {}, "form#confirmation");
  };
  const undo = async (merged = second) => {
    advanceClock();
    const page = await nila.get(`${list}/${merged}`);
    return nila.submit(page, {}, `form[action="${list}/${merged}/undo"]`);
  };
  return {
    site,
    nila,
    first,
    second,
    booking,
    set,
    open,
    question,
    later: advanceClock,
    merge,
    undo,
  };
}
