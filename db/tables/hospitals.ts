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
  version: Version;
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
  /** Lower-cased words of the row, for the list's text search. */
  search_text: string;
}

export interface HospitalSpecialties {
  hospital_id: string;
  specialty: string;
}

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
      ],
    },
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
        "search_text",
      ],
    },
    download: [],
  },
  hospital_specialties: {
    notPersonal: { "about a hospital": ["hospital_id", "specialty"] },
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
  hospital_specialties: TableColumns<HospitalSpecialties>;
  hospital_photos: TableColumns<HospitalPhotos>;
  hospital_photo_texts: TableColumns<HospitalPhotoTexts>;
};
