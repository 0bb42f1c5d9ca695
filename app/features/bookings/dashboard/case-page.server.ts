import { data } from "@remix-run/node";
import { companyInfo } from "~/features/company/company.server";
import { ownerView } from "~/features/requests/dashboard/owner-view.server";
import { readAndListReaders } from "~/features/requests/dashboard/readers.server";
import { actorName } from "~/features/requests/history.server";
import type { Person } from "~/features/sessions/person";
import type { Context } from "~/server/context";
import { languageOf, texts } from "~/server/i18n.server";
import { findCase } from "../case-record.server";
import { caseView } from "./case-view.server";

export type LoadedCase = Awaited<ReturnType<typeof loadCase>>;

/**
 * What every page about one booking is loaded with.
 *
 * @param next who is opened after it, in a sentence
 * @throws a 404 page for a booking that is not there
 */
export async function loadCase(
  request: Request,
  context: Context,
  { id = "", person, next }: { id?: string; person: Person; next: string | null },
) {
  const language = languageOf(request);
  const now = context.now();
  const found = await findCase(context.db, id, language, now);
  if (!found) throw data(null, { status: 404 });
  const { nav, erased, readers } = texts(language).dashboard;
  const { name: company } = await companyInfo(context, language);
  const reader = { id: person.id, name: actorName(person) };
  const view = caseView(found, { language, now, reader, company, next });
  return {
    meta: { title: `${view.fullName} · ${view.reference}` },
    view,
    owner: await ownerView(context.db, { kind: "booking", ...found }, person, {
      language,
      here: view.paths.request,
    }),
    readers: await readAndListReaders(request, context, found.id, language),
    text: { handling: texts(language).handling, nav, erased, readers },
  };
}
