import { data } from "@remix-run/node";
import { comparedFields } from "~/dashboard/compared-fields";
import { lineField } from "~/dashboard/list-lines";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { FACTS } from "~/features/revisions/content-area.server";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { specialtyOptions } from "../choices";
import { countryOptions } from "../countries";
import { factsSchema, SPECIALTIES } from "../hospital-facts.schema";
import {
  findHospitalRecord,
  type HospitalFacts,
  type HospitalRecord,
  recordName,
} from "../hospital-record.server";
import { factLabels, flatFacts, shownFacts } from "../revised-facts.server";
import { changesSince } from "./hospital-conflict.server";
import { hospitalPaths } from "./hospital-paths.server";

export type FactsPage = Awaited<ReturnType<typeof loadFacts>>;
export type FactsConflict = Awaited<ReturnType<typeof factsConflict>>;

/**
 * The page of what is the same in every language.
 *
 * @throws a 404 page for a hospital that is not there
 */
export async function loadFacts(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const hospital = await findHospitalRecord(context.db, id);
  if (!hospital) throw data(null, { status: 404 });
  const { hospitalEditing, hospitals, editing } = texts(language);
  const { facts, lists, title } = hospitalEditing;
  const name = recordName(hospital, language);
  const choices = specialtyOptions(hospitals);
  const pageTitle = translator(language)("hospitalEditing.facts.pageTitle", { name });
  return {
    meta: { title: pageTitle },
    title: pageTitle,
    crumbs: [
      { href: hospitalPaths.list(language), label: title },
      { href: hospitalPaths.record(id, language), label: name },
    ],
    action: hospitalPaths.part("facts", id, language),
    values: factValues(hospital),
    revisions: hospitalPaths.part("revisions", id, language, { in: FACTS }),
    seen: { version: String(hospital.factsVersion), openedAt: context.now().toISOString() },
    rules: formRulesOf(factsSchema),
    labels: Object.fromEntries(
      Object.entries(factLabels(language)).map(([field, label]) => [field, { label }]),
    ),
    countries: countryOptions(language),
    choices,
    list: {
      name: SPECIALTIES,
      title: facts.specialties,
      lead: facts.specialtiesLead,
      labels: choices.map(({ label }) => label),
      choices,
    },
    text: {
      ...facts,
      revisions: editing.revisions,
      lists: { ...lists, add: facts.addSpecialty },
      save: editing.save,
      editing,
    },
  };
}

/** What the second of two coordinators is told who changed the same facts at once. */
export async function factsConflict(
  context: Context,
  found: HospitalRecord,
  attempt: { values: Record<string, string>; facts: HospitalFacts; openedAt: string | null },
  language: Language,
) {
  const theirs = shownFacts(flatFacts(found), language);
  const own = shownFacts(flatFacts(attempt.facts), language);
  return {
    values: attempt.values,
    errors: {},
    conflict: {
      ...(await changesSince(context, found, attempt.openedAt, language)),
      theirWords: comparedFields<string>(factLabels(language), theirs, own),
      seen: { version: String(found.factsVersion), openedAt: context.now().toISOString() },
      back: hospitalPaths.part("facts", found.id, language),
    },
  };
}

/** The facts as the fields of their form. */
export function factValues(facts: HospitalFacts): Record<string, string> {
  const own = facts.specialties.map((key, index) => [lineField(SPECIALTIES, index), key]);
  return { ...flatFacts(facts), ...Object.fromEntries(own) };
}
