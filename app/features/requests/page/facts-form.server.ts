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
  const known = factsToShow(found.kind, found);
  const shown = correctable.map(({ key }) => key).filter((key) => known.includes(key));
  const all = typedFacts(found);
  return {
    fields: deskFields(language, shown).map((field) => ({ ...field, optionalText: "" })),
    defaults: Object.fromEntries(shown.map((key) => [key, all[key] ?? ""])),
    rules: formRulesOf(composerSchema(found.kind)),
  };
}

/** Selects the facts from a form's values. */
export function factsIn(form: Partial<output<ReturnType<typeof composerSchema>>>): Partial<Facts> {
  const entries = correctable.map(({ key }) => [key, form[key]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
