import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LinkList } from "~/features/accounts/account-page";
import { listOwnBookings } from "~/features/bookings/own-bookings.server";
import { PostButton } from "~/features/forms/post-button";
import { listOwnMessages } from "~/features/messages/own-messages.server";
import { writtenPhone } from "~/features/phone/phone.server";
import { bookingCard, messageCard } from "~/features/profile/own-cards.server";
import { RequestCard } from "~/features/profile/request-card";
import { requirePerson } from "~/features/sessions/guards.server";
import { languageNames } from "~/locales/languages";
import { paths } from "~/paths";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { Button, ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { EmptyState } from "~/ui/empty-state";
import { Grid } from "~/ui/grid";
import { Notice } from "~/ui/notice";
import { Container, PageHeading, Section } from "~/ui/page";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requirePerson(request, context);
  const language = languageOf(request);
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
    messages: messages.map((message) => messageCard(message, language)),
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

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Profile() {
  const page = useLoaderData<typeof loader>();
  const { text } = page;
  return (
    <>
      <PageHeading title={page.title} />
      {page.verified ? null : (
        <Container>
          <Notice tone="warning" title={text.unverifiedTitle}>
            <p>{text.unverified}</p>
            <PostButton action={page.resend.action} hidden={{ email: page.resend.email }}>
              <Button variant="quiet">{text.sendAgain}</Button>
            </PostButton>
          </Notice>
        </Container>
      )}
      <Section title={text.requests}>
        {page.bookings.length > 0 ? (
          <Grid cell="broad">
            {page.bookings.map((booking) => (
              <RequestCard key={booking.title} {...booking} />
            ))}
          </Grid>
        ) : (
          <EmptyState title={text.noRequests} text={text.noRequestsText}>
            <ButtonLink href={page.book.href}>{page.book.label}</ButtonLink>
          </EmptyState>
        )}
      </Section>
      {page.messages.length > 0 ? (
        <Section title={text.messages}>
          <Grid cell="broad">
            {page.messages.map((message) => (
              <RequestCard key={message.title} {...message} />
            ))}
          </Grid>
        </Section>
      ) : null}
      <Section title={text.data}>
        <DescriptionList entries={page.data} />
      </Section>
      <Section title={text.manage}>
        <LinkList links={page.links} />
      </Section>
    </>
  );
}
