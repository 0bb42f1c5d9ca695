import type { Language } from "~/locales/languages";
import { type PictureName, paths } from "~/paths";
import { texts } from "./i18n.server";
import { type MetaImage, pictureSize } from "./page-meta";

/** Link preview that shows one of our drawings. */
export function drawnImage(name: PictureName, language: Language): MetaImage {
  return { path: paths.picture(name), ...pictureSize, alt: texts(language).common.pictures[name] };
}
