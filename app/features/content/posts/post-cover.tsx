import type { Picture } from "~/features/pictures/picture";
import { PictureImage } from "~/features/pictures/picture-image";
import type { Language } from "~/locales/languages";
import { StoryCover } from "~/ui/art/story-cover";
import type { PostCategory } from "./post";

/** A post's picture, or else the drawing of its category. */
export function PostCover({
  post: { cover, category, slug },
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
  return (
    <PictureImage
      picture={cover}
      drawing={<StoryCover category={category} of={slug} />}
      {...place}
    />
  );
}
