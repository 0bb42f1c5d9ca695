import type { Generated } from "kysely";
import type { Language } from "~/locales/languages";
import type { TableColumns } from "../column-kinds";
import type { Flag, Lines, Timestamp, Version } from "../column-values";

export interface Hospitals {
  id: string;
  slug: string;
  country: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
  website: string | null;
  accreditation_body: string | null;
  accreditation_as_of: string | null;
  accreditation_source: string | null;
  status: "draft" | "published";
  sample: Flag;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** Counts every change. */
  version: Version;
  /** Counts the changes of what is the same in every language: this row, and the specialties. */
  facts_version: Version;
  /** When it was put into the bin; null: it is not there. */
  deleted_at: Generated<Timestamp | null>;
}

/** Addresses that hospitals had before; whoever comes by one is led on. */
export interface HospitalSlugs {
  slug: string;
  hospital_id: string;
}

export interface HospitalTexts {
  hospital_id: string;
  language: Language;
  name: string;
  location: string;
  address: string;
  bio: string;
  about: string;
  key_highlights: Lines;
  centers_of_excellence: Lines;
  services_for_bangladesh: Lines;
  /** Counts the changes of these words. */
  version: Version;
  /** The version of the English that these words were last held against; English has its own. */
  english_version: Version;
  updated_at: Generated<Timestamp>;
}

export interface HospitalSpecialties {
  hospital_id: string;
  specialty: string;
  /** Of the same place those come first that stand first in the list of all. */
  position: Generated<number>;
}

/** What coordinators chose from the library, in their order; the first is the cover. */
export interface HospitalPictures {
  hospital_id: string;
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
        "slug",
        "country",
        "city",
        "latitude",
        "longitude",
        "website",
        "accreditation_body",
        "accreditation_as_of",
        "accreditation_source",
        "status",
        "sample",
        "created_at",
        "updated_at",
        "version",
        "facts_version",
        "deleted_at",
      ],
    },
    download: [],
  },
  hospital_slugs: {
    notPersonal: { "about a hospital": ["slug", "hospital_id"] },
    download: [],
  },
  hospital_texts: {
    notPersonal: {
      "about a hospital": [
        "hospital_id",
        "language",
        "name",
        "location",
        "address",
        "bio",
        "about",
        "key_highlights",
        "centers_of_excellence",
        "services_for_bangladesh",
        "version",
        "english_version",
        "updated_at",
      ],
    },
    download: [],
  },
  hospital_specialties: {
    notPersonal: { "about a hospital": ["hospital_id", "specialty", "position"] },
    download: [],
  },
  hospital_pictures: {
    notPersonal: { "about a hospital": ["hospital_id", "picture_id", "position"] },
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
  hospital_slugs: TableColumns<HospitalSlugs>;
  hospital_texts: TableColumns<HospitalTexts>;
  hospital_specialties: TableColumns<HospitalSpecialties>;
  hospital_pictures: TableColumns<HospitalPictures>;
  hospital_photos: TableColumns<HospitalPhotos>;
  hospital_photo_texts: TableColumns<HospitalPhotoTexts>;
};
