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
import { openOr404 } from "./access-page.server";
import { aboutConsent, frameOf, optionsOf } from "./consent-frame.server";
import { idsOf } from "./consents-view.server";
import { readAndListReaders } from "./readers.server";

const noteSchema = z.object({
  name: requiredLine("nameRequired", 120),
  way: requiredChoice(consentWays),
  day: requiredDay,
});

export type LoadedNote = Awaited<ReturnType<typeof loadNote>>;

/** Form that notes a consent given by phone, WhatsApp or paper. @throws a 404 page if there is no such consent */
export async function loadNote(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const { found, consent } = await consentOr404(request, context, id);
  await readAndListReaders(request, context, found, language);
  const { reference } = found;
  return {
    ...frameOf(found, language, translator(language)("consents.desk.note.title", { reference })),
    consent: aboutConsent(consent, language),
    form: {
      action: requestPath(found, language, "consents/given", { consent: consent.id }),
      rules: formRulesOf(noteSchema),
      defaults: { way: "phone", day: dhakaDay(context.now()) },
      ways: optionsOf(consentWays, texts(language).consents.ways),
    },
  };
}

/** @throws a 404 page if there is no such consent */
export async function answerNote(args: ActionFunctionArgs, by: Person) {
  const { request, context, params } = args;
  const { found, consent } = await consentOr404(request, context, params.id ?? "");
  return formAction(args, {
    schema: noteSchema,
    run: async (given, { language, fail }) => {
      if (given.day > dhakaDay(context.now())) return fail({ day: "dayInvalid" });
      const key = { id: consent.id, requestIds: idsOf(found) };
      const outcome = await giveConsent(context, by, key, given);
      if (outcome === "gone") return fail({ "": "consents.desk.note.gone" }, 409);
      const toast = { key: "consents.desk.note.done", variant: "success" } as const;
      return redirectWithToast(context, requestPath(found, language, "consents"), toast);
    },
  });
}

async function consentOr404(request: Request, context: Context, id: string) {
  const found = await openOr404(request, context, id);
  const asked = new URL(request.url).searchParams.get("consent");
  const consents = await consentsOf(context.db, idsOf(found));
  const consent = consents.find((one) => one.id === asked);
  if (!consent) throw data(null, { status: 404 });
  return { found, consent };
}
