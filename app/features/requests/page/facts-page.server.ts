import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import { formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { readAndListReaders } from "~/features/requests/dashboard/readers.server";
import { deskFields, typedFacts } from "~/features/requests/fact-fields.server";
import { factLines } from "~/features/requests/fact-words.server";
import { correctable } from "~/features/requests/facts";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { isErased } from "../booking";
import { type BookingRecord, findBooking } from "../booking-record.server";
import { correctFacts } from "../corrections.server";
import { factsSchema } from "../facts.schema";
import { bookingName } from "./booking-name.server";

/** What the page shows again: the form, with what stands there meanwhile where somebody was faster. */
export type FactsAnswer =
  | FormAnswer
  | (FormAnswer & { conflict: { term: string; value: string }[] });

export type LoadedFacts = Awaited<ReturnType<typeof loadFacts>>;

const shown = correctable.map(({ key }) => key);

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
    text: { ...handling.correction, list: dashboard.nav.bookings },
    view: {
      reference: found.reference,
      fullName: bookingName(found, language),
      rules: formRulesOf(factsSchema),
      hidden: { formKey: randomUUID(), version: String(found.version) },
      defaults: typedFacts(found),
      fields: deskFields(language, shown),
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
          { values: kept, errors: {}, conflict: standingFacts(found, language) },
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

/** How the facts stand now, line by line. */
function standingFacts(found: BookingRecord, language: Language) {
  const nothing = texts(language).handling.facts.notSaid;
  return factLines(found, language)
    .filter(({ key }) => shown.includes(key))
    .map(({ term, value }) => ({ term, value: value || nothing }));
}
