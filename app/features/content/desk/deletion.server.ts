import { deletedLanguages, deletionPage } from "~/dashboard/deletion.server";
import type { Context } from "~/server/context";
import { languageOf, texts } from "~/server/i18n.server";
import { DOT } from "~/ui/dot";
import type { Area } from "../engine/area.server";
import { subtitleOf } from "../engine/record.server";
import { deskPaths, foundOr404, recordNameIn } from "./form.server";
import { hiddenReasonOf } from "./publication.server";

/** The page that asks for confirmation before a record is binned. @throws a 404 page if there is no such record */
export async function loadDeletion(request: Request, context: Context, area: Area, id = "") {
  const language = languageOf(request);
  const found = await foundOr404(context, area, id);
  const paths = deskPaths(area, language);
  const recordName = recordNameIn(area, found, language);
  const { deletion, inHouse } = texts(language).editing;
  const warning = area.site ? deletion.published : inHouse.deletion;
  const isVisible =
    found.status === "published" && !(await hiddenReasonOf(context, area, found, language));
  const record = [recordName.name, subtitleOf(area, found, language)].filter(Boolean).join(DOT);
  return deletionPage(
    {
      ...found,
      recordName,
      warning: isVisible ? warning : undefined,
      consequences: [
        { key: "record", text: record },
        ...(area.texts === null
          ? []
          : [
              deletedLanguages(
                (code) => Object.values(found.texts[code]?.words ?? {}).some(Boolean),
                language,
              ),
            ]),
      ],
      list: { href: paths.list(), label: area.text[language].title },
      href: paths.record(id),
      action: paths.recordPage(id, "deletion"),
    },
    language,
  );
}
