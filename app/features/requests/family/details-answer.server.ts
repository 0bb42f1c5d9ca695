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

/** Action of the corrections; values that were corrected meanwhile are shown beside the entered ones. */
export async function answerDetails(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const { facts: labels } = texts(languageOf(request)).booking;
  const textFacts = facts.filter(({ control }) => control.is === "line" || control.is === "words");
  const named = Object.fromEntries(textFacts.map(({ key }) => [key, labels[key]]));
  const reader = await requireFamily(request, context, params.reference, named);
  const { kind } = await findFamilyRequest(context.db, reader);
  const locked = mayChangeContact(reader, context.now()) ? [] : contactFacts;
  return formAction(args, {
    schema: detailsSchemas[kind],
    untouched: (posted) =>
      correctableFacts[kind].filter(
        (key) => locked.includes(key) || untouchedFacts(posted).includes(key),
      ),
    run: async (value, { language, fields, fail }) => {
      const { seenFacts, submissionKey: formKey } = value;
      const said: Partial<Record<string, unknown>> = value;
      const submittedKeys = correctableFacts[kind].filter((key) => said[key] !== undefined);
      const corrected = await correctOwnFacts(context, {
        requestId: reader.requestId,
        facts: Object.fromEntries(submittedKeys.map((key) => [key, said[key]])) as Partial<Facts>,
        seen: readSeen(String(seenFacts)),
        language,
        formKey: String(formKey),
      });
      if (corrected.outcome === "conflict") {
        const newer = corrected.keys.map((key) => [key, corrected.now[key]]);
        const seen = { ...readSeen(String(seenFacts)), ...Object.fromEntries(newer) };
        // submitting the form again overwrites the other correction
        fields.set("seenFacts", JSON.stringify(seen));
        return fail(conflictErrors(corrected.keys, corrected.now), 409);
      }
      if (corrected.outcome === "fixed") return fail({ "": "familyPage.details.fixed" }, 409);
      const { changed } = corrected;
      return redirectWithToast(context, paths.familyPage(reader.reference, language), {
        key: changed > 0 ? "familyPage.details.saved" : "familyPage.details.same",
        variant: "success",
      });

      /** The other value of each fact, shown above the value that the family entered. */
      function conflictErrors(keys: readonly FactKey[], now: Record<string, string>): FieldErrors {
        const { nothing } = texts(language).handling.timeline;
        const errors = keys.map((key) => {
          const fact = facts.find((one) => one.key === key);
          const stored = key === "urgent" ? String(now[key] === "yes") : (now[key] ?? "");
          const other = (fact && factText(fact, stored, language)) || nothing;
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
