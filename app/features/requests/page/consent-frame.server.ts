import type { Consent } from "~/features/papers/consents.server";
import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { DOT } from "~/ui/dot";
import type { RequestRecord } from "../find.server";
import { requestPath } from "../request-path";
import { stateText } from "./consents-view.server";
import { crumbsTo } from "./load.server";

/** "Riverside Hospital · Treatment · given · Arif Hasan · 25 November 2026 · by phone". */
export function consentLabel(consent: Consent, language: Language): string {
  const { purposes } = texts(language).consents;
  return [consent.recipient, purposes[consent.purpose], stateText(consent, language)].join(DOT);
}

/** Title, texts and crumbs of a form about consents. */
export function consentFormFrame(found: RequestRecord, language: Language, title: string) {
  const back = requestPath(found, language, "consents");
  const { desk: text } = texts(language).consents;
  const crumbs = [...crumbsTo(found, language), { href: back, label: text.title }];
  return { meta: { title }, title, text, crumbs };
}

export function optionsOf<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) {
  return values.map((value) => ({ value, label: labels[value] }));
}
