import type { Generated } from "kysely";
import type { Language } from "~/locales/languages";
import { table } from "../column-kinds";
import type { Flag, Lines, Words } from "../column-values";
import {
  pictureTable,
  type RecordRow,
  recordTable,
  type TextRow,
  textTable,
} from "./record-columns";

export interface Hospitals extends RecordRow {
  slug: string;
  country: string;
  /** In English; decides the drawing on the cover. */
  city: string;
  /** Latitude and longitude: "13.746, 100.552". */
  place: Words;
  website: Words;
  accreditation_body: Words;
  /** `2024`, `2024-03` or `2024-03-17`. */
  accreditation_as_of: Words;
  accreditation_source: Words;
  specialties: Generated<Lines>;
}

export interface HospitalTexts extends TextRow {
  name: Words;
  location: Words;
  address: Words;
  bio: Words;
  about: Words;
  key_highlights: Generated<Lines>;
  centers_of_excellence: Generated<Lines>;
  services_for_bangladesh: Generated<Lines>;
}

/** Images of sample hospitals; only seeds write them. Uploads are in `hospital_pictures`. */
export interface HospitalPhotos {
  id: string;
  hospital_id: string;
  file: string;
  width: number;
  height: number;
  position: number;
  /** True for a drawing, false for a photograph. */
  sample: Generated<Flag>;
}

export interface HospitalPhotoTexts {
  photo_id: string;
  language: Language;
  /** Description for people who do not see it. */
  alt: string;
}

export const hospitals = {
  owner: "features/content/hospitals",
  tables: {
    hospitals: recordTable<Hospitals>()({
      notPersonal: {
        "about a hospital": [
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
    }),
    hospital_texts: textTable<HospitalTexts>()({
      notPersonal: {
        "about a hospital": [
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
    }),
    hospital_pictures: pictureTable,
    hospital_photos: table<HospitalPhotos>()({
      notPersonal: {
        "about a hospital": ["id", "hospital_id", "file", "width", "height", "position", "sample"],
      },
      download: [],
    }),
    hospital_photo_texts: table<HospitalPhotoTexts>()({
      notPersonal: { "about a hospital": ["photo_id", "language", "alt"] },
      download: [],
    }),
  },
};
