import { listOwnBookings } from "~/features/bookings/own-bookings.server";
import { listOwnMessages } from "~/features/messages/own-messages.server";
import { writtenPhone } from "~/features/phone/phone.server";
import type { Person } from "~/features/sessions/person";
import { type Language, languageNames } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";
import { bookingCard, messageCard } from "./own-cards.server";

export type OverviewView = Awaited<ReturnType<typeof overviewView>>;

/** What a person has sent us, what we hold about them, and what they can do with it. */
export async function overviewView(context: Context, person: Person, language: Language) {
  const { account, common } = texts(language);
  const { profile: text, fields } = account;
  const bookings = await listOwnBookings(context.db, person);
  const messages = await listOwnMessages(context.db, person);
  const t = translator(language);
  const verified = person.emailVerified ? text.verified : text.notVerified;
  return {
    meta: { title: text.title, description: text.metaDescription },
    title: person.name ? t("account.profile.hello", { name: person.name }) : text.title,
    text,
    verified: person.emailVerified,
    resend: { action: paths.checkEmail(language), email: person.email },
    bookings: bookings.map((booking) => bookingCard(booking, language)),
    messages: messages.map((message) => {
      const made = bookings.find(({ id }) => id === message.bookingId);
      return messageCard({ ...message, keptReference: made?.reference ?? null }, language);
    }),
    book: { href: paths.booking(language), label: common.act.bookAppointment },
    data: [
      { term: fields.email, value: `${person.email} (${verified})` },
      { term: fields.name, value: person.name || text.notGiven },
      { term: fields.phone, value: person.phone ? writtenPhone(person.phone) : text.notGiven },
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
