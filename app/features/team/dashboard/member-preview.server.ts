import { previewNote } from "~/dashboard/preview.server";
import { picturesById } from "~/features/pictures/picture-record.server";
import { missingWords } from "~/features/worded-content/worded-record";
import { defaultLanguage } from "~/locales/languages";
import type { Context } from "~/server/context";
import { languageOf, texts } from "~/server/i18n.server";
import { memberFields } from "../team";
import { speaksLine } from "../team.server";
import { memberOr404 } from "./member-page.server";
import { teamPaths } from "./member-words-area.server";

/**
 * A member as families will see them: in English where the words in their language are not whole.
 *
 * @throws a 404 page for a member that is not there
 */
export async function loadMemberPreview(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const { texts: words, pictureId, sample, spoken, status } = await memberOr404(context, id);
  const { about, common } = texts(language);
  const own = words[language];
  const shown = missingWords(memberFields, own?.words).length === 0 ? own : words[defaultLanguage];
  const { name = "", role = "", bio = "" } = shown?.words ?? {};
  const pictures = await picturesById(context.db, [pictureId], language);
  const picture = pictures.get(pictureId ?? "") ?? null;
  const speaks = speaksLine(spoken, language);
  const written = shown?.language ?? defaultLanguage;
  return {
    meta: { title: about.title },
    notice: previewNote(status === "published", teamPaths.record(id, language, language), language),
    title: about.title,
    section: about.team.title,
    member: { id, picture, name, role, bio, language: written, speaks, sample },
    language,
    sampleText: common.sample,
  };
}
