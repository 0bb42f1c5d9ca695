import { isSentHere } from "~/features/forms/sent-here.server";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { languageOf, texts } from "~/server/i18n.server";
import { lookUp } from "./look-up.server";
import { findOpenedRequest, type OpenedRequest } from "./opened.server";
import { requestRecap } from "./recap.server";
import { requestStatusView } from "./request-status.server";
import type { RequestStatusView } from "./status-view";

/**
 * The "sent" page of any kind. Anybody with the reference may open it; only the browser that sent the request sees
 * the answers.
 *
 * @param written the reference in the address
 */
export async function loadSent(
  request: Request,
  context: Context,
  written: string | undefined,
): Promise<RequestStatusView> {
  const { db } = context;
  const language = languageOf(request);
  const isOurs = (reference: string) => isSentHere(request, context, reference);
  const asked = { written, language, isSentHere: isOurs };
  const found = await lookUp(context, asked, (reference) => findOpenedRequest(db, reference));
  const view = requestStatusView(found, { language, words: texts(language) }, context.now());
  const { reference } = found;
  if (!isOurs(reference)) return view;
  return {
    ...view,
    another: view.another ?? moreView(found, language),
    recap: await requestRecap(db, reference, language),
  };
}

/** Link from a call-back just sent to the form for details. */
function moreView({ kind }: OpenedRequest, language: Language): RequestStatusView["another"] {
  if (kind !== "call_back") return null;
  const { link } = texts(language).booking.callBack.more;
  return { href: paths.callBack(language, { more: 1 }), label: link };
}
