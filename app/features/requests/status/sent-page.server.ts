import { data } from "@remix-run/node";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { languageOf, texts } from "~/server/i18n.server";
import { referencesOpenHere } from "../family-sessions.server";
import { lookUp } from "./look-up.server";
import { findPublicRequest, type PublicRequest } from "./opened.server";
import { requestRecap } from "./recap.server";
import { requestStatusView } from "./request-status.server";
import type { RequestStatusView } from "./status-view";

/**
 * The "sent" page of any kind. Anybody with the reference may open it; only a browser in which the request's page is
 * open sees the answers.
 *
 * @param typedReference the reference in the address
 * @throws 404 if not found, 429 after too many failures
 */
export async function loadSent(
  request: Request,
  context: Context,
  typedReference: string | undefined,
): Promise<RequestStatusView> {
  const { db } = context;
  const language = languageOf(request);
  const { errors, requestAccess } = texts(language);
  const openReferences = await referencesOpenHere(request, context);
  const query = { written: typedReference, opened: openReferences };
  const found = await lookUp(context, query, (reference) => findPublicRequest(db, reference));
  if (found === "tooMany") throw data(errors.tooMany, { status: 429 });
  if (found === "unknown") throw data(errors.noRequest, { status: 404 });
  const view = requestStatusView(found, { language, dictionary: texts(language) }, context.now());
  const { reference } = found;
  if (!openReferences.includes(reference)) return { ...view, ways: waysInto(reference, language) };
  const recap = await requestRecap(db, reference, language);
  return {
    ...view,
    formLink: view.formLink ?? moreView(found, language),
    familyPageLink: { href: paths.familyPage(reference, language), label: requestAccess.page },
    recap: recap && { ...recap, note: requestAccess.recapNote },
  };
}

/** Links for a browser in which the request's page is not open. */
function waysInto(reference: string, language: Language): RequestStatusView["ways"] {
  const { statusWays, ways } = texts(language).requestAccess;
  return {
    ...statusWays,
    links: [
      { href: paths.requestFind(language, { reference }), label: ways.find.label },
      { href: paths.requestCode(language), label: ways.code.label },
    ],
  };
}

/** Link to the form for details, after a call-back was submitted. */
function moreView({ kind }: PublicRequest, language: Language): RequestStatusView["formLink"] {
  if (kind !== "call_back") return null;
  const { link } = texts(language).booking.callBack.more;
  return { href: paths.callBack(language, { more: 1 }), label: link };
}
