import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import { formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { writtenPhone } from "~/features/phone/phone.server";
import { readAndListReaders } from "~/features/requests/dashboard/readers.server";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { isErased } from "../booking";
import { bookingChoices } from "../booking-choices.server";
import { type BookingRecord, findBooking } from "../booking-record.server";
import { correctFacts, type Facts, factFields } from "../corrections.server";
import { factFieldTexts, urgencyChoices } from "../fact-fields.server";
import { factsSchema } from "../facts.schema";
import { bookingName } from "./booking-name.server";
import { factText } from "./fact-words.server";

/** What the page shows again: the form, with what stands there meanwhile where somebody was faster. */
export type FactsAnswer =
  | FormAnswer
  | (FormAnswer & { conflict: { term: string; value: string }[] });

export type LoadedFacts = Awaited<ReturnType<typeof loadFacts>>;

/** @throws a 404 page for a booking that is not there, or is erased */
export async function loadFacts(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const found = await findBooking(context.db, id, language, context.now());
  if (!found || isErased(found)) throw data(null, { status: 404 });
  await readAndListReaders(request, context, id, language);
  const { handling, dashboard } = texts(language);
  const t = translator(language);
  const title = t("handling.correction.title", { reference: found.reference });
  return {
    meta: { title },
    title,
    text: {
      ...handling.correction,
      list: dashboard.nav.bookings,
      fields: factFieldTexts(language),
    },
    view: {
      reference: found.reference,
      fullName: bookingName(found, language),
      rules: formRulesOf(factsSchema),
      hidden: { formKey: randomUUID(), version: String(found.version) },
      defaults: formValues(found),
      choices: { ...bookingChoices(language), urgency: urgencyChoices(language) },
      paths: {
        list: paths.dashboardBookings(language),
        request: paths.dashboardBooking(id, language),
        facts: paths.dashboardRecord("bookings", id, language, "facts"),
      },
    },
  };
}

/** The action of the form. @throws a 404 page for a booking that is not there, or is erased */
export function answerFacts(args: ActionFunctionArgs, person: Person) {
  const { context, params } = args;
  const bookingId = params.id ?? "";
  return formAction(args, {
    schema: factsSchema,
    run: async ({ formKey, version, ...facts }, { language, fields }) => {
      const outcome = await correctFacts(context, person, {
        bookingId,
        // a control that is not there says nothing: its answer stays
        facts: Object.fromEntries(Object.entries(facts).filter(([name]) => fields.has(name))),
        language,
        seenVersion: version,
        formKey: formKey ?? randomUUID(),
      });
      if (outcome === "missing") throw data(null, { status: 404 });
      if (outcome === "conflict") {
        const found = await findBooking(context.db, bookingId, language, context.now());
        if (!found) throw data(null, { status: 404 });
        const values = Object.fromEntries([...fields].map(([name, one]) => [name, String(one)]));
        // compared with what is shown beside it, so that it can be saved over it
        const kept = { ...values, version: String(found.version) };
        return data(
          { values: kept, errors: {}, conflict: factLines(found, language) },
          { status: 409 },
        );
      }
      return redirectWithToast(context, paths.dashboardBooking(bookingId, language), {
        key: outcome === "corrected" ? "handling.toasts.corrected" : "handling.toasts.unchanged",
        variant: "success",
      });
    },
  });
}

/** As the form's controls send them. */
function formValues(facts: Facts): Record<string, string> {
  return {
    fullName: facts.fullName,
    email: facts.email,
    phoneNumber: writtenPhone(facts.phoneNumber),
    patientCurrentLocation: facts.patientCurrentLocation,
    destinationCountry: facts.destinationCountry,
    service: facts.service ?? "",
    hospital: facts.hospital,
    patientAge: facts.patientAge,
    relation: facts.relation,
    passport: facts.passport ?? "",
    breathingHelp: facts.breathingHelp ?? "",
    relatives: numberText(facts.relatives),
    bestTimeToCall: facts.bestTimeToCall,
    urgent: facts.urgent ? "yes" : "no",
  };
}

function numberText(value: number | null): string {
  return value === null ? "" : String(value);
}

/** How the facts stand now, line by line. */
function factLines(found: BookingRecord, language: Language) {
  const fields = factFieldTexts(language);
  const nothing = texts(language).handling.facts.notSaid;
  return factFields.map((name) => {
    const value = found[name];
    const text = factText(name, value === null ? "" : String(value), language);
    return { term: fields[name].label, value: text || nothing };
  });
}
