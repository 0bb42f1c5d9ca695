import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import { z } from "zod";
import { formAction } from "~/features/forms/form-action.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import type { Person } from "~/features/sessions/person";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { seenFields } from "../act.schema";
import { deskFields, typedFacts } from "../fact-fields.server";
import type { FactKey } from "../facts";
import { deskShape, formSchema } from "../fields.schema";
import { changeKind } from "../kind.server";
import { hiddenFields } from "../reply.schema";
import { requestPath } from "../request-path";
import { requestName, statusNames } from "../words.server";
import { crumbsTo, requestOr404 } from "./load.server";
import { recordAndListReadings } from "./readers.server";
import { nameOf } from "./view.server";

const shortFormFacts: readonly FactKey[] = [
  "fullName",
  "phoneNumber",
  "email",
  "urgent",
  "service",
  "patientCurrentLocation",
  "destinationCountry",
];

const { email, urgent, service, patientCurrentLocation, destinationCountry } = deskShape("booking");
/** A booking needs a name and a number; the rest is optional. */
const kindSchema = z.object({
  ...hiddenFields,
  ...formSchema("booking").pick({ fullName: true, phoneNumber: true }).shape,
  email,
  urgent,
  service,
  patientCurrentLocation,
  destinationCountry,
  version: seenFields.version,
});

export type LoadedKind = Awaited<ReturnType<typeof loadKind>>;

/**
 * Short form that makes a message or call-back a booking.
 *
 * @throws a 404 page if the request is missing or erased
 */
export async function loadKind(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const found = await requestOr404(request, context, id);
  if (found.isErased) throw data(null, { status: 404 });
  await recordAndListReadings(request, context, found, language);
  const t = translator(language);
  const title = t("requestWork.making.title", { reference: found.reference });
  const isBooking = found.kind === "booking";
  return {
    meta: { title },
    title,
    keptForm: isBooking ? null : { id: "making" },
    text: {
      ...texts(language).requestWork.making,
      words: t("requestWork.making.words", { name: nameOf(found, language) }),
    },
    view: {
      isBooking,
      crumbs: crumbsTo(found, language),
      words: found.tellUsMore,
      lang: found.language,
      duplicates: found.duplicates
        .filter(({ status }) => status !== "duplicate")
        .map((one) => ({
          id: one.id,
          href: requestPath(one, language),
          label: one.reference,
          summary: `${requestName(one, language)} · ${statusNames(one.kind, language)[one.status]}`,
        })),
      rules: formRulesOf(kindSchema),
      hidden: { formKey: randomUUID(), version: String(found.version) },
      defaults: typedFacts(found),
      fields: deskFields(language, shortFormFacts),
      paths: {
        request: requestPath(found, language),
        kind: requestPath(found, language, "kind"),
      },
    },
  };
}

/** Action of the form. @throws a 404 page if the request is missing or erased */
export function answerKind(args: ActionFunctionArgs, person: Person) {
  const { context, params } = args;
  const requestId = params.id ?? "";
  return formAction(args, {
    schema: kindSchema,
    run: async ({ formKey, version, ...facts }, { language, fields, fail }) => {
      const outcome = await changeKind(context, person, {
        requestId,
        facts: Object.fromEntries(Object.entries(facts).filter(([name]) => fields.has(name))),
        language,
        seenVersion: version,
        formKey: formKey ?? randomUUID(),
      });
      switch (outcome) {
        case "missing":
          throw data(null, { status: 404 });
        case "known":
          return fail({ "": "madeMeanwhile" }, 409);
        case "conflict":
          // the form then gets the current version, so submitting again overwrites the other change
          for (const name of ["version", "formKey"]) fields.delete(name);
          return fail({ "": "requestWork.making.conflict" }, 409);
        case "changed": {
          const page = requestPath({ kind: "booking", id: requestId }, language);
          return redirectWithToast(context, page, {
            key: "handling.toasts.made",
            variant: "success",
          });
        }
      }
    },
  });
}
