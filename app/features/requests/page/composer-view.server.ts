import { randomUUID } from "node:crypto";
import type { Language } from "~/locales/languages";
import type { Query } from "~/paths";
import { texts } from "~/server/i18n.server";
import { requestPath } from "../request-path";
import type { PeopleView } from "./people-view.server";
import type { ShownRequest } from "./shown.server";

interface ComposerContext {
  /** The writer's address. */
  email: string;
  people: PeopleView;
  /** True if the request is merged, so that only notes can be recorded. */
  isPart: boolean;
  now: Date;
  around: { next: string | null; query: Query };
  /** Facts as the form shows them. */
  seenFacts: Record<string, string>;
}

/** Hidden fields with the shown state of the request, so that the action can detect a conflict. */
export function shownState(
  found: Pick<ShownRequest, "version" | "lastFamilyEvent">,
  seenFacts: Record<string, string>,
  now: Date,
) {
  return {
    version: String(found.version),
    openedAt: now.toISOString(),
    lastFamilyEvent: found.lastFamilyEvent,
    seenFacts: JSON.stringify(seenFacts),
  };
}

export function composerView(
  found: ShownRequest,
  { email, people, isPart, now, around, seenFacts }: ComposerContext,
  language: Language,
) {
  const { write } = texts(language).deskAccess;
  const isMailed = email !== "" || found.people.some((person) => person.email !== "");
  return {
    action: requestPath(found, language, "", around.query),
    hidden: { formKey: randomUUID(), ...shownState(found, seenFacts, now) },
    wordsHint: wordsHint(),
    mailWords: isMailed && !isPart ? write.mailWords : null,
    next: around.next,
    recipients: people.recipients,
  };

  function wordsHint(): string {
    if (isPart) return write.wordsHints.deskOnly;
    if (people.recipients) return write.wordsHints.chosen;
    if (email) return write.wordsHints.email;
    return found.phoneNumber ? write.wordsHints.chat : write.wordsHints.untold;
  }
}
