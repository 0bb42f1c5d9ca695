import { data } from "@remix-run/node";
import { recordPaths } from "~/dashboard/words-editor.server";
import type { Failure } from "~/features/forms/form-action.server";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import type { TextKey } from "~/server/i18n.server";
import { type Area, publicationConflict, wordsConflict } from "./conflicts.server";
import type { FactsResult } from "./facts.server";
import type { PublicationResult } from "./publish.server";
import type { WordedRecord } from "./worded-record";
import type { WritingResult } from "./write-words.server";

/** Back to a record's page, with word of what was done there. */
export function backToRecord(
  context: Context,
  area: { path: string },
  id: string,
  language: Language,
  key: TextKey,
  written?: Language,
) {
  const flash = { key, variant: "success" } as const;
  return redirectWithToast(context, recordPaths(area.path).record(id, language, written), flash);
}

/**
 * Answers the form in which a record's words were written: back to its page, the form again where
 * something is missing in it, or what somebody else wrote meanwhile.
 *
 * @throws what `form.gone` says where the record is not there any more
 */
export async function answerWords<Field extends string>(
  context: Context,
  area: Area<Field>,
  result: WritingResult<Field, WordedRecord<Field>>,
  attempt: {
    id: string;
    written: Language;
    words: Record<Field, string>;
    openedAt: string | null;
    /** What the form's controls hold, where that is not the words alone. */
    values?: Record<string, string>;
  },
  form: {
    language: Language;
    fail: (errors: Partial<Record<Field, "required">>) => Failure;
    gone: (id: string) => Promise<unknown>;
  },
) {
  const { id, written, words } = attempt;
  const { language, fail, gone } = form;
  switch (result.outcome) {
    case "written":
      return backToRecord(context, area, id, language, "editing.toasts.saved", written);
    case "missing":
      throw await gone(id);
    case "incomplete": {
      const missing = result.fields.map((field) => [field, "required"] as const);
      return fail(Object.fromEntries(missing) as Partial<Record<Field, "required">>);
    }
    case "conflict": {
      const conflict = await wordsConflict(context, area, result.found, attempt, language);
      return data({ values: attempt.values ?? words, errors: {}, conflict }, { status: 409 });
    }
  }
}

/**
 * Answers the button that publishes a record, or takes it off the site.
 *
 * @param attempt `more`: what the form said besides, and says again after a conflict
 * @throws a 404 page where the record is not there any more
 */
export async function answerPublication<Field extends string>(
  context: Context,
  area: Area<Field>,
  result: PublicationResult<WordedRecord<Field>>,
  attempt: {
    id: string;
    published: "yes" | "no";
    openedAt: string | null;
    more?: Record<string, string>;
    /** What is said where it is done; that it is published, or taken off, if left out. */
    toast?: TextKey;
  },
  form: { language: Language; fail: (errors: { "": TextKey }) => Failure },
) {
  const { id, published, more = {}, toast = `editing.toasts.${toasts[published]}` } = attempt;
  const { language, fail } = form;
  switch (result.outcome) {
    case "done":
      return backToRecord(context, area, id, language, toast);
    case "missing":
      throw data(null, { status: 404 });
    case "incomplete":
      return fail({ "": "editing.incomplete" });
    case "unfit":
      return fail({ "": result.why });
    case "conflict": {
      const told = await publicationConflict(context, area, result.found, attempt, language);
      const conflict = { ...told, hidden: { ...told.hidden, ...more } };
      return data({ values: {}, errors: {}, conflict }, { status: 409 });
    }
  }
}

/**
 * Answers the form in which it was changed what of a record is the same in every language: back to its
 * page, or what somebody else changed meanwhile.
 *
 * @param attempt `conflict`: what is shown then; `toast`: what is said, that it is saved if left out
 * @throws what `form.gone` says where the record is not there any more
 */
export async function answerFacts<Found, Conflict>(
  context: Context,
  area: { path: string },
  result: FactsResult<Found, never>,
  attempt: {
    id: string;
    values: Record<string, string>;
    conflict: (found: Found) => Promise<Conflict>;
    toast?: TextKey;
  },
  { language, gone }: { language: Language; gone: (id: string) => Promise<unknown> },
) {
  const { id, values, conflict, toast = "editing.toasts.saved" } = attempt;
  switch (result.outcome) {
    case "written":
      return backToRecord(context, area, id, language, toast);
    case "missing":
      throw await gone(id);
    case "conflict": {
      const told = await conflict(result.found);
      return data({ values, errors: {}, conflict: told }, { status: 409 });
    }
  }
}

const toasts = { yes: "published", no: "withdrawn" } as const;
