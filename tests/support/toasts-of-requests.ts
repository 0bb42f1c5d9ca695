import { expect } from "vitest";
import { ADMIN_PASSWORD } from "./accounts";
import { insertBooking, insertMessage } from "./bookings";
import type { Site } from "./site";
import type { ToastListener } from "./toasts";
import type { Visitor } from "./visitor";

const formTo = (part: string) => `main form[action$="${part}"]`;
const STAY = { onward: "stay" };
/** Fields that confirm the erasure of a request. */
const confirmation = { asked: "on", currentPassword: ADMIN_PASSWORD };

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
  const open = (part = "", requestId = id) =>
    visitor.get(listener.at(`/dashboard/admin/${area}/${requestId}${part}`));
  const reply = { did: "called", words: "Said yes", ...STAY };
  const replied = await visitor.submit(await open(), reply, "form#act");
  listener.expectToast(replied, handling.toasts.saved);
  const stale = await visitor.submit(replied, { csrf: "old" }, formTo("/undo"));
  listener.expectToast(stale, messages.actionFailed, "error");
  const undone = await visitor.submit(replied, {}, formTo("/undo"));
  listener.expectToast(undone, handling.toasts.undone);
  const correction = { fullName: "Rahima Khatun", ...STAY };
  const corrected = await visitor.submit(await open(), correction, "form#act");
  listener.expectToast(corrected, handling.toasts.saved);
  const { toasts } = listener.text.requestWork.people;
  const added = await visitor.submit(await open("/people"), { name: "Karim" }, "form#person");
  listener.expectToast(added, toasts.saved);
  const change = added.document.querySelector("#people a[href*='contact=']");
  const person = await visitor.get(change?.getAttribute("href") ?? "");
  listener.expectToast(await visitor.submit(person, {}, formTo("/people/removal")), toasts.removed);
  const gone = await visitor.submit(person, {}, formTo("/people/removal"));
  expect(gone.text).toContain(toasts.gone);
  const issue = (csrf = {}) =>
    open("/access").then((page) => visitor.submit(page, csrf, formTo("/access")));
  listener.expectToast(await issue({ csrf: "old" }), messages.actionFailed, "error");
  const ended = await visitor.submit(await issue(), {}, formTo("/access/ended"));
  listener.expectToast(ended, listener.text.deskAccess.toast);
  const chatRequestId = await insert({ email: "", phone_number: "+8801712340000" });
  const wrote = { did: "wrote", words: "The bed is free", ...STAY };
  const written = await visitor.submit(await open("", chatRequestId), wrote, "form#act");
  listener.expectToast(written, handling.toasts.saved);
  const unprepared = await visitor.submit(written, { csrf: "old" }, formTo("/notices"));
  listener.expectToast(unprepared, messages.actionFailed, "error");
  const sent = await visitor.submit(written, {}, formTo("/notices/sent"));
  listener.expectToast(sent, listener.text.deskAccess.notices.toast);
  const question = await open(`/merges?other=${await insert()}`);
  const merged = await visitor.submit(question, {}, "form#confirmation");
  listener.expectToast(merged, handling.toasts.merged);
  const asked = await visitor.submit(
    await open("/partners"),
    { name: "Dhaka Air" },
    "form#partner",
  );
  listener.expectToast(asked, handling.toasts.saved);
  const { desk: consents } = listener.text.consents;
  const hospital = { recipient: "Riverside Hospital" };
  const consent = await visitor.submit(await open("/consents"), hospital, "form#ask");
  listener.expectToast(consent, consents.asked);
  const toNote = consent.document.querySelector("main a[href*='/given?']");
  const note = await visitor.get(toNote?.getAttribute("href") ?? "");
  const noted = await visitor.submit(note, { name: "Arif Hasan" }, "form#consent");
  listener.expectToast(noted, consents.note.done);
  const sending = await open("/consents/disclosures");
  listener.expectToast(
    await visitor.submit(sending, { facts: "on" }, "form#sending"),
    consents.sending.done,
  );
  const withdrawn = await visitor.submit(noted, {}, formTo("/consents/withdrawn"));
  listener.expectToast(withdrawn, consents.withdrawn);
  const number = { phoneNumber: "01712345678" };
  const made = await visitor.submit(await open("/kind"), number, "form#making");
  listener.expectToast(made, handling.toasts.made);
  const erasurePage = await open("/erasure", await insert());
  const erased = await visitor.submit(erasurePage, confirmation, "form#erasure");
  listener.expectToast(erased, erasing.done);
}
