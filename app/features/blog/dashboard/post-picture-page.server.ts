import { recordName } from "~/dashboard/words-editor.server";
import { recordPictures } from "~/features/pictures/record-pictures.server";
import type { Context } from "~/server/context";
import { languageOf, texts } from "~/server/i18n.server";
import { postOr404 } from "./post-editor.server";
import { postPaths, postWordsArea } from "./post-words-area.server";

/**
 * The page on which a post's cover is chosen.
 *
 * @throws a 404 page for a post that is not there
 */
export async function loadPostPicture(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const post = await postOr404(context, id);
  const { posts } = texts(language);
  const name = recordName(post, postWordsArea, language);
  return recordPictures(request, context, language, {
    name,
    crumbs: [
      { href: postPaths.list(language), label: posts.title },
      { href: postPaths.record(id, language), label: name },
    ],
    lead: posts.pictureLead,
    chosen: post.pictureId === null ? [] : [post.pictureId],
    addressOf: (query) => postPaths.part("pictures", id, language, query),
    choice: postPaths.part("pictures/choice", id, language),
  });
}
