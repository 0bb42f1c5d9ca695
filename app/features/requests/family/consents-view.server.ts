import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { hiddenField, requiredLine, tickBox } from "~/features/forms/fields.server";
import { formAction } from "~/features/forms/form-action.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { publicNamesOf } from "~/features/identity/coordinator-profile.server";
import { type Consent, consentsOf, disclosuresOf } from "~/features/papers/consents.server";
import { dhakaDay } from "~/locales/calendar";
import { formatDate } from "~/locales/format";
import { type Language, langIfOther } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { readButtonForm } from "~/server/form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { DOT } from "~/ui/dot";
import { giveConsent, withdrawConsent } from "../consent-changes.server";
import { disclosedNames, disclosureText } from "../consent-words.server";
import { requireFamily } from "../family-page.server";
import { familyTopView } from "./top-view.server";

const consentSchema = z.object({
  /** Id of the consent on the page. */
  consent: hiddenField(),
  name: requiredLine("nameRequired", 120),
  agreed: tickBox(),
});

export type FamilyConsentsView = Awaited<ReturnType<typeof familyConsentsView>>;

/**
 * The family's consents, with the form for one open consent: the one in `?consent=`, otherwise the
 * oldest.
 */
export async function familyConsentsView(
  request: Request,
  context: Context,
  typedReference: string | undefined,
) {
  const language = languageOf(request);
  const reader = await requireFamily(request, context, typedReference);
  const { reference, requestId } = reader;
  const { family: text } = texts(language).consents;
  const all = await consentsOf(context.db, [requestId]);
  const open = all.filter(({ state }) => state === "asked").toReversed();
  const requestedId = new URL(request.url).searchParams.get("consent");
  const chosen = open.find(({ id }) => id === requestedId) ?? open[0];
  const partPath = (part: string, consent?: string) =>
    paths.familyPage(reference, language, part, { consent });
  const action = partPath("consents", chosen?.id);
  return {
    meta: { title: text.title },
    top: familyTopView(reader, language, true),
    text,
    refusalAction: partPath("consents/withdrawn"),
    form: chosen
      ? {
          action,
          rules: formRulesOf(consentSchema),
          hidden: { consent: chosen.id },
          ...consentView(chosen, language),
        }
      : null,
    otherOpenConsents: open
      .filter((one) => one !== chosen)
      .map((one) => ({ href: partPath("consents", one.id), label: labelOf(one, language) })),
    answered: await answeredView(context, all, language),
    keptForm: chosen ? { id: "consent", action } : null,
  };
}

function consentView(consent: Consent, language: Language) {
  const { recipient, words, language: consentLanguage } = consent;
  return { recipient, words, lang: langIfOther(consentLanguage, language) };
}

function labelOf({ recipient, purpose }: Consent, language: Language): string {
  return [recipient, texts(language).consents.purposes[purpose]].join(DOT);
}

/** Answered consents, newest first, each with the disclosures that it allowed. */
async function answeredView({ db }: Context, all: readonly Consent[], language: Language) {
  const { family: text, ways, purposes } = texts(language).consents;
  const disclosures = await disclosuresOf(
    db,
    all.map(({ request_id }) => request_id),
  );
  const names = await publicNamesOf(
    db,
    disclosures.flatMap(({ recorded_by }) => recorded_by ?? []),
  );
  const day = (at: string | null) => at && formatDate(at, language);
  const answered = all.filter(({ state }) => state !== "asked");
  return answered.map((consent) => ({
    id: consent.id,
    ...consentView(consent, language),
    isGiven: consent.state === "given",
    entries: [
      { term: text.purpose, value: purposes[consent.purpose] },
      { term: text.givenBy, value: consent.given_by },
      {
        term: text.given,
        value: [day(consent.given_at), consent.way && ways[consent.way]].filter(Boolean).join(DOT),
      },
      {
        term: consent.given_at ? text.ended : text.notGiven,
        value: day(consent.withdrawn_at),
      },
    ],
    disclosures: disclosures
      .filter(({ consent_id }) => consent_id === consent.id)
      .map((one) => ({
        id: one.id,
        summary: disclosureText(one, names, language),
        disclosed: disclosedNames(one, language),
      })),
  }));
}

/** Action of the form in which the family gives a consent. */
export async function answerConsent(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const { name: label } = texts(languageOf(request)).consents.family;
  const reader = await requireFamily(request, context, params.reference, { name: label });
  return formAction(args, {
    schema: consentSchema,
    run: async ({ consent: id, name, agreed }, { language, fail }) => {
      if (!agreed) return fail({ agreed: "consents.family.tick" });
      const key = { id, requestIds: [reader.requestId] };
      const details = { name, way: "page", day: dhakaDay(context.now()) } as const;
      const outcome = await giveConsent(context, null, key, details);
      return redirectWithToast(
        context,
        paths.familyPage(reader.reference, language, "consents"),
        outcome === "done"
          ? { key: "consents.family.thanks", variant: "success" }
          : { key: "consents.family.gone", variant: "error" },
      );
    },
  });
}

/** Action of the buttons that withdraw a given consent, or refuse an open one. */
export async function answerFamilyWithdrawal({ request, context, params }: ActionFunctionArgs) {
  const { reference, requestId } = await requireFamily(request, context, params.reference);
  const page = paths.familyPage(reference, languageOf(request), "consents");
  const fields = await readButtonForm(request, context, page);
  const key = { id: String(fields.get("consent") ?? ""), requestIds: [requestId] };
  const isRefusal = fields.get("answer") === "no";
  const outcome = await withdrawConsent(context, null, key);
  if (outcome === "gone") {
    return redirectWithToast(context, page, { key: "consents.family.gone", variant: "error" });
  }
  return redirectWithToast(context, page, {
    key: isRefusal ? "consents.family.declined" : "consents.family.withdrawn",
    variant: "success",
  });
}
