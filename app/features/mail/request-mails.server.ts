import type { RequestKind } from "#db/tables/requests";
import { REPLY_WITHIN_HOURS, URGENT_REMINDER_MINUTES } from "~/constants";
import { formatDateTime, formatHours, formatUnit } from "~/locales/format";
import { defaultLanguage, type Language } from "~/locales/languages";
import { paths } from "~/paths";
import { translator } from "~/server/i18n.server";
import { compose, type MailCompany } from "./compose.server";
import { linkInstructions, sentPagePath } from "./link-mails.server";
import type { Mail, MailKind } from "./mail";

interface RequestMailBase {
  kind: RequestKind;
  requestId: string;
  to: string;
  reference: string;
  /** ISO 8601 UTC; shown in Bangladesh time. */
  dueAt: string;
  publicUrl: string;
  company: MailCompany;
}

interface Receipt extends RequestMailBase {
  language: Language;
  privateLinkPath?: string;
  /** True while the promised time runs: an expired promise is not repeated. */
  isPromiseRunning: boolean;
  /** A coordinator took the request on the phone. */
  byPhone?: true;
  /** Time of arrival (ISO 8601 UTC), if the receipt is sent again after a failure. */
  firstReceivedAt?: string;
}

interface CoordinatorNotice extends RequestMailBase {
  urgent: boolean;
  /** First request of a flood; no other is announced for an hour. */
  isFlood?: boolean;
  /** Nobody is on duty, so all coordinators get it. */
  isToEverybody?: boolean;
  /** Missing in the first notice. `wrote`: the family wrote, or sent a paper. */
  occasion?: "reminder" | "wrote";
}

/** A family's receipt. It never repeats what they wrote. */
export function requestReceivedMail(receipt: Receipt): Mail {
  const { kind, requestId, language, to, reference, dueAt, publicUrl, company } = receipt;
  const { isPromiseRunning, byPhone, firstReceivedAt: arrivedAt, privateLinkPath } = receipt;
  const t = translator(language);
  const hours = formatHours(REPLY_WITHIN_HOURS, language);
  const keyPrefix = `mail.requestReceived.${textGroupOf(kind)}` as const;
  const mail = compose("request-received", to, t, company, {
    language,
    subject: t(`${keyPrefix}.subject`, { reference }),
    heading: t(`${keyPrefix}.heading`),
    paragraphs: [
      ...(arrivedAt ? [t("mail.again", { time: formatDateTime(arrivedAt, language) })] : []),
      ...(byPhone ? [t("mail.requestReceived.byPhone")] : []),
      ...(isPromiseRunning ? [t(`${keyPrefix}.next`, { hours })] : []),
    ],
    danger: [
      t("mail.danger"),
      ...(company.phoneText
        ? [t("mail.requestReceived.urgent", { phone: company.phoneText })]
        : []),
    ].join(" "),
    facts: [
      { label: t("mail.facts.reference"), value: reference },
      ...(isPromiseRunning
        ? [{ label: t("mail.facts.replyBy"), value: formatDateTime(dueAt, language) }]
        : []),
      ...(company.phoneText
        ? [{ label: t("mail.facts.phone"), value: company.phoneText, href: `tel:${company.phone}` }]
        : []),
    ],
    link: {
      label: t(`${keyPrefix}.link`),
      url: publicUrl + (privateLinkPath ?? sentPagePath(kind, reference, language)),
    },
    afterwards: privateLinkPath ? linkInstructions(publicUrl, reference, language) : [],
  });
  return { ...mail, requestId };
}

/** Tells a coordinator, in English, of a request: its reference, deadline and link, no personal data. */
export function coordinatorRequestMail(notice: CoordinatorNotice): Mail {
  const { kind, requestId, to, reference, dueAt, publicUrl, company } = notice;
  const t = translator(defaultLanguage);
  const keyPrefix = `mail.coordinatorNewRequest.${textGroupOf(kind)}` as const;
  const headingKeyPrefix = headingKeyPrefixOf(notice);
  const limit = formatUnit(URGENT_REMINDER_MINUTES, "minute", defaultLanguage);
  const area = kind === "message" ? "contacts" : "bookings";
  const page = paths.dashboardRecord(area, requestId, defaultLanguage);
  const mail = compose(mailKindOf(notice), to, t, company, {
    language: defaultLanguage,
    subject: t(`${headingKeyPrefix}.subject`, { reference, limit }),
    heading: t(`${headingKeyPrefix}.heading`, { limit }),
    paragraphs: [
      ...(notice.isFlood ? [t("mail.flood")] : []),
      t("mail.coordinatorNewRequest.text"),
    ],
    facts: [
      { label: t("mail.facts.reference"), value: reference },
      { label: t("mail.facts.dueAt"), value: formatDateTime(dueAt, defaultLanguage) },
    ],
    link: { label: t(`${keyPrefix}.link`), url: publicUrl + page },
    afterwards: notice.isToEverybody ? [t("mail.nobodyOnDuty")] : [],
  });
  return { ...mail, requestId };
}

/** Tells a coordinator, in English, of a request handed to them; only its reference and a note. */
export function coordinatorHandedOverMail({
  kind,
  requestId,
  to,
  reference,
  note,
  publicUrl,
  company,
}: Omit<RequestMailBase, "dueAt"> & { note: string }): Mail {
  const t = translator(defaultLanguage);
  const area = kind === "message" ? "contacts" : "bookings";
  const page = paths.dashboardRecord(area, requestId, defaultLanguage);
  const mail = compose(
    "coordinator-handed-over",
    to,
    t,
    { name: company.name },
    {
      language: defaultLanguage,
      subject: t("requestWork.handedOver.subject", { reference }),
      heading: t("requestWork.handedOver.heading"),
      paragraphs: [t("requestWork.handedOver.text")],
      facts: [
        { label: t("mail.facts.reference"), value: reference },
        ...(note ? [{ label: t("requestWork.handedOver.note"), value: note }] : []),
      ],
      link: { label: t("mail.coordinatorNewRequest.booking.link"), url: publicUrl + page },
    },
  );
  return { ...mail, requestId };
}

/** Prefix of the dictionary keys of the subject and the heading. */
function headingKeyPrefixOf({ occasion, urgent, kind }: CoordinatorNotice) {
  if (occasion === "wrote") {
    return urgent ? ("deskAccess.mail.wroteUrgent" as const) : ("deskAccess.mail.wrote" as const);
  }
  if (occasion === "reminder") return "mail.coordinatorNewRequest.reminder" as const;
  if (urgent) return "mail.coordinatorNewRequest.urgent" as const;
  return `mail.coordinatorNewRequest.${textGroupOf(kind)}` as const;
}

function mailKindOf({ occasion }: CoordinatorNotice): MailKind {
  if (occasion === "wrote") return "coordinator-family-wrote";
  return occasion === "reminder" ? "coordinator-urgent-waiting" : "coordinator-new-request";
}

function textGroupOf(kind: RequestKind): "booking" | "message" {
  return kind === "message" ? "message" : "booking";
}

/**
 * Tells a coordinator, in English, that open requests were erased, and that requests merged into
 * them are separate again.
 */
export function coordinatorErasedMail({
  to,
  erased,
  returned,
  url,
  company,
}: {
  to: string;
  company: MailCompany;
  /** Addresses of the erased requests' pages. */
  erased: readonly string[];
  /** Numbers of the requests that are separate again. */
  returned: readonly string[];
  url: string;
}): Mail {
  const t = translator(defaultLanguage);
  return compose("coordinator-erased", to, t, company, {
    language: defaultLanguage,
    subject: t("mail.coordinatorErased.subject"),
    heading: t("mail.coordinatorErased.heading"),
    paragraphs: [
      t("mail.coordinatorErased.text"),
      ...(returned.length > 0 ? [t("mail.coordinatorErased.returned")] : []),
    ],
    facts: [
      ...erased.map((page) => ({
        label: t("mail.coordinatorErased.erased"),
        value: page,
        href: page,
      })),
      ...returned.map((value) => ({ label: t("mail.coordinatorErased.back"), value })),
    ],
    link: { label: t("mail.coordinatorErased.link"), url },
  });
}
