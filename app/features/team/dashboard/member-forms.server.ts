import { randomUUID } from "node:crypto";
import { deletionPage, wordsThatGo } from "~/dashboard/deletion.server";
import { fieldLabels, recordName, wordsFields } from "~/dashboard/words-editor.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { defaultLanguage } from "~/locales/languages";
import type { Context } from "~/server/context";
import { languageOf, texts } from "~/server/i18n.server";
import { DOT } from "~/ui/dot";
import { newMemberSchema } from "../member.schema";
import { memberFields } from "../team";
import { memberOr404 } from "./member-page.server";
import { memberWordsArea, teamPaths } from "./member-words-area.server";

/** The form for a new member. */
export function memberCreation(request: Request) {
  const language = languageOf(request);
  const { team } = texts(language);
  return {
    meta: { title: team.createTitle },
    view: {
      crumbs: [{ href: teamPaths.list(language), label: team.title }],
      action: teamPaths.beside("new", language),
      fields: wordsFields(null, memberWordsArea, defaultLanguage, language),
      labels: fieldLabels(memberWordsArea, language),
      rules: formRulesOf(newMemberSchema),
      formKey: randomUUID(),
    },
    text: team,
  };
}

/**
 * What the page says that asks before a member goes into the bin.
 *
 * @throws a 404 page for a member that is not there
 */
export async function loadMemberToDelete(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const member = await memberOr404(context, id);
  const { words: own } = member.texts[language] ?? {};
  const called = own?.name ? own : member.texts[defaultLanguage]?.words;
  return deletionPage(
    {
      ...member,
      name: recordName(member, memberWordsArea, language),
      goes: [
        { key: "person", text: [called?.name, called?.role].filter(Boolean).join(DOT) },
        wordsThatGo(
          (code) => memberFields.some((field) => member.texts[code]?.words[field]),
          language,
        ),
      ],
      list: { href: teamPaths.list(language), label: texts(language).team.title },
      href: teamPaths.record(id, language),
      action: teamPaths.part("deletion", id, language),
    },
    language,
  );
}
