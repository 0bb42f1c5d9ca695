import { type ActionFunctionArgs, data } from "@remix-run/node";
import { z } from "zod";
import { hiddenField, requiredChoice } from "~/features/forms/fields.server";
import { formAction } from "~/features/forms/form-action.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { newSubmissionKey, submissionField } from "~/features/forms/submissions.server";
import type { Person } from "~/features/sessions/person";
import { formatDateTime } from "~/locales/format";
import { familiesLanguage, type Language, languageNames, languages } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, texts, translator } from "~/server/i18n.server";
import type { PossibleDuplicate } from "../duplicates.server";
import { deskFields } from "../fact-fields.server";
import { deskShape, formSchema } from "../fields.schema";
import { recordPhoneRequest } from "../phone-requests.server";
import { requestPath } from "../request-path";
import { requestName, statusNames } from "../words.server";

const { phoneNumber, fullName, email } = deskShape("booking");
const { tellUsMore } = formSchema("booking").shape;
const phoneRequestSchema = z.object({
  ...submissionField,
  ...{ phoneNumber, fullName, tellUsMore, email },
  language: requiredChoice(languages),
  /** The pressed button: id of an open request, or "new". */
  into: hiddenField(),
});

export type LoadedPhoneRequest = ReturnType<typeof loadPhoneRequest>;

/** The form for a request by phone. */
export function loadPhoneRequest(request: Request) {
  const language = languageOf(request);
  const { byPhone } = texts(language).requestWork;
  const fields = deskFields(language, ["phoneNumber", "fullName", "tellUsMore", "email"]);
  const hints: Partial<Record<string, string>> = {
    tellUsMore: byPhone.tellUsMoreHint,
    email: byPhone.emailHint,
  };
  return {
    meta: { title: byPhone.title },
    text: byPhone,
    view: {
      action: paths.dashboardPage("bookings/new", language),
      crumbs: [{ href: paths.dashboard(language), label: texts(language).queue.title }],
      rules: formRulesOf(phoneRequestSchema),
      hidden: { submissionKey: newSubmissionKey() },
      fields: fields.map((field) => ({ ...field, hint: hints[field.name] ?? field.hint })),
      languages: languages.map((value) => ({ value, label: languageNames[value] })),
      defaults: { language: familiesLanguage },
    },
  };
}

/** Action of the form. */
export function answerPhoneRequest(args: ActionFunctionArgs, person: Person) {
  const { context } = args;
  return formAction(args, {
    schema: phoneRequestSchema,
    run: async ({ submissionKey, into, ...form }, { language, fields }) => {
      const { language: familyLanguage, ...facts } = form;
      const phoneRequest = { facts, language: familyLanguage, submissionKey, into };
      const outcome = await recordPhoneRequest(context, person, phoneRequest);
      switch (outcome.outcome) {
        case "known": {
          const values = [...fields].map(([name, value]) => [name, String(value)]);
          const openRequests = outcome.open.map((one) => openRequestView(one, language));
          return data(
            {
              values: Object.fromEntries(values) as Record<string, string>,
              errors: {},
              openRequests,
            },
            { status: 409 },
          );
        }
        case "recorded":
          return redirectToRequest(context, outcome.id, language, {
            key: "handling.toasts.saved",
            undo: outcome.undoable,
          });
        case "stored":
          return redirectToRequest(context, outcome.id, language, {
            key: "requestWork.byPhone.stored",
          });
      }
    },
  });
}

function redirectToRequest(
  context: Context,
  id: string,
  language: Language,
  { key, undo }: { key: "handling.toasts.saved" | "requestWork.byPhone.stored"; undo?: string },
) {
  // an address with the wrong kind redirects to the right one
  const page = requestPath({ kind: "booking", id }, language, "", { undo });
  return redirectWithToast(context, page, { key, variant: "success" });
}

function openRequestView(one: PossibleDuplicate, language: Language) {
  const { id, kind, reference, status, receivedAt } = one;
  const t = translator(language);
  return {
    id,
    reference,
    href: requestPath(one, language),
    about: [
      requestName(one, language),
      statusNames(kind, language)[status],
      formatDateTime(receivedAt, language),
    ].join(" · "),
    record: t("requestWork.byPhone.record", { reference }),
  };
}
