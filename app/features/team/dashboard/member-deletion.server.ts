import { data } from "@remix-run/node";
import { type Language, languageNames, languages } from "~/locales/languages";
import type { Context } from "~/server/context";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { findMember, type MemberRecord } from "../member-record.server";
import { memberFields } from "../team";
import { memberName, nameText, teamPaths } from "./member-paths.server";

/**
 * What the page says that asks before a member goes.
 *
 * @throws a 404 page for a member that is not there
 */
export async function loadMemberToDelete(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const member = await findMember(context.db, id);
  if (!member) throw data(null, { status: 404 });
  const { team, editing } = texts(language);
  const { deletion } = editing;
  const name = memberName(member, language);
  const title = translator(language)("editing.deletion.title", { name });
  const record = { href: teamPaths.record(id, language), label: name };
  return {
    meta: { title },
    page: {
      title,
      crumbs: [{ href: teamPaths.list(language), label: team.title }, record],
      lead: deletion.lead,
      goes: whatGoes(member, language),
      warning: member.status === "published" ? deletion.published : undefined,
      form: {
        action: teamPaths.deletion(id, language),
        hidden: { version: String(member.version) },
        submit: deletion.submit,
      },
      keep: { href: record.href, label: deletion.keep },
    },
  };
}

function whatGoes(member: MemberRecord, language: Language) {
  const { texts: words } = member;
  const called = nameText(member, language);
  const written = languages.filter((code) => memberFields.some((field) => words[code]?.[field]));
  return [
    {
      key: "person",
      text: [called?.name, called?.role].filter(Boolean).join(" · "),
    },
    {
      key: "words",
      text: translator(language)("team.words", {
        languages: written.map((code) => languageNames[code]).join(", "),
      }),
    },
  ];
}
