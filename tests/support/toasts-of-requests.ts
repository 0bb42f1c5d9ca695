import { ADMIN_PASSWORD } from "./accounts";
import { insertBooking, insertMessage } from "./bookings";
import type { Site } from "./site";
import type { ToastListener } from "./toasts";
import type { Visitor } from "./visitor";

const formTo = (part: string) => `main form[action$="${part}"]`;
const STAY = { onward: "stay" };
/** Before a request is erased. */
const sure = { asked: "on", currentPassword: ADMIN_PASSWORD };

/** Does with a booking all that says so in a toast. */
export async function workOnBooking(site: Site, listener: ToastListener, visitor: Visitor) {
  const { handling, messages } = listener.text;
  const id = await insertBooking(site.db);
  const open = (part = "") => visitor.get(listener.at(`/dashboard/admin/bookings/${id}${part}`));
  const reply = { did: "called", words: "Said yes", ...STAY };
  listener.hears(await visitor.submit(await open(), reply, "form#act"), handling.toasts.saved);
  const hold = { instead: "on_hold", reason: "They wait", confirmed: "yes", ...STAY };
  const held = await visitor.submit(await open(), hold, "form#act");
  listener.hears(held, handling.toasts.saved);
  const undone = await visitor.submit(held, {}, formTo("/undo"));
  listener.hears(undone, handling.toasts.undone);
  const late = await visitor.submit(held, { csrf: "old" }, formTo("/undo"));
  listener.hears(late, messages.actionFailed, "error");
  const right = { patientCurrentLocation: "Sylhet" };
  const corrected = await visitor.submit(await open("/facts"), right, "form#facts");
  listener.hears(corrected, handling.toasts.corrected);
  const other = await insertBooking(site.db);
  const question = await open(`/merges?other=${other}`);
  const merged = await visitor.submit(question, {}, "form#confirmation");
  listener.hears(merged, handling.toasts.merged);
  const gone = await visitor.submit(await open("/erasure"), sure, "form#erasure");
  listener.hears(gone, listener.text.erasing.done);
}

/** Makes a booking of a message, and takes it back. */
export async function makeOfMessage(site: Site, listener: ToastListener, visitor: Visitor) {
  const { handling, messages } = listener.text;
  const id = await insertMessage(site.db);
  const form = await visitor.get(listener.at(`/dashboard/admin/contacts/${id}/booking`));
  const made = await visitor.submit(form, { phoneNumber: "01712345678" }, "form#making");
  listener.hears(made, handling.toasts.made);
  const stale = await visitor.submit(made, { csrf: "old" }, formTo("/unmaking"));
  listener.hears(stale, messages.actionFailed, "error");
  listener.hears(await visitor.submit(stale, {}, formTo("/unmaking")), handling.toasts.undone);
}

/** Does with a message all that says so in a toast. */
export async function workOnMessage(site: Site, listener: ToastListener, visitor: Visitor) {
  const { dashboard, handling, messages } = listener.text;
  const id = await insertMessage(site.db);
  const open = () => visitor.get(listener.at(`/dashboard/admin/contacts/${id}`));
  const reply = { did: "called", words: "Said yes", ...STAY };
  listener.hears(await visitor.submit(await open(), reply, "form#act"), handling.toasts.saved);
  const stale = await visitor.submit(await open(), { csrf: "old" }, formTo("/closings"));
  listener.hears(stale, messages.actionFailed, "error");
  const unread = { heard: "an older one" };
  const unheard = await visitor.submit(await open(), unread, formTo("/closings"));
  listener.hears(unheard, handling.conflict.unheardSender, "warning");
  const closed = await visitor.submit(await open(), {}, formTo("/closings"));
  listener.hears(closed, dashboard.toasts.closed);
  const reopened = await visitor.submit(await open(), {}, formTo("/closings"));
  listener.hears(reopened, dashboard.toasts.reopened);
  const question = await visitor.get(listener.at(`/dashboard/admin/contacts/${id}/erasure`));
  const gone = await visitor.submit(question, sure, "form#erasure");
  listener.hears(gone, listener.text.erasing.done);
}
