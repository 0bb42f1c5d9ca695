import { data, redirect } from "@remix-run/node";
import type { Queryable } from "#db/connection.server";
import type { RequestKind } from "#db/tables/requests";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { hasReadForm } from "~/server/form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { findRequest, type RequestRecord } from "../find.server";
import { deskPapersView } from "../papers/desk-papers-view.server";
import type { RequestKey } from "../request-key";
import { areaOf, requestPath } from "../request-path";
import { signatureOf } from "../ways.server";
import { consentsView } from "./consents-view.server";
import { noticesView } from "./notices-view.server";
import { ownerView } from "./owner-view.server";
import { partnersView } from "./partners-view.server";
import { presenceView } from "./presence-view.server";
import { recordAndListReadings } from "./readers.server";
import { templatesView } from "./reply-templates.server";
import { shortcutsView } from "./request-keys.server";
import { shownRequest } from "./shown.server";
import { type RequestNeighbours, requestView } from "./view.server";
import { wantsLinkView } from "./wants-link.server";

export type LoadedRequest = Awaited<ReturnType<typeof loadRequest>>;

/**
 * Loads the data of a request's page, which is the same for all kinds.
 *
 * @param around the list from which the request was opened
 * @throws a 404 page if there is no such request
 */
export async function loadRequest(
  request: Request,
  context: Context,
  {
    id = "",
    person,
    around: neighbours,
  }: { id?: string; person: Person; around: RequestNeighbours },
) {
  const language = languageOf(request);
  const now = context.now();
  const found = await requestOr404(request, context, id);
  const { erased, readers } = texts(language).dashboard;
  const signature = await signatureOf(context, person, found.language);
  const shown = await shownRequest(context.db, found, language);
  const hasComposer = !found.isErased && !found.partOf;
  const templates = hasComposer ? await templatesView(context, found.language, language) : null;
  const view = requestView(shown, { language, now, signature, around: neighbours, templates });
  return {
    meta: { title: `${view.fullName} · ${view.reference}` },
    view,
    // the composer's action, because the page's address may contain `undo` of an earlier act
    keptForm: view.isErased ? null : { id: "act", action: view.composer.action },
    position: neighbours.place,
    wantsLink: wantsLinkView(shown, language),
    owner: await ownerView(context.db, found, person, { language, here: view.paths.here }),
    presence: await presenceView(context, { requestId: found.id, userId: person.id }, language),
    readers: await recordAndListReadings(request, context, found, language),
    shortcuts: await shortcutsView(context, person, language),
    notices: noticesView(shown, shown.notices, language),
    partners: await partnersView(context.db, found, language),
    consents: hasComposer ? await consentsView(context.db, found, language) : null,
    papers: found.isErased
      ? null
      : await deskPapersView(context, found, { language, from: "request" }),
    text: {
      handling: texts(language).handling,
      place: texts(language).requestWork.place,
      making: texts(language).requestWork.making,
      byPhone: texts(language).requestWork.byPhone,
      people: texts(language).requestWork.people,
      erasing: texts(language).erasing,
      access: texts(language).deskAccess,
      needed: texts(language).neededPapers.link,
      erased,
      partners: texts(language).partners,
      readers,
    },
  };
}

/** @throws a 404 page if there is no such request */
export async function requestOr404(
  request: Request,
  context: Context,
  id = "",
): Promise<RequestRecord> {
  const found = await findRequest(context.db, id, languageOf(request), context.now());
  if (!found) throw data(null, { status: 404 });
  return found;
}

/** @throws a 404 page if there is no such request */
export async function kindOr404({ db }: Context, id: string): Promise<RequestKind> {
  const kind = await kindOf(db, id);
  if (!kind) throw data(null, { status: 404 });
  return kind;
}

/**
 * Redirects to the address of the request's kind, so that links need not know the kind. Posts and
 * data requests are not redirected, because that would lose the entered text.
 *
 * @throws a redirect with the same query
 */
export async function redirectToOwnAddress(request: Request, context: Context, id: string) {
  const isDataRequest = request.headers.get("Sec-Fetch-Dest") === "empty";
  if (isDataRequest || hasReadForm(context)) return;
  const kind = await kindOf(context.db, id);
  const { pathname, search } = new URL(request.url);
  if (!kind || pathname.includes(`/${areaOf(kind)}/`)) return;
  throw redirect(requestPath({ kind, id }, languageOf(request)) + search, 303);
}

async function kindOf(db: Queryable, id: string): Promise<RequestKind | undefined> {
  const row = await db
    .selectFrom("requests")
    .select("kind")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.kind;
}

export function crumbsTo(found: RequestKey & { reference: string }, language: Language) {
  const { nav } = texts(language).dashboard;
  const area = areaOf(found.kind);
  return [
    {
      href: paths.dashboardPage(area, language),
      label: area === "bookings" ? nav.bookings : nav.messages,
    },
    { href: requestPath(found, language), label: found.reference },
  ];
}
