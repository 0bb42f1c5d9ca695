import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import type { FamilyReader } from "../family-page.server";
import { NOT_ON_LIST } from "./family-papers.schema";
import { countsOf, paperRows } from "./paper-rows.server";

/** The most pressing paper (refused, else missing), and the number of papers in each state. */
export async function neededView(
  context: Pick<Context, "db" | "env" | "now">,
  { requestId, reference }: FamilyReader,
  language: Language,
) {
  const { familyPapers: text } = texts(language);
  const { rows } = await paperRows(context, requestId, language);
  const href = paths.familyPage(reference, language, "papers");
  const mostPressing =
    rows.find(({ state }) => state === "problem") ?? rows.find(({ state }) => state === "toDo");
  const counts = countsOf(rows, language).filter(({ count }) => count > 0);
  return {
    text: text.needed,
    mostPressing: mostPressing && {
      state: mostPressing.state,
      title: mostPressing.title,
      about: mostPressing.reason ?? mostPressing.about.join(" · "),
      href: `${paths.familyPage(reference, language, "papers", { item: mostPressing.paperId ?? NOT_ON_LIST })}#send`,
      action: mostPressing.state === "problem" ? text.again : text.send,
    },
    counts: counts.map((one) => one.text).join(" · "),
    page: { href, label: rows.length > 0 ? text.needed.all : text.needed.first },
  };
}
