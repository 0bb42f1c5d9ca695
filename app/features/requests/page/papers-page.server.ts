import { type ActionFunctionArgs, data } from "@remix-run/node";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { readButtonForm } from "~/server/form.server";
import { languageOf, texts, translator } from "~/server/i18n.server";
import type { RequestRecord } from "../find.server";
import { judgeDocument } from "../papers/desk-judging.server";
import { deskPapersView } from "../papers/desk-papers-view.server";
import { requestPath } from "../request-path";
import { crumbsTo, requestOr404 } from "./load.server";
import { recordAndListReadings } from "./readers.server";
import { nameOf } from "./view.server";

export type LoadedPapers = Awaited<ReturnType<typeof loadPapers>>;

/** All papers of a request. @throws a 404 page if the request is missing or erased */
export async function loadPapers(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const found = await unerasedRequestOr404(request, context, id);
  const title = translator(language)("deskPapers.title", { reference: found.reference });
  return {
    meta: { title },
    title,
    crumbs: crumbsTo(found, language),
    fullName: nameOf(found, language),
    view: await deskPapersView(context, found, { language, from: "papers" }),
  };
}

/** Finds a request, and records the reading. @throws a 404 page if it is missing or erased */
export async function unerasedRequestOr404(request: Request, context: Context, id = "") {
  const found = await requestOr404(request, context, id);
  if (found.isErased) throw data(null, { status: 404 });
  await recordAndListReadings(request, context, found, languageOf(request));
  return found;
}

/**
 * Data that all pages about one document need.
 *
 * @throws a 404 page if the request has no such document
 */
export async function documentPage(
  request: Request,
  context: Context,
  found: RequestRecord,
  titleKey: "deskPapers.refusal.title" | "deskPapers.assign.title",
) {
  const language = languageOf(request);
  const query = new URL(request.url).searchParams;
  const from = query.get("from") === "request" ? "request" : "papers";
  const view = await deskPapersView(context, found, { language, from });
  const id = query.get("document");
  const document = view.documents.find((one) => one.id === id);
  if (!document) throw data(null, { status: 404 });
  const title = translator(language)(titleKey, { reference: found.reference });
  return {
    meta: { title },
    title,
    crumbs: [
      ...crumbsTo(found, language),
      { href: view.all.href, label: texts(language).deskPapers.papers },
    ],
    document,
    view,
  };
}

/** Action of the button "Accept". @throws a 404 page if the document is missing */
export async function answerAcceptance(
  { request, context, params }: ActionFunctionArgs,
  person: Person,
) {
  const language = languageOf(request);
  const found = await requestOr404(request, context, params.id);
  const fields = await readButtonForm(request, context, requestPath(found, language, "papers"));
  const field = (name: string) => String(fields.get(name) ?? "");
  const documentId = field("document");
  const outcome = await judgeDocument(context, person, {
    requestId: found.id,
    documentId,
    verdict: "accepted",
    words: "",
    seen: field("seen"),
    formKey: field("formKey"),
  });
  if (outcome === "missing") throw data(null, { status: 404 });
  if (outcome === "conflict") {
    const page = `${requestPath(found, language, "papers")}#${documentId}`;
    return redirectWithToast(context, page, {
      key: "deskPapers.toasts.conflict",
      variant: "error",
    });
  }
  return redirectAfterJudging(context, found, language, { from: field("from"), toast: "accepted" });
}

/** Redirects to the page from which a document was judged. */
export function redirectAfterJudging(
  context: Context,
  found: RequestRecord,
  language: Language,
  { from, toast }: { from: string; toast: "accepted" | "refused" | "assigned" },
) {
  const page =
    from === "request"
      ? `${requestPath(found, language)}#papers`
      : requestPath(found, language, "papers");
  const key = `deskPapers.toasts.${toast}` as const;
  return redirectWithToast(context, page, { key, variant: "success" });
}
