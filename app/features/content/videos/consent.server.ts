import { FACTS } from "~/features/audit/content-area.server";
import { findAccountById } from "~/features/identity/accounts.server";
import { areaTexts } from "~/locales/areas";
import { formatAsOf, formatDate } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";
import type { AreaRecord, Panel, Values } from "../engine/area.server";
import { isHeldConsent } from "../engine/consent";

const KEY = "videos-reviews";

export function consentCheck(facts: Values, language: Language) {
  const isDone = Boolean(facts.consent_source);
  return { isDone, text: consentLine(facts, language), part: FACTS } as const;
}

function consentLine(facts: Values, language: Language): string {
  const { films, editing } = texts(language);
  const { consent_source: source, consented_on = "", withdrawn_on } = facts;
  const t = translator(language);
  if (withdrawn_on) {
    return t("films.consent.openWithdrawn", { date: formatAsOf(withdrawn_on, language) });
  }
  if (!isHeldConsent(source)) return films.consent.open;
  const how = editing.consent.sources[source];
  return t("editing.consent.line", { how, date: formatAsOf(consented_on, language) });
}

/**
 * A panel with the consent's state, the coordinator who recorded it, and links to record or withdraw it. The facts
 * contain its other values.
 */
export async function consentPanel(
  context: Context,
  { id, facts, row }: AreaRecord,
  language: Language,
): Promise<Panel[]> {
  const { consent: text } = texts(language).films;
  const { fields } = areaTexts[KEY][language];
  const { consent_source, withdrawn_on } = facts;
  const noteLabel = withdrawn_on ? text.noteNew : consent_source ? text.change : text.note;
  const factsHref = paths.dashboardRecord(KEY, id, language, "", { in: FACTS });
  const withdrawalHref = paths.dashboardRecord(KEY, id, language, "withdrawal");
  const at = row.consent_noted_at;
  return [
    {
      title: texts(language).editing.consent.title,
      text: withdrawn_on ? text.isWithdrawn : consent_source ? undefined : text.none,
      entries: at
        ? [
            { term: fields.consent_noted_by, value: await recorderName(context, row, language) },
            { term: fields.consent_noted_at, value: formatDate(String(at), language) },
          ]
        : undefined,
      hint: withdrawn_on ? undefined : text.withdrawn,
      links: [
        { href: factsHref, label: noteLabel },
        ...(withdrawn_on ? [] : [{ href: withdrawalHref, label: text.withdraw }]),
      ],
    },
  ];
}

async function recorderName(
  context: Context,
  { consent_noted_by: by }: AreaRecord["row"],
  language: Language,
) {
  const account = by ? await findAccountById(context.db, String(by)) : null;
  return account ? account.name || account.email : texts(language).account.audit.gone;
}
