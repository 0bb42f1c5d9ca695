import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import type { PublicationView } from "./publication-panel";

/** How a record's publication stands, in words. */
export function publicationView(
  record: { status: "draft" | "published"; sample: boolean; version: number },
  more: {
    /** Whether the English is filled in. */
    isComplete: boolean;
    /** What else stands in the way of publishing it, in words; null or left out: nothing. */
    unfit?: string | null;
    /** When the page was opened, ISO 8601 UTC. */
    openedAt: string;
    action: string;
    /** The public page it stands on. */
    sitePath: string;
  },
  language: Language,
): PublicationView {
  const { editing } = texts(language);
  const isPublished = record.status === "published";
  const { isComplete, unfit = null } = more;
  const canPublish = isPublished || (isComplete && unfit === null);
  return {
    isPublished,
    status: editing.status[record.status],
    explanation: canPublish
      ? editing.statusText[record.status]
      : ((isComplete ? unfit : null) ?? editing.incomplete),
    sample: record.sample,
    action: more.action,
    hidden: {
      published: isPublished ? "no" : "yes",
      version: String(record.version),
      openedAt: more.openedAt,
    },
    submit: canPublish ? (isPublished ? editing.withdraw : editing.publish) : null,
    site: isPublished ? { href: more.sitePath, label: editing.view } : null,
  };
}
