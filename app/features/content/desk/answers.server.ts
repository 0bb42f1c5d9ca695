import { data } from "@remix-run/node";
import { comparedFields } from "~/dashboard/compared-fields";
import { changesMeanwhile } from "~/features/audit/changes-meanwhile.server";
import { FACTS } from "~/features/audit/content-area.server";
import type { Failure } from "~/features/forms/form-action.server";
import { defaultLanguage, type Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { type TextKey, texts } from "~/server/i18n.server";
import type { FieldErrors } from "~/server/returned-form.server";
import type { Area, AreaRecord, Part, Values } from "../engine/area.server";
import type { PublicationOutcome } from "../engine/publish.server";
import { nameOf, namesOf, type State, stateOf, valuesOf } from "../engine/record.server";
import { shownFacts } from "../engine/revised-area.server";
import { findRecord } from "../engine/store.server";
import type { WriteOutcome } from "../engine/write.server";
import { publicationConfirmation } from "./conflicts.server";
import { deskPaths } from "./form.server";
import { hiddenReasonOf } from "./publication.server";
import { currentVersionFields } from "./record.server";
import { controlValues } from "./values.server";

interface FormContext {
  language: Language;
  fail: (errors: FieldErrors, status?: number) => Failure;
  gone: (id: string) => Promise<unknown>;
}

/** Redirects to a record's page and shows a toast. */
export function backToRecord(
  context: Context,
  area: Area,
  { id, part }: { id: string; part?: Part },
  language: Language,
  key: TextKey,
) {
  const page = deskPaths(area, language).record(id, part);
  return redirectWithToast(context, page, { key, variant: "success" });
}

/**
 * Responds to a part's form with a redirect, the form with errors, or the conflict page.
 *
 * @throws the response of `gone` if the record no longer exists
 */
export async function answerPart(
  context: Context,
  area: Area,
  result: WriteOutcome,
  attempt: { id: string; part: Part; values: Values; openedAt: string | null },
  { language, fail, gone }: FormContext,
) {
  const { id, part, values } = attempt;
  switch (result.outcome) {
    case "written":
      return backToRecord(context, area, { id, part }, language, "editing.toasts.saved");
    case "missing":
      throw await gone(id);
    case "refused":
      return fail(result.errors, refusedStatus(area, result.errors));
    case "conflict": {
      const conflict = await partConflict(context, area, result.found, attempt, language);
      const typed = controlValues(area, part, values, valuesOf(result.found, part));
      return data({ values: typed, errors: {}, conflict }, { status: 409 });
    }
  }
}

/** The status is 409 if another record has the slug. */
export function refusedStatus({ facts: { slug } }: Area, errors: FieldErrors): number | undefined {
  return slug?.kind === "slug" && errors.slug === slug.taken ? 409 : undefined;
}

/** Responds to the preview button. The texts stay in the form, and nothing is saved. */
export function previewResponse(area: Area, part: Language, words: Values, fields: FormData) {
  const hidden = ["version", "english", "openedAt"].map((name) => [name, String(fields.get(name))]);
  const values: Record<string, string> = { ...words, ...Object.fromEntries(hidden) };
  return data({ values, preview: area.previewOf?.(words, part) ?? null });
}

/** Data of the conflict page for the second of two coordinators who changed the same part. */
export async function partConflict(
  context: Context,
  area: Area,
  found: AreaRecord,
  attempt: { part: Part; values: Values; openedAt: string | null },
  language: Language,
) {
  const { part, values, openedAt } = attempt;
  const display = (of: Values = {}) => (part === FACTS ? shownFacts(area, of, language) : of);
  return {
    ...(await changesSince(context, area, found, openedAt, language)),
    theirWords: comparedFields<string>(
      labelsOf(area, part, language),
      display(valuesOf(found, part)),
      display(values),
    ),
    // the next save is compared with the version shown here
    seen: currentVersionFields(found, part, context.now()),
    back: deskPaths(area, language).record(found.id, part),
  };
}

/**
 * Responds to the button that publishes or unpublishes a record.
 *
 * @throws a 404 page if the record no longer exists
 */
export async function answerPublication(
  context: Context,
  area: Area,
  publication: PublicationOutcome,
  attempt: { id: string; published: "yes" | "no"; openedAt: string | null; values: Values },
  { language, fail }: Pick<FormContext, "language" | "fail">,
) {
  const { id, published, openedAt, values } = attempt;
  switch (publication.outcome) {
    case "done": {
      const found = await findRecord(context.db, area, id);
      const state = found ? stateOf(area, found, context.now()) : "draft";
      const isUnseen =
        found && state === "published" && (await hiddenReasonOf(context, area, found, language));
      const toast = isUnseen ? "editing.toasts.unseen" : toastOf(area, state);
      return backToRecord(context, area, { id }, language, toast);
    }
    case "missing":
      throw data(null, { status: 404 });
    case "refused":
      return fail(publication.errors);
    case "conflict": {
      const { found } = publication;
      const paths = deskPaths(area, language);
      const { refusing } = texts(language).editing;
      const isRefusal = published === "no" && found.status === "draft";
      const form = publicationConfirmation(area, published, found.version, context, language);
      const conflict = {
        ...(await changesSince(context, area, found, openedAt, language)),
        theirWords: [
          ...comparedFields<string>(
            labelsOf(area, defaultLanguage, language),
            valuesOf(found, defaultLanguage),
          ),
          ...comparedFields<string>(
            labelsOf(area, FACTS, language),
            shownFacts(area, found.facts, language),
          ),
        ],
        ...form,
        ...(isRefusal ? { advice: refusing.lead, submit: refusing.pending.submit } : {}),
        hidden: { ...form.hidden, ...values },
        action: paths.recordPage(id, "publication"),
        back: paths.record(id),
      };
      return data({ values: {}, errors: {}, conflict }, { status: 409 });
    }
  }
}

function toastOf({ site }: Area, state: State): TextKey {
  if (!site) return `editing.inHouse.toasts.${state === "published" ? state : "withdrawn"}`;
  return `editing.toasts.${toastKeys[state]}`;
}

const toastKeys = {
  published: "published",
  scheduled: "scheduled",
  draft: "withdrawn",
  pending: "withdrawn",
  rejected: "rejected",
} as const;

/** The changes to a record since its page was opened. */
function changesSince(
  context: Context,
  area: Area,
  found: AreaRecord,
  openedAt: string | null,
  language: Language,
) {
  const seen = {
    name: nameOf(area, found, language),
    openedAt,
    labels: area.text[language].fields,
  };
  return changesMeanwhile(context, { kind: area.key, id: found.id }, seen, language);
}

function labelsOf(area: Area, part: Part, language: Language): Record<string, string> {
  const { fields } = area.text[language];
  return Object.fromEntries(namesOf(area, part).map((name) => [name, fields[name] ?? ""]));
}
