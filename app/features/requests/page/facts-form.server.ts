import type { output } from "zod";
import type { RequestKind } from "#db/tables/requests";
import { formRulesOf } from "~/features/forms/form-rules.server";
import type { Language } from "~/locales/languages";
import { actSchema } from "../act.schema";
import { deskFields, typedFacts } from "../fact-fields.server";
import { correctable, type Facts } from "../facts";
import { deskShape } from "../fields.schema";
import type { RequestRecord } from "../find.server";
import { factsToShow } from "./facts-view.server";

/** Schema of the composer with the facts. */
export function composerSchema(kind: RequestKind) {
  return actSchema.extend(deskShape(kind));
}

/** Controls of the facts, with their default values. */
export function factsForm(found: RequestRecord, language: Language) {
  const factKeys = factsToShow(found.kind, found);
  const fieldKeys = correctable.map(({ key }) => key).filter((key) => factKeys.includes(key));
  const values = typedFacts(found);
  return {
    fields: deskFields(language, fieldKeys).map((field) => ({ ...field, optionalText: "" })),
    defaults: Object.fromEntries(fieldKeys.map((key) => [key, values[key] ?? ""])),
    rules: formRulesOf(composerSchema(found.kind)),
  };
}

/** Selects the facts from a form's values. */
export function factsIn(form: Partial<output<ReturnType<typeof composerSchema>>>): Partial<Facts> {
  const entries = correctable.map(({ key }) => [key, form[key]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
