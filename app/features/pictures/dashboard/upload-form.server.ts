import { randomUUID } from "node:crypto";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { type Language, languageNames, languages } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import type { Alts } from "../picture";
import { altField, altsSchema, uploadRulesSchema } from "../upload.schema";

export type AltField = ReturnType<typeof altFields>[number];
export type UploadForm = ReturnType<typeof uploadForm>;

export function altFields(language: Language) {
  const t = translator(language);
  return languages.map((code) => ({
    name: altField(code),
    lang: code,
    label: t("pictures.alt", { language: languageNames[code] }),
  }));
}

export function altDefaults(alts: Alts): Record<string, string> {
  return Object.fromEntries(languages.map((code) => [altField(code), alts[code] ?? ""]));
}

export function uploadForm(language: Language) {
  const { pictures } = texts(language);
  const fields = altFields(language);
  return {
    fields,
    labels: {
      ...Object.fromEntries(fields.map(({ name, label }) => [name, { label }])),
      file: { label: pictures.file },
    },
    rules: formRulesOf(uploadRulesSchema),
    hidden: { formKey: randomUUID() },
    text: pictures,
  };
}

export const altRules = formRulesOf(altsSchema);
