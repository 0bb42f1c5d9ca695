import type { Picture } from "~/features/pictures/picture";
import { PictureImage } from "~/features/pictures/picture-image";
import type { Language } from "~/locales/languages";
import { StoryCover } from "~/ui/art/story-cover";
import type { PostCategory } from "./post";

/** A post's picture, or the drawing of its category if it has none. */
export function PostCover({
  post: { cover, category, slug },
  ...imageProps
}: {
  post: { cover: Picture | null; category: PostCategory; slug: string };
  language: Language;
  sizes: string;
  /** True if the picture is above the fold. */
  isAboveFold?: boolean;
  /** True if the title beside the picture says the same, so that `alt` is empty. */
  isDecoration?: boolean;
}) {
  return (
    <PictureImage
      picture={cover}
      drawing={<StoryCover category={category} of={slug} />}
      {...imageProps}
    />
  );
}
