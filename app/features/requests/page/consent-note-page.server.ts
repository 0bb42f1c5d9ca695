import { type ActionFunctionArgs, data } from "@remix-run/node";
import { z } from "zod";
import { requiredChoice, requiredLine } from "~/features/forms/fields.server";
import { formAction } from "~/features/forms/form-action.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { consentsOf } from "~/features/papers/consents.server";
import type { Person } from "~/features/sessions/person";
import { dhakaDay } from "~/locales/calendar";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { giveConsent } from "../consent-changes.server";
import { consentWays } from "../consent-words.server";
import { requiredDay } from "../partner.schema";
import { requestPath } from "../request-path";
import { unmergedRequestOr404 } from "./access-page.server";
import { consentFormFrame, consentLabel, optionsOf } from "./consent-frame.server";
import { idsWithMerged } from "./consents-view.server";
import { recordAndListReadings } from "./readers.server";

const givenConsentSchema = z.object({
  name: requiredLine("nameRequired", 120),
  way: requiredChoice(consentWays),
  day: requiredDay,
});

export type LoadedGivenConsent = Awaited<ReturnType<typeof loadGivenConsent>>;

/**
 * Form that notes a consent given by phone, WhatsApp or paper.
 *
 * @throws a 404 page if there is no such consent
 */
export async function loadGivenConsent(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const { found, consent } = await consentOr404(request, context, id);
  await recordAndListReadings(request, context, found, language);
  const { reference } = found;
  return {
    ...consentFormFrame(
      found,
      language,
      translator(language)("consents.desk.note.title", { reference }),
    ),
    consent: consentLabel(consent, language),
    form: {
      action: requestPath(found, language, "consents/given", { consent: consent.id }),
      rules: formRulesOf(givenConsentSchema),
      defaults: { way: "phone", day: dhakaDay(context.now()) },
      ways: optionsOf(consentWays, texts(language).consents.ways),
    },
  };
}

/** Action of the form. @throws a 404 page if there is no such consent */
export async function answerGivenConsent(args: ActionFunctionArgs, by: Person) {
  const { request, context, params } = args;
  const { found, consent } = await consentOr404(request, context, params.id ?? "");
  return formAction(args, {
    schema: givenConsentSchema,
    run: async (given, { language, fail }) => {
      if (given.day > dhakaDay(context.now())) return fail({ day: "dayInvalid" });
      const key = { id: consent.id, requestIds: idsWithMerged(found) };
      const outcome = await giveConsent(context, by, key, given);
      if (outcome === "gone") return fail({ "": "consents.desk.note.gone" }, 409);
      const toast = { key: "consents.desk.note.done", variant: "success" } as const;
      return redirectWithToast(context, requestPath(found, language, "consents"), toast);
    },
  });
}

async function consentOr404(request: Request, context: Context, id: string) {
  const found = await unmergedRequestOr404(request, context, id);
  const consentId = new URL(request.url).searchParams.get("consent");
  const consents = await consentsOf(context.db, idsWithMerged(found));
  const consent = consents.find((one) => one.id === consentId);
  if (!consent) throw data(null, { status: 404 });
  return { found, consent };
}
