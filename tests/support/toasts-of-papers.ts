import { insertBooking, insertMessage } from "./bookings";
import { pdfFile } from "./paper-forms";
import { storePaper } from "./papers";
import { setRequests } from "./requests";
import type { Site } from "./site";
import type { ToastListener } from "./toasts";
import type { Visitor } from "./visitor";

const formTo = (part: string) => `main form[action$="${part}"]`;

/** Submits every form about a request's papers at the desk. */
export async function workOnPapers(
  site: Site,
  listener: ToastListener,
  visitor: Visitor,
  area: "bookings" | "contacts",
) {
  const id = await (area === "bookings" ? insertBooking(site.db) : insertMessage(site.db));
  const open = (part: string) =>
    visitor.get(listener.at(`/dashboard/admin/${area}/${id}/papers${part}`));
  await judgePapers(site, listener, visitor, { id, open });
  await changeList(site, listener, visitor, { id, open });
}

interface Papers {
  /** The request's id. */
  id: string;
  open: (part: string) => ReturnType<Visitor["get"]>;
}

async function judgePapers(
  site: Site,
  listener: ToastListener,
  visitor: Visitor,
  { id, open }: Papers,
) {
  const { toasts } = listener.text.deskPapers;
  const { documentId } = await storePaper(site.services, id);
  const query = `?document=${documentId}`;
  const assigning = await open(`/assignment${query}`);
  const assigned = await visitor.submit(assigning, { item: "letter" }, "form#assignment");
  listener.expectToast(assigned, toasts.assigned);
  const earlierPage = await open("");
  const refusing = await open(`/refusal${query}`);
  const refused = await visitor.submit(refusing, { why: "blurred" }, "form#refusal");
  listener.expectToast(refused, toasts.refused);
  const conflict = await visitor.submit(earlierPage, {}, formTo("/acceptance"));
  listener.expectToast(conflict, toasts.conflict, "error");
  const accepted = await visitor.submit(await open(""), {}, formTo("/acceptance"));
  listener.expectToast(accepted, toasts.accepted);
  const adding = await open("/added");
  const add = () => {
    const paper = { item: "report", way: "whatsapp" };
    return visitor.submitFile(adding, paper, pdfFile(), "form#addition");
  };
  listener.expectToast(await add(), toasts.added);
  listener.expectToast(await add(), toasts.known);
}

async function changeList(
  site: Site,
  listener: ToastListener,
  visitor: Visitor,
  { id, open }: Papers,
) {
  const { toasts } = listener.text.neededPapers;
  const added = await visitor.submit(await open("/needed"), { title: "A letter" }, "form#paper");
  listener.expectToast(added, toasts.added);
  const removal = formTo("/needed/removal");
  const removed = await visitor.submit(added, {}, removal);
  listener.expectToast(removed, toasts.removed);
  listener.expectToast(await visitor.submit(added, {}, removal), toasts.done, "error");
  const returned = await visitor.submit(removed, {}, formTo("/needed/return"));
  listener.expectToast(returned, toasts.returned);
  await setRequests(site.db, { destination_country: "Malaysia" }, { id });
  const updated = await visitor.submit(await open("/needed"), {}, formTo("/needed/update"));
  listener.expectToast(updated, toasts.updated);
}
