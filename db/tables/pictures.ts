import type { Language } from "~/locales/languages";
import { table } from "../column-kinds";
import type { Timestamp, Version } from "../column-values";

/** The files of one upload. */
export interface PictureFiles {
  /** Random; the files' names begin with it. */
  key: string;
  /**
   * Widths in pixels, smallest first, separated by commas. Each width has a file in each format.
   */
  widths: string;
  /** Size of the largest one, in pixels. */
  width: number;
  height: number;
  /** Total size of the files. */
  bytes: number;
  /** Size of the JPEG shown with data-saver; null for older uploads. */
  saver_bytes: number | null;
  /** Name of the uploaded file. */
  name: string;
  /**
   * Time since which no picture uses the files; null while one does. The clean-up removes them
   * later.
   */
  left_at: Timestamp | null;
}

export interface Pictures {
  id: string;
  file_key: string;
  /** Counts every change. */
  version: Version;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** Time of deletion; null if it is not in the bin. */
  deleted_at: Timestamp | null;
}

export interface PictureTexts {
  picture_id: string;
  language: Language;
  /** Text alternative of the picture. */
  alt: string;
}

export const pictures = {
  owner: "features/pictures",
  tables: {
    picture_files: table<PictureFiles>()({
      notPersonal: {
        "about files that are published": [
          "key",
          "widths",
          "width",
          "height",
          "bytes",
          "saver_bytes",
          "left_at",
        ],
        "a file's name, which coordinators chose to publish": ["name"],
      },
      download: [],
    }),
    pictures: table<Pictures>()({
      notPersonal: {
        "about the page": ["id", "file_key", "version", "created_at", "updated_at", "deleted_at"],
      },
      download: [],
    }),
    picture_texts: table<PictureTexts>()({
      notPersonal: { "what is published": ["picture_id", "language", "alt"] },
      download: [],
    }),
  },
};
