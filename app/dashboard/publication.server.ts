import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import type { PublicationView } from "./publication-panel";

/** A record's publication state, with the page's texts. */
export function publicationView(
  record: { status: "draft" | "published"; sample: boolean; version: number },
  more: {
    isComplete: boolean;
    /** Another reason against publishing, as a sentence. */
    unfitReason?: string | null;
    /** Time when the page was opened, ISO 8601 UTC. */
    openedAt: string;
    action: string;
    /** Null if only coordinators use the record. */
    sitePath: string | null;
  },
  language: Language,
): PublicationView {
  const { editing } = texts(language);
  const isPublished = record.status === "published";
  const { isComplete, unfitReason = null } = more;
  const { statusText, withdraw } = more.sitePath === null ? editing.inHouse : editing;
  const canPublish = isPublished || (isComplete && unfitReason === null);
  return {
    isPublished,
    status: editing.status[record.status],
    explanation: canPublish
      ? statusText[record.status]
      : ((isComplete ? unfitReason : null) ?? editing.incomplete),
    sample: record.sample,
    action: more.action,
    hidden: {
      published: isPublished ? "no" : "yes",
      version: String(record.version),
      openedAt: more.openedAt,
    },
    submit: canPublish ? (isPublished ? withdraw : editing.publish) : null,
    site:
      isPublished && more.sitePath !== null ? { href: more.sitePath, label: editing.view } : null,
  };
}
