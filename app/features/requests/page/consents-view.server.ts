import type { Queryable } from "#db/connection.server";
import { type Consent, consentsOf } from "~/features/papers/consents.server";
import { fold } from "~/locales/fold";
import { formatDate } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { DOT } from "~/ui/dot";
import type { RequestRecord } from "../find.server";
import { partnersOf } from "../partners.server";
import { requestPath } from "../request-path";

export type ConsentsView = Awaited<ReturnType<typeof consentsView>>;

/** Ids of a request and of those merged into it. */
export function idsWithMerged({ id, merged }: RequestRecord): string[] {
  return [id, ...merged.map((one) => one.id)];
}

/** Consents on a request's page, and the partners for which none was asked. */
export async function consentsView(db: Queryable, found: RequestRecord, language: Language) {
  const { desk: text } = texts(language).consents;
  const consents = await consentsOf(db, idsWithMerged(found));
  const consentRecipients = consents.map(({ recipient }) => fold(recipient));
  const partners = await partnersOf(db, idsWithMerged(found));
  const names = new Set(partners.map(({ name }) => name));
  const askPath = (recipient?: string) => requestPath(found, language, "consents", { recipient });
  return {
    text,
    allHref: askPath(),
    lines: consents.map((consent) => ({
      id: consent.id,
      recipient: consent.recipient,
      stateText: stateText(consent, language),
    })),
    partnersWithoutConsent: [...names]
      .filter((name) => !consentRecipients.includes(fold(name)))
      .map((name) => ({ name, askHref: askPath(name) })),
  };
}

/** "given · Arif Hasan · 25 November 2026 · by phone". */
export function stateText(consent: Consent, language: Language): string {
  const { desk, ways } = texts(language).consents;
  const { state, way, given_by, given_at, withdrawn_at, asked_at } = consent;
  const day = (at: string | null) => (at ? formatDate(at, language) : "");
  if (state === "asked") return [desk.states.asked, day(asked_at)].join(DOT);
  const given = [given_by, day(given_at), way ? ways[way] : ""];
  const parts =
    state === "given"
      ? [desk.states.given, ...given]
      : [given_at ? desk.states.withdrawn : desk.states.declined, day(withdrawn_at)];
  return parts.filter(Boolean).join(DOT);
}
