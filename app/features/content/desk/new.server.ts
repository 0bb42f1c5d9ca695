import { randomUUID } from "node:crypto";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { defaultLanguage } from "~/locales/languages";
import { languageOf, texts } from "~/server/i18n.server";
import type { Area } from "../engine/area.server";
import { fieldLabels } from "../engine/kinds.server";
import { deskPaths, factControls, listText, newRecordFields, newSchema } from "./form.server";

export function newRecordPage(request: Request, area: Area) {
  const language = languageOf(request);
  const paths = deskPaths(area, language);
  const { title, createTitle, createLead, fields: labels, hints } = listText(area, language);
  const { newHints } = listText(area, language);
  const englishLabels = area.text[defaultLanguage].fields;
  const newFields = newRecordFields(area);
  return {
    meta: { title: createTitle },
    view: {
      crumbs: [{ href: paths.list(), label: title }],
      action: paths.areaPage("new"),
      fields: newFields.words.flatMap((name) => {
        const size = area.words[name]?.kind;
        // lists are left out, because coordinators fill them in later on the record's page
        if (size === undefined || size === "lines") return [];
        return {
          name,
          label: labels[name] ?? "",
          ownLabel: englishLabels[name] ?? "",
          hint: hints[name],
          english: "",
          size,
        };
      }),
      controls: factControls(area, newFields.facts, language, { ...hints, ...newHints }),
      labels: fieldLabels(area, language),
      rules: formRulesOf(newSchema(area)),
      formKey: randomUUID(),
      lines: texts(language).editing.lines,
    },
    text: { createTitle, createLead, createSubmit: texts(language).editing.createSubmit },
  };
}
