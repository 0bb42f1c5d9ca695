import { randomUUID } from "node:crypto";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { deviceName } from "~/features/sessions/device";
import { formatDateTime, formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { chatAbout, paths } from "~/paths";
import type { Context } from "~/server/context";
import { fillIn, texts } from "~/server/i18n.server";
import type { FamilyReader } from "../family-page.server";
import { familySessionsOf } from "../family-sessions.server";
import { watchLinksOf } from "../watch-links.server";
import { watchLinkSchema } from "./sharing.schema";
import { familyTopView } from "./top-view.server";

/** Opens WhatsApp's list of recipients. */
const WHATSAPP_URL = "https://wa.me/";

export type SharingView = Awaited<ReturnType<typeof sharingView>>;

/** Lists the watch links, and the browsers in which a family's page is open. */
export async function sharingView(context: Context, reader: FamilyReader, language: Language) {
  const { reference, session } = reader;
  const { sharing: text, common } = texts(language);
  const partPath = (name: string) => paths.familyPage(reference, language, `sharing${name}`);
  return {
    meta: { title: text.title },
    top: familyTopView(reader, language, true),
    text,
    copyLabels: { copy: common.copy, copied: common.copied },
    rules: formRulesOf(watchLinkSchema),
    hidden: { shows: "steps", formKey: randomUUID() },
    links: await linksView(context, reader, language),
    devices: await devicesView(context, reader, language),
    isShared: session?.device === "shared",
    // only the writer can erase the request; the case's other people have to ask us
    erasureHref: reader.contactId === null ? partPath("/erasure") : null,
    actions: {
      endLink: partPath("/ended-links"),
      endDevice: partPath("/ended-devices"),
      markAsOwnPhone: partPath("/own-phone"),
      leave: paths.leaveRequest(),
    },
  };
}

async function linksView({ db, now }: Context, { requestId }: FamilyReader, language: Language) {
  const { links: text } = texts(language).sharing;
  const momentText = (time: string | null) => time && formatDateTime(time, language);
  const openingsText = (count: number) => {
    if (count < 2) return count === 0 ? text.never : text.once;
    return fillIn(text.times, { count: formatNumber(count, language) }, language);
  };
  const links = await watchLinksOf(db, requestId, now());
  return links.map(({ id, label, isOpen, ...link }) => ({
    id,
    label,
    isOpen,
    entries: [
      { term: text.created, value: momentText(link.createdAt) },
      { term: text.openings, value: openingsText(link.openings) },
      { term: text.last, value: momentText(link.lastOpenedAt) },
      isOpen
        ? { term: text.until, value: momentText(link.expiresAt) }
        : { term: text.ended, value: momentText(link.endedAt ?? link.expiresAt) },
    ],
  }));
}

async function devicesView(
  { db, now }: Context,
  { requestId, session }: FamilyReader,
  language: Language,
) {
  const { devices: text } = texts(language).sharing;
  const devices = await familySessionsOf(db, requestId, now());
  return devices.map((device) => ({
    id: device.id,
    isThisDevice: device.id === session?.id,
    name: deviceName(device.userAgent) ?? text.unknown,
    entries: [
      { term: text.opened, value: formatDateTime(device.createdAt, language) },
      { term: text.seen, value: formatDateTime(device.lastSeenAt, language) },
      { term: text.kept, value: text[device.device] },
    ],
  }));
}

/** Address of a new link, shown once, and a prepared text without names. */
export function newLinkView({ env }: Context, token: string, language: Language) {
  const url = env.publicUrl + paths.watch(token, language);
  const words = fillIn(texts(language).sharing.links.words, { url }, language);
  return { url, whatsapp: chatAbout(WHATSAPP_URL, words) };
}
