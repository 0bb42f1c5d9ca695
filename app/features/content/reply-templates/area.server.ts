import type { Database } from "#db/connection.server";
import { cachedUntilContentChange } from "#db/counters";
import { companyInfo } from "~/features/company/company.server";
import { areaTexts } from "~/locales/areas";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { type AreaRecord, defineArea, type Panel } from "../engine/area.server";
import { asPublicRecord, type PublicRecord, publishedRecords } from "../engine/published.server";
import { fillPlaceholders, unknownPlaceholder } from "./placeholders";

/** Short replies that coordinators insert when they write to a family. They have no public page. */
export const replyTemplates = defineArea({
  key: "reply-templates",
  table: "reply_templates",
  texts: "reply_template_texts",
  icon: "chat",
  text: areaTexts["reply-templates"],
  words: {
    title: { kind: "line", max: 100, required: "required" },
    occasion: { kind: "sentence", max: 200, optional: true },
    body: { kind: "text", max: 3000, check: placeholderError },
  },
  facts: {},
  nameField: "title",
  order: "last",
  list: { more: "occasion" },
  panels: async (_context, _found, language) => [placeholdersPanel(language)],
});

function placeholderError(words: string) {
  const name = unknownPlaceholder(words);
  return name === null ? null : ({ key: "placeholderUnknown", values: { name } } as const);
}

function placeholdersPanel(language: Language): Panel {
  const { placeholders, placeholdersTitle, placeholdersHint } =
    areaTexts["reply-templates"][language];
  return {
    title: placeholdersTitle,
    entries: Object.entries(placeholders).map(([name, value]) => ({ term: `{${name}}`, value })),
    hint: placeholdersHint,
  };
}

export type ReplyTemplate = PublicRecord<typeof replyTemplates>;

/** The published templates in order, each in this language, or in English if it has no translation. */
export function templatesIn(db: Database, language: Language): Promise<ReplyTemplate[]> {
  return cachedUntilContentChange(db, `reply templates ${language}`, () =>
    publishedRecords(db, replyTemplates, language),
  );
}

/**
 * Renders a template as a family would read it. Only the company's name and phone number are filled
 * in; all other placeholders are gaps.
 */
export async function replyTemplatePreview(
  context: Context,
  found: AreaRecord,
  language: Language,
) {
  const template = await asPublicRecord(context.db, replyTemplates, found, language);
  const company = await companyInfo(context, template.language);
  const companyValues = { company: company.name, phone: company.phoneText };
  const values = { name: "", reference: "", hospital: "", coordinator: "", ...companyValues };
  return {
    title: template.words.title,
    words: fillPlaceholders(template.words.body, values, template.language),
    language: template.language,
  };
}
