import type { Language } from "~/locales/languages";
import { table } from "../column-kinds";
import type { Flag, Timestamp, Words } from "../column-values";

/** The family's consent to give papers or facts to a hospital, an airline or an embassy. */
export interface Consents {
  id: string;
  request_id: string;
  purpose: "treatment" | "flight" | "visa" | "other";
  /** Name as it was typed, so that it stays readable after the hospital was erased. */
  recipient: string;
  /** One of our hospitals; null for another recipient, or after the hospital was erased. */
  hospital_id: string | null;
  /** The text that the family read. It never changes. */
  words: string;
  language: Language;
  /** `withdrawn`: also a question that was taken back before an answer. */
  state: "asked" | "given" | "withdrawn";
  /** Typed name of the person who gave it; empty until then. */
  given_by: Words;
  way: "page" | "phone" | "paper" | "whatsapp" | null;
  asked_by: string | null;
  /** The coordinator who noted it; null if the family gave it on its page. */
  recorded_by: string | null;
  asked_at: Timestamp;
  given_at: Timestamp | null;
  withdrawn_at: Timestamp | null;
}

/** Papers or facts that were given to the recipient of a consent. */
export interface Disclosures {
  id: string;
  request_id: string;
  consent_id: string;
  /** JSON list of `DisclosedPaper`; it stays readable after a document was erased. */
  papers: string;
  /** The facts of the request were given too. */
  facts: Flag;
  way: "email" | "portal" | "courier" | "hand";
  sent_at: Timestamp;
  recorded_by: string | null;
}

const deletedAnyway = "deleted with its row anyway";
const ours = "a coordinator's work";

export const consents = {
  owner: "features/papers",
  tables: {
    consents: table<Consents>()({
      deleted: ["purpose", "recipient", "words", "given_by"],
      notPersonal: {
        random: ["id", "request_id"],
        [deletedAnyway]: [
          "hospital_id",
          "language",
          "state",
          "way",
          "asked_at",
          "given_at",
          "withdrawn_at",
        ],
        [ours]: ["asked_by", "recorded_by"],
      },
      download: [
        "purpose",
        "recipient",
        "words",
        "state",
        "given_by",
        "way",
        "asked_at",
        "given_at",
        "withdrawn_at",
      ],
      ends: "requests",
    }),
    disclosures: table<Disclosures>()({
      deleted: ["papers", "facts"],
      notPersonal: {
        random: ["id", "request_id", "consent_id"],
        [deletedAnyway]: ["way", "sent_at"],
        [ours]: ["recorded_by"],
      },
      download: ["papers", "facts", "way", "sent_at"],
      ends: "requests",
    }),
  },
};
