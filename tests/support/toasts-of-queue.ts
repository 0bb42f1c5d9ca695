import { expect } from "vitest";
import { formatNumber } from "~/locales/format";
import { insertAdmin, insertBooking } from "./bookings";
import { deleteRequests, requestOf } from "./requests";
import type { Site } from "./site";
import type { ToastListener } from "./toasts";
import type { Visitor } from "./visitor";

const ASSIGNMENT = "/dashboard/admin/queue/assignment";

/**
 * Takes a request, hands it over, gives it back, is refused where a colleague was faster, adds a
 * request by phone, and checks the toasts.
 */
export async function takeFromQueue(
  site: Site,
  visitor: Visitor,
  listener: ToastListener,
): Promise<void> {
  const { toasts } = listener.text.queue;
  const { language } = listener;
  const tanvir = await insertAdmin(site.db, `Tanvir ${language}`);
  const id = await insertBooking(site.db, { id: `take-${language}` });
  const queue = await visitor.get(listener.at("/dashboard/admin"));
  const taken = await visitor.press(queue, `#r-${id} button`);
  listener.expectToast(taken, toasts.taken);
  const csrf = queue.document.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
  const me = (await requestOf(site.db, id)).assigned_to ?? "";
  const press = (fields: Record<string, string>) =>
    visitor.post(listener.at(ASSIGNMENT), { csrf, kind: "booking", id, ...fields });
  listener.expectToast(
    await press({ to: "nobody-at-all", seen: me }),
    toasts.noCoordinator,
    "error",
  );
  listener.expectToast(await press({ to: tanvir.id, seen: me }), toasts.handed);
  const lateAnswer = await press({ to: "", seen: me });
  // a warning, which looks different from a success or an error
  expect(lateAnswer.text).toContain(toasts.alreadyTaken.replace("{{name}}", tanvir.name));
  listener.expectToast(await press({ to: "", seen: tanvir.id }), toasts.givenBack);
  expect((await press({ to: tanvir.id, seen: me })).text).toContain(toasts.nobodyHasIt);
  listener.expectToast(await press({ id: "none", to: "me" }), toasts.gone, "error");
  const { shortcuts } = listener.text.queue;
  const keys = `form[action$="/queue/shortcuts"]`;
  const page = await visitor.get(listener.at("/dashboard/admin/queue/shortcuts"));
  const offPage = await visitor.submit(page, {}, keys);
  listener.expectToast(offPage, shortcuts.isOff);
  listener.expectToast(await visitor.submit(offPage, {}, keys), shortcuts.isOn);
  const handover = await visitor.get(listener.at(`/dashboard/admin/queue/handover?request=${id}`));
  const { handOver } = listener.text.requestWork;
  const handed = await visitor.submit(handover, { to: tanvir.id }, "form#hand-over");
  listener.expectToast(
    handed,
    handOver.toasts.done.replace(/\{\{count\}\}/, formatNumber(1, language)),
  );
  await deleteRequests(site.db, { id });
  const phoneForm = await visitor.get(listener.at("/dashboard/admin/bookings/new"));
  const number = { phoneNumber: "01999888777" };
  const stored = await visitor.submit(phoneForm, number, "form#phone-request");
  listener.expectToast(stored, listener.text.requestWork.byPhone.stored);
  await deleteRequests(site.db, { phone_number: "+8801999888777" });
  await saveFilters(visitor, listener);
}

/** Saves a filter, renames it, and deletes it twice. */
async function saveFilters(visitor: Visitor, listener: ToastListener): Promise<void> {
  const { toasts } = listener.text.lists.saved;
  const page = () => visitor.get(listener.at("/dashboard/admin/filters?urgent=1"));
  const saved = await visitor.submit(await page(), { name: "Urgent" }, "#saved-filter");
  listener.expectToast(saved, toasts.saved);
  const link = saved.document.querySelector("a[href*='rename=']")?.getAttribute("href") ?? "";
  const renamed = await visitor.submit(await visitor.get(link), { name: "Now" }, "#saved-filter");
  listener.expectToast(renamed, toasts.renamed);
  const deletion = "form[action$='filters/deletions']";
  listener.expectToast(await visitor.submit(renamed, {}, deletion), toasts.deleted);
  expect((await visitor.submit(renamed, {}, deletion)).text).toContain(toasts.gone);
}
