import { expect } from "vitest";
import { ADMIN_PASSWORD } from "./accounts";
import { insertBooking, insertMessage } from "./bookings";
import type { Site } from "./site";
import type { ToastListener } from "./toasts";
import type { Visitor } from "./visitor";

const formTo = (part: string) => `main form[action$="${part}"]`;
const STAY = { onward: "stay" };
/** Fields that confirm the erasure of a request. */
const sure = { asked: "on", currentPassword: ADMIN_PASSWORD };

/** Inserts a call-back or a message, by the part of the address for its kind. */
const kinds = {
  bookings: ({ db }: Site, given = {}) =>
    insertBooking(db, { kind: "call_back", full_name: "", ...given }),
  contacts: ({ db }: Site, given = {}) => insertMessage(db, given),
};

/** Performs every act on a request that ends in a toast. */
export async function workOnRequests(
  site: Site,
  listener: ToastListener,
  visitor: Visitor,
  area: keyof typeof kinds,
) {
  const { handling, messages, erasing } = listener.text;
  const insert = (given = {}) => kinds[area](site, given);
  const id = await insert();
  const open = (part = "", of = id) =>
    visitor.get(listener.at(`/dashboard/admin/${area}/${of}${part}`));
  const reply = { did: "called", words: "Said yes", ...STAY };
  const replied = await visitor.submit(await open(), reply, "form#act");
  listener.hears(replied, handling.toasts.saved);
  const stale = await visitor.submit(replied, { csrf: "old" }, formTo("/undo"));
  listener.hears(stale, messages.actionFailed, "error");
  const undone = await visitor.submit(replied, {}, formTo("/undo"));
  listener.hears(undone, handling.toasts.undone);
  const right = { fullName: "Rahima Khatun", ...STAY };
  const corrected = await visitor.submit(await open(), right, "form#act");
  listener.hears(corrected, handling.toasts.saved);
  const { toasts } = listener.text.requestWork.people;
  const added = await visitor.submit(await open("/people"), { name: "Karim" }, "form#person");
  listener.hears(added, toasts.saved);
  const change = added.document.querySelector("#people a[href*='contact=']");
  const person = await visitor.get(change?.getAttribute("href") ?? "");
  listener.hears(await visitor.submit(person, {}, formTo("/people/removal")), toasts.removed);
  const gone = await visitor.submit(person, {}, formTo("/people/removal"));
  expect(gone.text).toContain(toasts.gone);
  const issue = (csrf = {}) =>
    open("/access").then((page) => visitor.submit(page, csrf, formTo("/access")));
  listener.hears(await issue({ csrf: "old" }), messages.actionFailed, "error");
  const ended = await visitor.submit(await issue(), {}, formTo("/access/ended"));
  listener.hears(ended, listener.text.deskAccess.toast);
  const byChat = await insert({ email: "", phone_number: "+8801712340000" });
  const wrote = { did: "wrote", words: "The bed is free", ...STAY };
  const written = await visitor.submit(await open("", byChat), wrote, "form#act");
  listener.hears(written, handling.toasts.saved);
  const unprepared = await visitor.submit(written, { csrf: "old" }, formTo("/notices"));
  listener.hears(unprepared, messages.actionFailed, "error");
  const sent = await visitor.submit(written, {}, formTo("/notices/sent"));
  listener.hears(sent, listener.text.deskAccess.notices.toast);
  const question = await open(`/merges?other=${await insert()}`);
  const merged = await visitor.submit(question, {}, "form#confirmation");
  listener.hears(merged, handling.toasts.merged);
  const asked = await visitor.submit(
    await open("/partners"),
    { name: "Dhaka Air" },
    "form#partner",
  );
  listener.hears(asked, handling.toasts.saved);
  const { desk: consents } = listener.text.consents;
  const hospital = { recipient: "Riverside Hospital" };
  const consent = await visitor.submit(await open("/consents"), hospital, "form#ask");
  listener.hears(consent, consents.asked);
  const toNote = consent.document.querySelector("main a[href*='/given?']");
  const note = await visitor.get(toNote?.getAttribute("href") ?? "");
  const noted = await visitor.submit(note, { name: "Arif Hasan" }, "form#consent");
  listener.hears(noted, consents.note.done);
  const sending = await open("/consents/disclosures");
  listener.hears(
    await visitor.submit(sending, { facts: "on" }, "form#sending"),
    consents.sending.done,
  );
  const withdrawn = await visitor.submit(noted, {}, formTo("/consents/withdrawn"));
  listener.hears(withdrawn, consents.withdrawn);
  const number = { phoneNumber: "01712345678" };
  const made = await visitor.submit(await open("/kind"), number, "form#making");
  listener.hears(made, handling.toasts.made);
  const sureOf = await open("/erasure", await insert());
  listener.hears(await visitor.submit(sureOf, sure, "form#erasure"), erasing.done);
}
