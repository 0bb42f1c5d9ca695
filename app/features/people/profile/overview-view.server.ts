import { listOwnRequests } from "~/features/requests/own.server";
import { requestCard } from "~/features/requests/own-cards.server";
import type { Person } from "~/features/sessions/person";
import { type Language, languageNames } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";
import { formatPhone } from "~/server/phone.server";

export type OverviewView = Awaited<ReturnType<typeof overviewView>>;

export async function overviewView(context: Context, person: Person, language: Language) {
  const { account, common } = texts(language);
  const { profile: text, fields } = account;
  const requests = await listOwnRequests(context.db, person);
  const cards = (areMessages: boolean) =>
    requests
      .filter(({ kind }) => (kind === "message") === areMessages)
      .map((request) => requestCard(request, language));
  const t = translator(language);
  const verified = person.emailVerified ? text.verified : text.notVerified;
  return {
    meta: { title: text.title, description: text.metaDescription },
    title: person.name ? t("account.profile.hello", { name: person.name }) : text.title,
    text,
    isVerified: person.emailVerified,
    resend: { action: paths.checkEmail(language), email: person.email },
    bookings: cards(false),
    messages: cards(true),
    book: { href: paths.booking(language), label: common.act.bookAppointment },
    data: [
      { term: fields.email, value: `${person.email} (${verified})` },
      { term: fields.name, value: person.name || text.notGiven },
      { term: fields.phone, value: person.phone ? formatPhone(person.phone) : text.notGiven },
      { term: fields.language, value: languageNames[person.language] },
    ],
    links: [
      { href: paths.profilePart("details", language), label: text.edit },
      { href: paths.profilePart("password", language), label: text.changePassword },
      { href: paths.profilePart("devices", language), label: text.devices },
      { href: paths.profilePart("data.json", language), label: text.download },
      { href: paths.profilePart("deletion", language), label: text.remove },
    ],
  };
}
