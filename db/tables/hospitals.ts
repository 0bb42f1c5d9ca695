import type { Generated } from "kysely";
import type { Language } from "~/locales/languages";
import type { TableColumns } from "../column-kinds";
import type { Flag, Lines, Timestamp, Version } from "../column-values";

export interface Hospitals {
  id: string;
  status: "draft" | "published";
  sample: Flag;
  /** Counts every change. */
  version: Version;
  facts_version: Version;
  /** The facts, folded, for the list's search. */
  search_text: Generated<string>;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** When it was put into the bin; null: it is not there. */
  deleted_at: Generated<Timestamp | null>;
  slug: string;
  country: string;
  /** In English; the cover is drawn by it. */
  city: string;
  /** Latitude and longitude: "13.746, 100.552". */
  place: Generated<string>;
  website: Generated<string>;
  accreditation_body: Generated<string>;
  /** `2024`, `2024-03` or `2024-03-17`. */
  accreditation_as_of: Generated<string>;
  accreditation_source: Generated<string>;
  specialties: Generated<Lines>;
}

export interface HospitalTexts {
  record_id: string;
  language: Language;
  /** Counts the changes of these words. */
  version: Version;
  /** The version of the English that these words were last held against; English has its own. */
  english_version: Version;
  /** The words, folded, for the list's search. */
  search_text: Generated<string>;
  updated_at: Timestamp;
  name: string;
  location: string;
  address: string;
  bio: string;
  about: string;
  key_highlights: Lines;
  centers_of_excellence: Lines;
  services_for_bangladesh: Lines;
}

/** What coordinators chose from the library, in their order; the first is the cover. */
export interface HospitalPictures {
  record_id: string;
  picture_id: string;
  position: number;
}

/** The drawings of the samples; pictures are in `hospital_pictures`. */
export interface HospitalPhotos {
  id: string;
  hospital_id: string;
  file: string;
  width: number;
  height: number;
  position: number;
  /** Drawn by us. */
  sample: Generated<Flag>;
}

export interface HospitalPhotoTexts {
  photo_id: string;
  language: Language;
  /** What it shows, for those who do not see it. */
  alt: string;
}

export const hospitalsColumns = {
  hospitals: {
    notPersonal: {
      "about a hospital": [
        "id",
        "status",
        "sample",
        "version",
        "facts_version",
        "search_text",
        "created_at",
        "updated_at",
        "deleted_at",
        "slug",
        "country",
        "city",
        "place",
        "website",
        "accreditation_body",
        "accreditation_as_of",
        "accreditation_source",
        "specialties",
      ],
    },
    download: [],
  },
  hospital_texts: {
    notPersonal: {
      "about a hospital": [
        "record_id",
        "language",
        "version",
        "english_version",
        "search_text",
        "updated_at",
        "name",
        "location",
        "address",
        "bio",
        "about",
        "key_highlights",
        "centers_of_excellence",
        "services_for_bangladesh",
      ],
    },
    download: [],
  },
  hospital_pictures: {
    notPersonal: { "about a hospital": ["record_id", "picture_id", "position"] },
    download: [],
  },
  hospital_photos: {
    notPersonal: {
      "about a hospital": ["id", "hospital_id", "file", "width", "height", "position", "sample"],
    },
    download: [],
  },
  hospital_photo_texts: {
    notPersonal: { "about a hospital": ["photo_id", "language", "alt"] },
    download: [],
  },
} as const satisfies {
  hospitals: TableColumns<Hospitals>;
  hospital_texts: TableColumns<HospitalTexts>;
  hospital_pictures: TableColumns<HospitalPictures>;
  hospital_photos: TableColumns<HospitalPhotos>;
  hospital_photo_texts: TableColumns<HospitalPhotoTexts>;
};
