import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import { z } from "zod";
import { hospitalChoices } from "~/features/content/hospitals/hospital-choice.server";
import { optionalLine, requiredChoice, requiredLine } from "~/features/forms/fields.server";
import { formAction } from "~/features/forms/form-action.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { publicNamesOf } from "~/features/identity/coordinator-profile.server";
import { consentsOf, disclosuresOf } from "~/features/papers/consents.server";
import type { Person } from "~/features/sessions/person";
import { langIfOther } from "~/locales/languages";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { readButtonForm } from "~/server/form.server";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { DOT } from "~/ui/dot";
import { askConsent, withdrawConsent } from "../consent-changes.server";
import {
  consentPurposes,
  consentText,
  disclosedNames,
  disclosureText,
} from "../consent-words.server";
import { partnersOf } from "../partners.server";
import { hiddenFields } from "../reply.schema";
import { requestPath } from "../request-path";
import { unmergedRequestOr404 } from "./access-page.server";
import { idsWithMerged, stateText } from "./consents-view.server";
import { crumbsTo } from "./load.server";
import { recordAndListReadings } from "./readers.server";

const askSchema = z.object({
  ...hiddenFields,
  recipient: requiredLine("nameRequired", 150),
  purpose: requiredChoice(consentPurposes),
  why: optionalLine(200),
});

export type LoadedConsents = Awaited<ReturnType<typeof loadConsents>>;

/**
 * Consents, what was sent, and the form that asks the family.
 *
 * @throws a 404 page if the request is missing, erased or merged
 */
export async function loadConsents(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const { db } = context;
  const found = await unmergedRequestOr404(request, context, id);
  await recordAndListReadings(request, context, found, language);
  const { desk: text, purposes } = texts(language).consents;
  const title = translator(language)("consents.desk.pageTitle", { reference: found.reference });
  const consents = await consentsOf(db, idsWithMerged(found));
  const disclosures = await disclosuresOf(db, idsWithMerged(found));
  const names = await publicNamesOf(
    db,
    disclosures.flatMap(({ recorded_by }) => recorded_by ?? []),
  );
  const partners = await partnersOf(db, idsWithMerged(found));
  const hospitals = await hospitalChoices(db, language);
  const partPath = (part: string, consent?: string) =>
    requestPath(found, language, part, { consent });
  const recipient = new URL(request.url).searchParams.get("recipient") ?? "";
  return {
    meta: { title },
    title,
    text,
    view: {
      crumbs: crumbsTo(found, language),
      requestHref: requestPath(found, language),
      withdrawAction: partPath("consents/withdrawn"),
      consents: consents.map((consent) => ({
        id: consent.id,
        title: [consent.recipient, purposes[consent.purpose]].join(DOT),
        stateText: stateText(consent, language),
        words: consent.words,
        lang: langIfOther(consent.language, language),
        giveHref: consent.state === "asked" ? partPath("consents/given", consent.id) : null,
        discloseHref:
          consent.state === "given" ? partPath("consents/disclosures", consent.id) : null,
        endLabel:
          consent.state === "withdrawn"
            ? null
            : consent.state === "given"
              ? text.withdraw
              : text.takeBack,
        disclosures: disclosures
          .filter(({ consent_id }) => consent_id === consent.id)
          .map((one) => ({
            id: one.id,
            summary: disclosureText(one, names, language),
            disclosed: disclosedNames(one, language),
          })),
      })),
      form: {
        action: partPath("consents"),
        rules: formRulesOf(askSchema),
        hidden: { formKey: randomUUID() },
        defaults: { recipient, purpose: "treatment" },
        recipients: [...partners, ...hospitals].map(({ name }) => ({ value: name, label: name })),
        purposes: consentPurposes.map((value) => ({ value, label: purposes[value] })),
        preview: {
          lang: langIfOther(found.language, language),
          words: consentPurposes.map((purpose) =>
            consentText({ purpose, recipient: "…", why: "…" }, found.language),
          ),
        },
      },
    },
  };
}

/** Asks the family for a consent. @throws a 404 page if the request is missing, erased or merged */
export async function answerAsk(args: ActionFunctionArgs, by: Person) {
  const { request, context, params } = args;
  const found = await unmergedRequestOr404(request, context, params.id);
  return formAction(args, {
    schema: askSchema,
    run: async ({ formKey, why: typedWhy, ...question }, { language, fail }) => {
      const why = question.purpose === "other" ? typedWhy : "";
      if (question.purpose === "other" && why === "") return fail({ why: "required" });
      const outcome = await askConsent(context, by, {
        ...question,
        requestId: found.id,
        language: found.language,
        words: consentText({ ...question, why }, found.language),
        formKey: formKey ?? randomUUID(),
      });
      if (outcome === "missing") throw data(null, { status: 404 });
      if (outcome === "there") return fail({ "": "consents.desk.there" }, 409);
      return redirectWithToast(context, requestPath(found, language, "consents"), {
        key: "consents.desk.asked",
        variant: "success",
      });
    },
  });
}

/** Action of the button that withdraws a consent or takes the question back. */
export async function answerWithdrawal(
  { request, context, params }: ActionFunctionArgs,
  by: Person,
) {
  const language = languageOf(request);
  const found = await unmergedRequestOr404(request, context, params.id);
  const page = requestPath(found, language, "consents");
  const fields = await readButtonForm(request, context, page);
  const id = String(fields.get("consent") ?? "");
  const outcome = await withdrawConsent(context, by, { id, requestIds: idsWithMerged(found) });
  if (outcome === "gone") throw data(null, { status: 404 });
  return redirectWithToast(context, page, { key: "consents.desk.withdrawn", variant: "success" });
}
