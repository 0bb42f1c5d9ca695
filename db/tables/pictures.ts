import type { Language } from "~/locales/languages";
import { table } from "../column-kinds";
import type { Timestamp, Version } from "../column-values";

/** The files that were made of one upload. */
export interface PictureFiles {
  /** Random; the files' names begin with it. */
  key: string;
  /** In pixels, the smallest first, separated by commas: there is a file of each kind for each. */
  widths: string;
  /** Of the largest, in pixels. */
  width: number;
  height: number;
  /** What all of them take. */
  bytes: number;
  /** What the JPEG takes that is shown to who saves data; null for uploads from before it was noted. */
  saver_bytes: number | null;
  /** What the uploaded file was called. */
  name: string;
  /** Since when no picture has them; null while one does. The clean-up removes them a while later. */
  left_at: Timestamp | null;
}

export interface Pictures {
  id: string;
  file_key: string;
  /** Counts every change. */
  version: Version;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** When it was put into the bin; null: it is not there. */
  deleted_at: Timestamp | null;
}

export interface PictureTexts {
  picture_id: string;
  language: Language;
  /** What is read out in the picture's place. */
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
