import type { RequestKind } from "#db/tables/requests";
import { formatDateTime } from "~/locales/format";
import { type Language, languageNames } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { factLines, factName } from "../fact-words.server";
import { emptyFacts, type FactKey, type Facts, facts } from "../facts";
import { emailView, phoneView } from "../ways.server";
import type { FactView } from "./parts";
import type { ShownRequest } from "./shown.server";

/** Facts that have their own place on the page: at the top, or as links. */
const factsElsewhere: readonly FactKey[] = ["fullName", "phoneNumber", "email", "tellUsMore"];

/** Facts that the kind of the request asks for, and others that have a value. */
export function factsToShow(kind: RequestKind, values: Facts): FactKey[] {
  return facts
    .filter(({ key, asked }) => asked[kind] || values[key] !== emptyFacts[key])
    .map(({ key }) => key);
}

/**
 * Facts in the order of the page, then those of merged requests that differ. If the request is
 * merged into another, numbers and addresses are plain text.
 */
export function factsView(found: ShownRequest, language: Language): FactView[] {
  const ownFacts = [...requestFacts(found, found.kind, language), ...senderFacts(found, language)];
  const name = nameFact(found, language);
  const isKnown = (fact: FactView) =>
    [name, ...ownFacts].some(({ term, value }) => term === fact.term && value === fact.value);
  const mergedFacts = found.merged.flatMap((one) => {
    const hospital = found.hospitals.get(one.hospital) ?? one.hospital;
    return (
      [
        nameFact(one, language),
        ...requestFacts({ ...one, hospital }, found.kind, language),
        ...contactFacts(one, language),
      ]
        // the request already has the highest urgency of all merged requests
        .filter(({ term, value }) => value !== "" && term !== factName("urgent", language))
        .filter((fact) => !isKnown(fact))
        .map((fact) => ({ ...fact, mergedReference: one.reference }))
    );
  });
  const isFilledByMerged = ({ term, value }: FactView) =>
    value === "" && mergedFacts.some((other) => other.term === term);
  const all = [...ownFacts.filter((fact) => !isFilledByMerged(fact)), ...mergedFacts];
  return found.partOf ? all.map(({ href, ...fact }) => fact) : all;
}

function requestFacts(values: Facts, kind: RequestKind, language: Language): FactView[] {
  const keys = factsToShow(kind, values).filter((key) => !factsElsewhere.includes(key));
  return factLines(values, language)
    .filter(({ key }) => keys.includes(key))
    .map(({ term, value }) => ({ term, value }));
}

function nameFact({ fullName }: Facts, language: Language): FactView {
  return { term: factName("fullName", language), value: fullName };
}

/** Contacts and language of the family, the time of arrival and the deadline. */
function senderFacts(found: ShownRequest, language: Language): FactView[] {
  const { handling } = texts(language);
  return [
    ...contactFacts(found, language),
    { term: handling.facts.language, value: languageNames[found.language], lang: found.language },
    { term: handling.facts.sent, value: formatDateTime(found.receivedAt, language) },
    { term: handling.facts.due, value: formatDateTime(found.dueAt, language) },
  ];
}

function contactFacts(values: Facts, language: Language): FactView[] {
  const phone = phoneView(values.phoneNumber);
  const email = emailView(values.email);
  return [
    { term: factName("phoneNumber", language), value: phone?.text ?? "", href: phone?.href },
    { term: factName("email", language), value: email?.text ?? "", href: email?.href },
  ];
}
