import type { Language } from "~/locales/languages";
import type { Query } from "~/paths";
import type { Context } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";
import { pictureCard, pictureListView } from "./dashboard/picture-list-view.server";
import { uploadForm } from "./dashboard/upload-form.server";
import { recordsOf } from "./picture-record.server";

export type RecordPicturesView = Awaited<ReturnType<typeof recordPictures>>;

/**
 * The page below a record where its picture, or its pictures in their order, are chosen among those
 * there are or uploaded. Its route takes the upload (`handle = { bodyBytes: UPLOAD_BODY_BYTES }`,
 * `uploadAction`); another answers the buttons (`readChoice`).
 */
export async function recordPictures(
  request: Request,
  context: Context,
  language: Language,
  record: {
    /** What it is called. */
    name: string;
    /** Whether it may have more than one. */
    hasMany?: boolean;
    /** What is said of the choice, where anything is. */
    lead?: string;
    /** The way back to it. */
    crumbs: readonly { href: string; label: string }[];
    /** The ids of what is chosen, in their order. */
    chosen: readonly string[];
    /** Where this page is. */
    addressOf: (query?: Query) => string;
    /** Where its buttons post to. */
    choice: string;
  },
) {
  const { pictures } = texts(language);
  const { name, hasMany } = record;
  const t = translator(language);
  const title = hasMany
    ? t("pictures.record.titleMany", { name })
    : t("pictures.record.title", { name });
  const chosen = await recordsOf(context.db, record.chosen);
  return {
    meta: { title },
    title,
    lead: record.lead,
    crumbs: record.crumbs,
    choice: record.choice,
    action: record.addressOf(),
    chosen: chosen.map((picture) => pictureCard(picture, language)),
    library: await pictureListView(request, context, language, record.addressOf),
    form: uploadForm(language),
    text: pictures,
  };
}

/** What a button of the page asks for: the picture that is chosen, or that is taken away. */
export function readChoice(fields: FormData): { pictureId: string; act: "choose" | "remove" } {
  const pictureId = fields.get("pictureId");
  return {
    pictureId: typeof pictureId === "string" ? pictureId : "",
    act: fields.get("act") === "remove" ? "remove" : "choose",
  };
}
