import { data } from "@remix-run/node";
import { signatureOf } from "~/features/requests/dashboard/contact-links.server";
import { ownerView } from "~/features/requests/dashboard/owner-view.server";
import { readAndListReaders } from "~/features/requests/dashboard/readers.server";
import type { Person } from "~/features/sessions/person";
import type { Context } from "~/server/context";
import { languageOf, texts } from "~/server/i18n.server";
import { findCase } from "../case-record.server";
import { type Around, caseView } from "./case-view.server";

export type LoadedCase = Awaited<ReturnType<typeof loadCase>>;

/**
 * What every page about one booking is loaded with.
 *
 * @param around the list that one came from, and who is opened after it
 * @throws a 404 page for a booking that is not there
 */
export async function loadCase(
  request: Request,
  context: Context,
  { id = "", person, around }: { id?: string; person: Person; around: Around },
) {
  const language = languageOf(request);
  const now = context.now();
  const found = await findCase(context.db, id, language, now);
  if (!found) throw data(null, { status: 404 });
  const { erased, readers } = texts(language).dashboard;
  const signature = await signatureOf(context, person, found.language);
  const view = caseView(found, { language, now, signature, around });
  return {
    meta: { title: `${view.fullName} · ${view.reference}` },
    view,
    // it is posted to a page of its own
    keptForm: view.isErased ? null : { id: "act", action: view.composer.action },
    place: around.place,
    owner: await ownerView(context.db, { kind: "booking", ...found }, person, {
      language,
      here: view.paths.here,
    }),
    readers: await readAndListReaders(request, context, found.id, language),
    text: {
      handling: texts(language).handling,
      place: texts(language).requestWork.place,
      erasing: texts(language).erasing,
      erased,
      readers,
    },
  };
}
