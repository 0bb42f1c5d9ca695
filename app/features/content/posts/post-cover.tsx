import type { Picture } from "~/features/pictures/picture";
import { PictureImage } from "~/features/pictures/picture-image";
import type { Language } from "~/locales/languages";
import { useRootData } from "~/site/root-data";
import { StoryCover } from "~/ui/art/story-cover";
import type { PostCategory } from "./post";

/** A post's picture, or else the drawing of its category. */
export function PostCover({
  post: { cover, category, slug },
  language,
  sizes,
  ...place
}: {
  post: { cover: Picture | null; category: PostCategory; slug: string };
  language: Language;
  sizes: string;
  /** Above the fold. */
  isFirst?: boolean;
  /** The title says the same. */
  isDecoration?: boolean;
}) {
  const { savesData } = useRootData();
  if (!cover || (savesData && place.isDecoration)) {
    return <StoryCover category={category} of={slug} />;
  }
  return <PictureImage picture={cover} language={language} sizes={sizes} {...place} />;
}
