import { type ActionFunctionArgs, data } from "@remix-run/node";
import { inTransaction } from "#db/transactions";
import { publicNamesOf } from "~/features/identity/coordinator-profile.server";
import { deviceName } from "~/features/sessions/device";
import type { Person } from "~/features/sessions/person";
import { formatDateTime, formatNumber } from "~/locales/format";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { readButtonForm } from "~/server/form.server";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { endLink, issueLink, linksOf } from "../family-links.server";
import { endFamilySession, familySessionsOf } from "../family-sessions.server";
import { requestPath } from "../request-path";
import { watchLinksOf } from "../watch-links.server";
import { crumbsTo, requestOr404 } from "./load.server";
import { chatText, chatView, type PreparedChat, peopleWithPage } from "./people-with-page.server";
import { recordAndListReadings } from "./readers.server";

export type LoadedAccess = Awaited<ReturnType<typeof loadAccess>>;

/** A link or code that was just issued; it is shown once. */
export interface IssuedAccess {
  personName: string;
  /** Eight digits in two groups. */
  code?: string;
  /** WhatsApp message with the link, in the person's language. */
  chat?: PreparedChat;
}

/**
 * Loads the links and devices with access to the family's page.
 *
 * @throws a 404 page if the request is missing, erased or merged
 */
export async function loadAccess(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const found = await unmergedRequestOr404(request, context, id);
  await recordAndListReadings(request, context, found, language);
  const text = texts(language).deskAccess;
  const title = translator(language)("deskAccess.title", { reference: found.reference });
  const now = context.now();
  const links = await linksOf(context.db, found.id);
  const names = await publicNamesOf(
    context.db,
    links.flatMap(({ createdBy }) => createdBy ?? []),
  );
  const people = peopleWithPage(found, language);
  const nameOf = (contactId: string | null) =>
    people.find((person) => person.id === (contactId ?? ""))?.name ?? text.gone;
  const moment = (at: string) => formatDateTime(at, language);
  const fact = (label: string, value: string) => `${label}: ${value}`;
  return {
    meta: { title },
    title,
    text,
    view: {
      crumbs: crumbsTo(found, language),
      issueAction: requestPath(found, language, "access"),
      endAction: requestPath(found, language, "access/ended"),
      people,
      links: links.map((link) => ({
        id: link.id,
        title: `${text.ways[link.way]} · ${nameOf(link.contactId)}`,
        facts: [
          fact(text.issued, moment(link.createdAt)),
          link.createdBy ? fact(text.by, names.get(link.createdBy) || text.gone) : "",
          fact(text.used, link.usedAt ? moment(link.usedAt) : text.never),
          link.tries > 0 ? fact(text.tries, formatNumber(link.tries, language)) : "",
          link.endedAt ? fact(text.ended, moment(link.endedAt)) : "",
          !link.endedAt && link.expiresAt <= now.toISOString() ? text.expired : "",
        ].filter(Boolean),
        isOpen: !link.endedAt && link.expiresAt > now.toISOString(),
      })),
      devices: (await familySessionsOf(context.db, found.id, now)).map((session) => ({
        id: session.id,
        title: `${deviceName(session.userAgent) ?? text.device} · ${nameOf(session.contactId)}`,
        facts: [
          text.devices[session.device],
          fact(text.since, moment(session.createdAt)),
          fact(text.lastSeen, moment(session.lastSeenAt)),
        ],
      })),
      watchLinks: (await watchLinksOf(context.db, found.id, now)).map((link) => ({
        id: link.id,
        title: `${text.relative} · ${link.label}`,
        facts: [
          fact(text.issued, moment(link.createdAt)),
          fact(text.openings, formatNumber(link.openings, language)),
          link.lastOpenedAt ? fact(text.lastOpened, moment(link.lastOpenedAt)) : "",
          link.endedAt ? fact(text.ended, moment(link.endedAt)) : "",
        ].filter(Boolean),
      })),
    },
  };
}

/**
 * Issues a link by WhatsApp, or a code to be spoken.
 *
 * @throws a 404 page if there is no such person, or a WhatsApp link lacks the person's number
 */
export async function answerAccess(
  { request, context, params }: ActionFunctionArgs,
  by: Person,
): Promise<IssuedAccess> {
  const language = languageOf(request);
  const found = await unmergedRequestOr404(request, context, params.id);
  const fields = await readButtonForm(request, context, requestPath(found, language, "access"));
  const person = peopleWithPage(found, language).find(
    ({ id }) => id === String(fields.get("contact")),
  );
  const way = fields.get("way") === "spoken" ? "spoken" : "whatsapp";
  if (!person || (way === "whatsapp" && !person.chat)) throw data(null, { status: 404 });
  const linkToIssue = {
    requestId: found.id,
    contactId: person.id || null,
    way,
    by: by.id,
  } as const;
  const token = await inTransaction(context.db, (trx) => issueLink(trx, context, linkToIssue));
  const { name: personName } = person;
  if (way === "spoken") return { personName, code: `${token.slice(0, 4)} ${token.slice(4)}` };
  const text = await chatText(context, person.language, "deskAccess.chat", {
    reference: found.reference,
    token,
  });
  return { personName, chat: chatView(person.chat, text) };
}

/** Ends a link, or the access of a device. */
export async function answerAccessEnding(
  { request, context, params }: ActionFunctionArgs,
  by: Person,
) {
  const language = languageOf(request);
  const found = await unmergedRequestOr404(request, context, params.id);
  const page = requestPath(found, language, "access");
  const fields = await readButtonForm(request, context, page);
  const accessKey = (id: string) => ({ id, requestId: found.id, by: by.id });
  const link = String(fields.get("link") ?? "");
  if (link) await inTransaction(context.db, (trx) => endLink(trx, context, accessKey(link)));
  else await endFamilySession(context, accessKey(String(fields.get("device") ?? "")));
  return redirectWithToast(context, page, { key: "deskAccess.toast", variant: "success" });
}

/** @throws a 404 page if the request is missing, erased or merged */
export async function unmergedRequestOr404(
  request: Request,
  context: Context,
  id: string | undefined,
) {
  const found = await requestOr404(request, context, id);
  if (found.isErased || found.partOf) throw data(null, { status: 404 });
  return found;
}
