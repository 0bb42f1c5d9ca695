import type { RecordName } from "~/dashboard/dashboard-heading";
import type { Language } from "~/locales/languages";
import type { Query } from "~/paths";
import type { Context } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";
import { pictureCard, pictureListView } from "./dashboard/picture-list-view.server";
import { uploadForm } from "./dashboard/upload-form.server";
import { recordsOf } from "./picture-record.server";

export type RecordPicturesView = Awaited<ReturnType<typeof recordPictures>>;

/**
 * Data of a record's picture chooser. Its route accepts uploads (`uploadAction`,
 * `handle = { bodyBytes: UPLOAD_BODY_BYTES }`); another route handles the buttons (`answerChoice`).
 */
export async function recordPictures(
  request: Request,
  context: Context,
  language: Language,
  record: {
    recordName: RecordName;
    hasMany?: boolean;
    /** A hint that helps to choose pictures. */
    lead?: string;
    crumbs: readonly { href: string; label: string }[];
    /** Ids of the chosen pictures, in order. */
    chosen: readonly string[];
    addressOf: (query?: Query) => string;
    /** The path to which the buttons post. */
    choiceAction: string;
  },
) {
  const { pictures } = texts(language);
  const { recordName, hasMany } = record;
  const { name } = recordName;
  const t = translator(language);
  const title = hasMany
    ? t("pictures.record.titleMany", { name })
    : t("pictures.record.title", { name });
  const chosen = await recordsOf(context.db, record.chosen);
  return {
    meta: { title },
    title,
    recordName,
    lead: record.lead,
    crumbs: record.crumbs,
    choiceAction: record.choiceAction,
    action: record.addressOf(),
    chosen: chosen.map((picture) => pictureCard(picture, language)),
    library: await pictureListView(request, context, language, record.addressOf),
    form: uploadForm(language),
    text: pictures,
  };
}

/** Reads which picture the pressed button names, and whether to choose or remove it. */
export function readChoice(fields: FormData): { pictureId: string; act: "choose" | "remove" } {
  const pictureId = fields.get("pictureId");
  return {
    pictureId: typeof pictureId === "string" ? pictureId : "",
    act: fields.get("act") === "remove" ? "remove" : "choose",
  };
}
