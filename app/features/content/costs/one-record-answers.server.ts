import { data, redirect } from "@remix-run/node";
import { writtenLanguage } from "~/dashboard/translations.server";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf } from "~/server/i18n.server";
import { type OnePageArea, onePageConflict, onePagePath } from "./one-record.server";
import type { WordedRecord } from "./worded-record";
import type { WritingResult } from "./write-words.server";

/** Answers the form of an area's only page: back to it, or the conflict. */
export async function answerOnePage<Word extends string>(
  context: Context,
  area: OnePageArea<Word>,
  result: WritingResult<string, WordedRecord<string>>,
  attempt: { written: Language; words: Record<string, string>; openedAt: string | null },
  { language, fields }: { language: Language; fields: FormData },
) {
  if (result.outcome === "conflict") {
    const conflict = await onePageConflict(context, area, result.found, attempt, language);
    // values as typed
    const typed = Object.keys(attempt.words).map((name) => [name, String(fields.get(name) ?? "")]);
    const values = Object.fromEntries(typed) as Record<string, string>;
    return data({ values, errors: {}, conflict }, { status: 409 });
  }
  return redirectWithToast(context, onePagePath(area, language, attempt.written), {
    key: "editing.toasts.saved",
    variant: "success",
  });
}

/**
 * Redirects addresses in the audit and of revisions to an area's only page.
 *
 * @throws a 404 page for another record or an unknown language
 */
export function toOnePage<Word extends string>(
  request: Request,
  area: OnePageArea<Word>,
  id: string | undefined,
) {
  if (id !== area.record.id) throw data(null, { status: 404 });
  return redirect(onePagePath(area, languageOf(request), writtenLanguage(request)), 303);
}
