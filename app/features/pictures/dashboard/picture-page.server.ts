import { data } from "@remix-run/node";
import { recordHistory, recordHistoryLines } from "~/features/audit/record-history.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { formatDateTime, formatNumber } from "~/locales/format";
import type { Context } from "~/server/context";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { sourceFor } from "../picture";
import { picturePaths } from "../picture-paths";
import { findPicture } from "../picture-record.server";
import { replacementRulesSchema } from "../upload.schema";
import { pictureCard, pictureName } from "./picture-list-view.server";
import { altDefaults, altFields, altRules } from "./upload-form.server";

export type PicturePageData = Awaited<ReturnType<typeof loadPicture>>;

/** Loads the data for any page about one picture. @throws a 404 page if there is no such picture */
export async function loadPicture(request: Request, context: Context, id: string) {
  const language = languageOf(request);
  const picture = await findPicture(context.db, id);
  if (!picture) throw data(null, { status: 404 });
  const { pictures, editing, dashboard } = texts(language);
  const events = await recordHistory(context.db, { kind: "pictures", id });
  const name = pictureName(picture, language);
  const fields = altFields(language);
  return {
    meta: { title: name },
    view: {
      ...pictureCard(picture, language),
      src: sourceFor(picture, 960),
      crumbs: [{ href: picturePaths.list(language), label: pictures.title }],
      fields,
      labels: Object.fromEntries(fields.map(({ name, label }) => [name, { label }])),
      rules: altRules,
      replacementRules: formRulesOf(replacementRulesSchema),
      alts: altDefaults(picture.alts),
      version: String(picture.version),
      facts: [
        { key: "name", term: pictures.fileName, text: picture.name },
        {
          key: "size",
          term: pictures.size,
          text: translator(language)("pictures.sizeText", {
            width: formatNumber(picture.width, language),
            height: formatNumber(picture.height, language),
          }),
        },
        {
          key: "changed",
          term: pictures.changed,
          text: formatDateTime(picture.updatedAt, language),
        },
      ],
      history: recordHistoryLines(events, language, {
        ...{ kind: "pictures", id },
        labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
      }),
      paths: {
        record: picturePaths.record(id, language),
        revisions: picturePaths.revisions(id, language),
        replacement: picturePaths.replacement(id, language),
        deletion: picturePaths.deletion(id, language),
      },
    },
    text: { ...pictures, editing, conflict: dashboard.conflict, revisions: editing.revisions },
  };
}
