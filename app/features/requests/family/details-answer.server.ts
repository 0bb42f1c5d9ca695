import type { ActionFunctionArgs } from "@remix-run/node";
import { formAction } from "~/features/forms/form-action.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, type TextParameters, texts } from "~/server/i18n.server";
import type { ErrorKey, FieldErrors } from "~/server/returned-form.server";
import { factText } from "../fact-words.server";
import { type FactKey, type Facts, facts } from "../facts";
import { correctOwnFacts } from "../family-corrections.server";
import { requireFamily } from "../family-page.server";
import { readSeen, untouchedFacts } from "../seen-facts";
import { contactFacts, correctableFacts, detailsSchemas } from "./details.schema";
import { mayChangeContact } from "./details-view.server";
import { findFamilyRequest } from "./family-request.server";

/**
 * Action of the corrections. If somebody corrected the same facts meanwhile, the form shows both
 * values.
 */
export async function answerDetails(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const { facts: labels } = texts(languageOf(request)).booking;
  const textFacts = facts.filter(({ control }) => control.is === "line" || control.is === "words");
  const textFieldLabels = Object.fromEntries(textFacts.map(({ key }) => [key, labels[key]]));
  const reader = await requireFamily(request, context, params.reference, textFieldLabels);
  const { kind } = await findFamilyRequest(context.db, reader);
  const lockedFacts = mayChangeContact(reader, context.now()) ? [] : contactFacts;
  return formAction(args, {
    schema: detailsSchemas[kind],
    untouched: (posted) =>
      correctableFacts[kind].filter(
        (key) => lockedFacts.includes(key) || untouchedFacts(posted).includes(key),
      ),
    run: async (value, { language, fields, fail }) => {
      const { seenFacts, submissionKey: formKey } = value;
      const submitted: Partial<Record<string, unknown>> = value;
      const submittedKeys = correctableFacts[kind].filter((key) => submitted[key] !== undefined);
      const result = await correctOwnFacts(context, {
        requestId: reader.requestId,
        facts: Object.fromEntries(
          submittedKeys.map((key) => [key, submitted[key]]),
        ) as Partial<Facts>,
        seen: readSeen(String(seenFacts)),
        language,
        formKey: String(formKey),
      });
      if (result.outcome === "conflict") {
        const newerValues = result.keys.map((key) => [key, result.now[key]]);
        const seen = { ...readSeen(String(seenFacts)), ...Object.fromEntries(newerValues) };
        // submitting the form again overwrites the other correction
        fields.set("seenFacts", JSON.stringify(seen));
        return fail(conflictErrors(result.keys, result.now), 409);
      }
      if (result.outcome === "fixed") return fail({ "": "familyPage.details.fixed" }, 409);
      const { changed } = result;
      return redirectWithToast(context, paths.familyPage(reader.reference, language), {
        key: changed > 0 ? "familyPage.details.saved" : "familyPage.details.same",
        variant: "success",
      });

      /** An error for each fact, which names the value that somebody else entered. */
      function conflictErrors(keys: readonly FactKey[], now: Record<string, string>): FieldErrors {
        const { nothing } = texts(language).handling.timeline;
        const errors = keys.map((key) => {
          const fact = facts.find((one) => one.key === key);
          const storedValue = key === "urgent" ? String(now[key] === "yes") : (now[key] ?? "");
          const other = (fact && factText(fact, storedValue, language)) || nothing;
          return [key, { key: "familyPage.details.meanwhile", values: { value: other } }] as const;
        });
        return Object.fromEntries(errors) satisfies Record<
          string,
          { key: ErrorKey; values: TextParameters }
        >;
      }
    },
  });
}
