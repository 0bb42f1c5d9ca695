import type { TableColumns } from "./column-kinds";
import type { Schema } from "./schema";

/** Columns of what the public reads, and of the database itself: a part of personal-columns.ts. */
export const publishedColumns = {
  reviews: {
    erased: { email: null },
    replaced: { "it would tell whether a guess at the address is right": ["content_hash"] },
    kept: {
      "a published story stays until its writer asks; another goes within a year": [
        "name",
        "place",
        "country",
        "treatment",
        "hospital_id",
        "rating",
        "text",
        "language",
      ],
    },
    notPersonal: {
      random: ["id", "submission_key"],
      "times and states": [
        "consented_at",
        "status",
        "submitted_at",
        "published_at",
        "sample",
        "version",
      ],
    },
    download: [
      "name",
      "email",
      "place",
      "country",
      "treatment",
      "rating",
      "text",
      "consented_at",
      "status",
      "submitted_at",
    ],
    ends: "stories",
    sooner: { email: "story-addresses" },
  },
  video_reviews: {
    kept: { "published with the patient's consent": ["title", "video_url", "patient"] },
    notPersonal: {
      "of the page": ["id", "status", "published_at", "sample", "created_at", "version"],
    },
    download: [],
    ends: "publication",
  },
  team_members: {
    kept: { "who works here is published": ["photo"] },
    notPersonal: {
      "of the page": ["id", "position", "status", "sample", "created_at", "updated_at", "version"],
    },
    download: [],
    ends: "publication",
  },
  team_member_texts: {
    kept: { "who works here is published": ["name", "role", "bio"] },
    notPersonal: {
      "of the page": ["member_id", "language", "version", "english_version", "updated_at"],
    },
    download: [],
    ends: "publication",
  },
  company: {
    notPersonal: {
      "the company's own, for everybody": [
        "id",
        "name",
        "phone",
        "whatsapp",
        "email",
        "address_en",
        "address_bn",
        "address_th",
        "facebook",
        "youtube",
        "instagram",
        "sample",
        "updated_at",
        "version",
      ],
    },
    download: [],
  },
  company_texts: {
    notPersonal: {
      "the company's own, for everybody": ["company_id", "language", "address"],
    },
    download: [],
  },
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
      "of a hospital": ["id", "hospital_id", "file", "width", "height", "position", "sample"],
    },
    download: [],
  },
  hospital_photo_texts: {
    notPersonal: { "of a hospital": ["photo_id", "language", "alt"] },
    download: [],
  },
  posts: {
    notPersonal: {
      "of the blog": [
        "id",
        "slug",
        "category",
        "featured",
        "cover",
        "video_url",
        "status",
        "published_at",
        "sample",
        "created_at",
        "updated_at",
        "version",
      ],
    },
    download: [],
  },
  post_texts: {
    notPersonal: { "of the blog": ["post_id", "language", "title", "excerpt", "body"] },
    download: [],
  },
  content_stamps: { notPersonal: { "of the database": ["name", "stamp"] }, download: [] },
  readiness: { notPersonal: { "of the database": ["id", "at", "padding"] }, download: [] },
  seeds: { notPersonal: { "of the database": ["name", "at"] }, download: [] },
} as const satisfies { [Table in keyof Schema]?: TableColumns<Table> };
