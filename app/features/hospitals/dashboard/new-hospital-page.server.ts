import { randomUUID } from "node:crypto";
import { formRulesOf } from "~/features/forms/form-rules.server";
import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { countryOptions } from "../countries";
import { newHospitalSchema } from "../hospital.schema";
import { hospitalPaths } from "./hospital-paths.server";

export type NewHospitalPage = ReturnType<typeof newHospitalPage>;

/** The page on which a hospital begins. */
export function newHospitalPage(language: Language) {
  const { hospitalEditing: text } = texts(language);
  const { facts, fields } = text;
  const labels = { name: fields.name, country: facts.country, city: facts.city, slug: facts.slug };
  return {
    meta: { title: text.createTitle },
    text: {
      title: text.createTitle,
      lead: text.createLead,
      submit: text.createSubmit,
      choose: facts.country,
      cityHint: facts.cityHint,
      slugHint: facts.slugNewHint,
      ...labels,
    },
    action: hospitalPaths.beside("new", language),
    crumbs: [{ href: hospitalPaths.list(language), label: text.title }],
    countries: countryOptions(language),
    labels: Object.fromEntries(Object.entries(labels).map(([field, label]) => [field, { label }])),
    rules: formRulesOf(newHospitalSchema),
    formKey: randomUUID(),
  };
}
