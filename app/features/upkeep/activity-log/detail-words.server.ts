import { isLanguage, type Language, languageNames } from "~/locales/languages";
import { texts } from "~/server/i18n.server";

type Words = Readonly<Record<string, string>>;

/**
 * The display text of an event's detail, which is a list of keys or a move between two statuses. References and
 * unknown keys are not changed.
 */
export function detailText(kind: string, detail: string, language: Language): string {
  if (isLanguage(detail)) return languageNames[detail];
  const words = labelsFor(kind, language);
  const wordOf = (name: string) => words[name] ?? name;
  return detail
    .split(", ")
    .map((part) => part.split(" → ").map(wordOf).join(" → "))
    .join(", ");
}

function labelsFor(kind: string, language: Language): Words {
  const {
    account,
    booking,
    dashboard,
    deskPapers,
    handling,
    neededPapers,
    partners,
    queue,
    requestWork,
    undelivered,
  } = texts(language);
  switch (kind) {
    case "request-acted":
    case "request-undone":
    case "request-kind-changed":
      return {
        ...dashboard.statuses,
        ...handling.composer.acts,
        ...queue.kind,
        ...deskPapers.acts,
      };
    case "request-contacts-changed":
      return requestWork.people.changes;
    case "request-papers-changed":
      return neededPapers.changes;
    case "request-corrected":
      return booking.facts;
    case "request-partner":
      return partners.fields;
    default:
      return { ...account.audit.details, ...undelivered.kinds };
  }
}
