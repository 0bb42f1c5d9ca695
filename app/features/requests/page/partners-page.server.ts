import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import { hospitalChoices } from "~/features/content/hospitals/hospital-choice.server";
import { formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import { formRulesOf } from "~/features/forms/form-rules.server";
import type { Person } from "~/features/sessions/person";
import { dhakaDay } from "~/locales/calendar";
import { fold } from "~/locales/fold";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { formatPhone } from "~/server/phone.server";
import type { RequestRecord } from "../find.server";
import { isClosed } from "../life";
import { partnerSchema } from "../partner.schema";
import { savePartner } from "../partner-saving.server";
import { type Partner, partnerAnswers, partnerErrors } from "../partners";
import { partnerFacts, partnersOf } from "../partners.server";
import { requestPath } from "../request-path";
import { crumbsTo, requestOr404 } from "./load.server";
import { partnerFact, partnerFactEntries } from "./partner-words.server";
import { recordAndListReadings } from "./readers.server";
import { nameOf } from "./view.server";

/** The form again; after a conflict, together with the stored values. */
export type PartnerFormAnswer =
  | FormAnswer
  | (FormAnswer & { conflict: { term: string; value: string }[] });

export type LoadedPartner = Awaited<ReturnType<typeof loadPartner>>;

/**
 * Form for a new line of the partners, or for the stored line in `?line=`.
 *
 * @throws a 404 page if the request is missing or erased, or the line is missing
 */
export async function loadPartner(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const { found, line } = await partnerOr404(request, context, id);
  await recordAndListReadings(request, context, found, language);
  const t = translator(language);
  const { partners } = texts(language);
  const { reference } = found;
  const title = t("partners.pageTitle", { reference });
  const hospitals = await hospitalChoices(context.db, language);
  return {
    meta: { title },
    title,
    text: partners,
    view: {
      crumbs: crumbsTo(found, language),
      fullName: nameOf(found, language),
      rules: formRulesOf(partnerSchema),
      hidden: {
        formKey: randomUUID(),
        version: String(line?.version ?? 0),
        openedAt: context.now().toISOString(),
      },
      defaults: line
        ? { ...typedPartner(line) }
        : { askedOn: dhakaDay(context.now()), answer: "open" },
      hospitals: hospitals.map(({ name }) => name),
      answers: partnerAnswers.map((value) => ({
        value,
        label: partnerFact("answer", value, language),
      })),
      paths: {
        request: requestPath(found, language),
        form: requestPath(found, language, "partners", { line: line?.id }),
      },
    },
  };
}

function typedPartner({ contactPhone, ...line }: Partner) {
  const facts = Object.fromEntries(
    partnerFacts.map((fact) => [fact, fact === "contactPhone" ? "" : line[fact]]),
  );
  return { ...facts, contactPhone: contactPhone && formatPhone(contactPhone) };
}

/** The line in `?line=`, of the request or of one merged into it; null for a new line. */
async function partnerOr404(request: Request, context: Context, id: string) {
  const found = await requestOr404(request, context, id);
  if (found.isErased) throw data(null, { status: 404 });
  const partnerId = new URL(request.url).searchParams.get("line");
  if (partnerId === null) return { found, line: null };
  const lines = await partnersOf(context.db, idsWithMerged(found));
  const line = lines.find((one) => one.id === partnerId);
  if (!line) throw data(null, { status: 404 });
  return { found, line };
}

function idsWithMerged({ id, merged }: RequestRecord): string[] {
  return [id, ...merged.map((one) => one.id)];
}

/** Action of the form. @throws a 404 page if the request or line is missing or erased */
export async function answerPartner(args: ActionFunctionArgs, person: Person) {
  const { request, context, params } = args;
  const { found, line } = await partnerOr404(request, context, params.id ?? "");
  return formAction(args, {
    schema: partnerSchema,
    run: async ({ formKey, version, openedAt, ...facts }, { language, fields, fail }) => {
      const now = context.now();
      const errors = partnerErrors(facts, line ?? undefined, {
        now,
        isClosed: isClosed(found.status),
      });
      if (Object.keys(errors).length > 0) return fail(errors);
      const outcome = await savePartner(context, person, {
        requestId: line?.requestId ?? found.id,
        line: line?.id ?? null,
        facts,
        language,
        seenVersion: version,
        openedAt,
        formKey: formKey ?? randomUUID(),
      });
      if (outcome === "missing") throw data(null, { status: 404 });
      if (outcome === "conflict") {
        const lines = await partnersOf(context.db, idsWithMerged(found));
        const stored = lines.find((one) =>
          line ? one.id === line.id : fold(one.name) === fold(facts.name),
        );
        const values = Object.fromEntries([...fields].map(([name, one]) => [name, String(one)]));
        // the next submission is compared with the stored line that the page now shows
        const formValues = {
          ...values,
          version: String(stored?.version ?? version),
          openedAt: now.toISOString(),
        };
        const conflict = stored ? partnerFactEntries(stored, language) : [];
        return data({ values: formValues, errors: {}, conflict }, { status: 409 });
      }
      return redirectWithToast(context, `${requestPath(found, language)}#partners`, {
        key: outcome === "saved" ? "handling.toasts.saved" : "handling.toasts.unchanged",
        variant: "success",
      });
    },
  });
}
