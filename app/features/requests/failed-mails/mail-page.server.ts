import { randomUUID } from "node:crypto";
import { data } from "@remix-run/node";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { findAccount, findAccountById } from "~/features/identity/accounts.server";
import { findFailedMail, type Settlement } from "~/features/mail/failed-mails.server";
import { EXPIRED, failureReason } from "~/features/mail/failure";
import { formatDateTime, formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { languageOf, texts, translator } from "~/server/i18n.server";
import type { MailedRequest } from "../mailed.server";
import { requestPath } from "../request-path";
import { emailView, phoneView } from "../ways.server";
import { callSchema } from "./call.schema";
import { remedyOf } from "./failed-mail";
import { mailPaths } from "./mail-paths.server";
import { requestOfMail } from "./mail-subjects.server";
import { kindWords, reasonWords } from "./mail-words.server";
import { addressForResend } from "./recompose.server";

export type LoadedMail = Awaited<ReturnType<typeof loadMail>>;

/** Loads every page about one failed mail. @throws a 404 page if there is none */
export async function loadMail(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const mail = await findFailedMail(context.db, id);
  if (!mail) throw data(null, { status: 404 });
  const { booking, undelivered, dashboard } = texts(language);
  const t = translator(language);
  const mailedRequest = await requestOfMail(context.db, mail, context.now());
  const resendAddress = await addressForResend(context.db, mail, mailedRequest);
  const remedy = remedyOf(mail.kind);
  const recipientAccount =
    remedy === "security" ? await findAccount(context.db, mail.recipient) : null;
  const isRefused =
    resendAddress === mail.recipient && failureReason(mail.code) === "unknown-address";
  const title = kindWords(mail.kind, language);
  return {
    meta: { title },
    text: {
      ...undelivered,
      act: dashboard.act,
      contact: {
        fullName: booking.facts.fullName,
        phone: booking.facts.phoneNumber,
        whatsapp: dashboard.detail.whatsapp,
        email: booking.facts.email,
      },
      list: dashboard.list,
    },
    view: {
      title,
      reason: reasonWords(mail, language),
      recipient: mail.recipient,
      attempts: formatNumber(mail.attempts, language),
      code: mail.code === EXPIRED ? "" : (mail.code ?? ""),
      written: formatDateTime(mail.createdAt, language),
      failedAt: formatDateTime(mail.failedAt, language),
      request: mailedRequest && requestView(mailedRequest, language),
      recipientContact: contactView(
        remedy === "receipt" || remedy === "way-in"
          ? mailedRequest
          : remedy === "security"
            ? recipientAccount
            : null,
        mail.recipient,
      ),
      sendAgain:
        resendAddress === null
          ? null
          : {
              text: t("undelivered.sendAgain.text", { to: resendAddress }),
              warning: isRefused ? undelivered.sendAgain.refused : null,
            },
      canCall: mailedRequest !== null && remedy === "receipt",
      advice: resendAddress === null ? adviceOn(mail, mailedRequest, language) : null,
      settlement: mail.settlement && (await settlementView(context, mail.settlement, language)),
      formKey: randomUUID(),
      rules: { call: formRulesOf(callSchema) },
      paths: {
        list: mailPaths.list(language),
        mail: mailPaths.mail(id, language),
        resending: mailPaths.resending(id, language),
        closing: mailPaths.closing(id, language),
      },
    },
  };
}

function requestView(mailedRequest: MailedRequest, language: Language) {
  return {
    reference: mailedRequest.reference,
    kind: texts(language).queue.kind[mailedRequest.kind],
    href: requestPath(mailedRequest, language),
  };
}

/** Other contacts of the recipient; the address only if it has changed. */
function contactView(
  person: { name: string | null; phone: string | null; email: string } | null,
  recipient: string,
) {
  return (
    person && {
      name: person.name ?? "",
      phone: phoneView(person.phone || null),
      email: emailView(person.email === recipient ? "" : person.email),
    }
  );
}

/** Advice, with a link, for a mail that cannot be resent. */
function adviceOn(
  { kind, recipient }: { kind: string; recipient: string },
  mailedRequest: MailedRequest | null,
  language: Language,
): { text: string; link: { href: string; label: string } | null } {
  const { undelivered, account, queue, deskAccess } = texts(language);
  const { advice } = undelivered;
  const dashboardLink = (part: string, label: string, query = {}) => ({
    href: paths.dashboardPage(part, language, query),
    label,
  });
  switch (remedyOf(kind)) {
    case "receipt":
    case "notice":
      return { text: mailedRequest ? advice.notTold : advice.erased, link: null };
    case "hand-over":
      return { text: mailedRequest ? advice.notOwner : advice.erased, link: null };
    case "invitation":
      return {
        text: advice.invitation,
        link: dashboardLink("registration", account.registration.title),
      };
    case "asked-for":
      return { text: advice.askedFor, link: null };
    case "way-in":
      return mailedRequest
        ? {
            text: advice.wayIn,
            link: { href: requestPath(mailedRequest, language, "access"), label: deskAccess.link },
          }
        : { text: advice.erased, link: null };
    case "security":
      return {
        text: advice.security,
        link: dashboardLink("audit", account.audit.title, { email: recipient }),
      };
    case "site":
      return {
        text: advice.site,
        link: { href: paths.dashboard(language), label: queue.nav.queue },
      };
    case null:
      return { text: advice.unknown, link: null };
  }
}

async function settlementView(context: Context, { at, as, by }: Settlement, language: Language) {
  const { undelivered, account } = texts(language);
  const who = await findAccountById(context.db, by);
  return {
    how: undelivered.settled[as],
    who: who ? who.name || who.email : account.audit.gone,
    at: { iso: at, text: formatDateTime(at, language) },
  };
}
