import type { Consents, Disclosures } from "#db/tables/consents";
import type { DocumentKind } from "#db/tables/papers";
import type { Disclosure } from "~/features/papers/consents.server";
import type { WordsByLanguage } from "~/features/papers/needed-papers.server";
import { formatDate } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import { DOT } from "~/ui/dot";
import type { HistoryEntry } from "./history";

export const consentPurposes = [
  "treatment",
  "flight",
  "visa",
  "other",
] as const satisfies Consents["purpose"][];
/** Ways by which a coordinator learns of a consent that the family does not give on its page. */
export const consentWays = ["phone", "paper", "whatsapp"] as const satisfies Consents["way"][];
export const disclosureWays = [
  "email",
  "portal",
  "courier",
  "hand",
] as const satisfies Disclosures["way"][];

interface ConsentQuestion {
  purpose: Consents["purpose"];
  recipient: string;
  /** The purpose in words, if it is `other`. */
  why: string;
}

/** The text to which the family agrees. */
export function consentText(
  { purpose, ...placeholders }: ConsentQuestion,
  language: Language,
): string {
  const { always } = texts(language).consents.words;
  return `${translator(language)(`consents.words.${purpose}`, placeholders)}\n\n${always}`;
}

/** A paper's title on the request's list, otherwise the name of its kind. */
export function paperTitle(
  { kind, title }: { kind: DocumentKind; title: WordsByLanguage },
  language: Language,
): string {
  return title[language] || title.en || texts(language).paperKinds.kinds[kind];
}

type ConsentEvent = Pick<HistoryEntry, "kind" | "field" | "newValue">;

/** An event of a consent or a disclosure, after the name of its actor: "asked for consent: Riverside Hospital". */
export function consentHistoryText(
  event: ConsentEvent & Pick<HistoryEntry, "byFamily">,
  language: Language,
): string {
  const { events } = texts(language).consents;
  const deskTexts = { asked: events.asked, given: events.noted, withdrawn: events.ended };
  const familyTexts = { ...deskTexts, given: events.given, withdrawn: events.withdrawn };
  const stateTexts = event.byFamily ? familyTexts : deskTexts;
  return withRecipient(event, { ...stateTexts, sent: events.sent }, language);
}

/** The same event, as the family's conversation shows it. */
export function consentConversationText(event: ConsentEvent, language: Language): string {
  return withRecipient(event, texts(language).consents.told, language);
}

function withRecipient(
  { kind, field, newValue }: ConsentEvent,
  textByState: Record<Consents["state"] | "sent", string>,
  language: Language,
): string {
  const state = (["given", "withdrawn"] as const).find((one) => one === field) ?? "asked";
  const text = textByState[kind === "disclosure" ? "sent" : state];
  const way = disclosureWays.find((one) => one === field);
  // the recipient's name is erased with the request
  return [
    [text, newValue].filter(Boolean).join(": "),
    way ? texts(language).consents.sentBy[way] : "",
  ]
    .filter(Boolean)
    .join(DOT);
}

/** Names of the disclosed papers, and of the request's facts if they were disclosed. */
export function disclosedNames({ papers, facts }: Disclosure, language: Language): string[] {
  const titles = papers.map((paper) => paperTitle(paper, language));
  return facts ? [...titles, texts(language).consents.facts] : titles;
}

/** Day, way and sender of a disclosure. */
export function disclosureText(
  { sent_at, way, recorded_by }: Disclosure,
  names: ReadonlyMap<string, string>,
  language: Language,
): string {
  const { sentBy } = texts(language).consents;
  const name = names.get(recorded_by ?? "");
  return [formatDate(sent_at, language), sentBy[way], name].filter(Boolean).join(DOT);
}
