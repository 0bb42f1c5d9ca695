import { coordinator } from "./admin";
import { insertBooking } from "./bookings";
import { startSite } from "./site";

/** A site with a coordinator who has signed in, and two requests of one family, ten minutes apart. */
export async function startWithTwoRequests() {
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
  return { site, nila, first, second };
}
