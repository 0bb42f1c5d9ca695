import type { ReactNode } from "react";
import { PostButton } from "~/features/forms/post-button";
import { LinkList, TimeZoneNote } from "~/features/identity/account-page";
import type { OwnCard } from "~/features/requests/own-cards.server";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { DescriptionList } from "~/ui/description-list";
import { EmptyState } from "~/ui/empty-state";
import { Grid } from "~/ui/grid";
import { Notice } from "~/ui/notice";
import { PageHeading, Section } from "~/ui/page";
import type { OverviewView } from "./overview-view.server";
import { RequestCard } from "./request-card";

export function OverviewPage({ view }: { view: OverviewView }) {
  const { title, text, isVerified, resend, bookings, messages, book, data, links } = view;
  return (
    <>
      <PageHeading title={title} />
      <Section title={text.requests}>
        {bookings.length > 0 ? (
          <>
            <TimeZoneNote>{text.inDhaka}</TimeZoneNote>
            <RequestCards
              cards={bookings}
              lastCard={
                <Card tone="wash">
                  <h3>{text.more.title}</h3>
                  <p>{text.more.text}</p>
                  <ButtonRow stack>
                    <ButtonLink variant="quiet" href={book.href}>
                      {text.more.act}
                    </ButtonLink>
                  </ButtonRow>
                </Card>
              }
            />
          </>
        ) : !isVerified ? (
          <Notice tone="warning" title={text.unverifiedTitle}>
            <p>
              <strong>{text.notShownYet}</strong>
            </p>
            <p>{text.notShownYetText}</p>
            <PostButton action={resend.action} hidden={{ email: resend.email }}>
              <Button variant="quiet">{text.sendAgain}</Button>
            </PostButton>
          </Notice>
        ) : (
          <EmptyState title={text.noRequests} text={text.noRequestsText}>
            <ButtonLink href={book.href}>{book.label}</ButtonLink>
          </EmptyState>
        )}
      </Section>
      {messages.length > 0 ? (
        <Section title={text.messages}>
          <TimeZoneNote>{text.inDhaka}</TimeZoneNote>
          <RequestCards cards={messages} />
        </Section>
      ) : null}
      <Section title={text.data}>
        <DescriptionList entries={data} />
      </Section>
      <Section title={text.manage}>
        <LinkList links={links} />
      </Section>
    </>
  );
}

function RequestCards({ cards, lastCard }: { cards: readonly OwnCard[]; lastCard?: ReactNode }) {
  return (
    <Grid cell="three" lastCard={lastCard}>
      {cards.map((card) => (
        <RequestCard key={card.title} {...card} />
      ))}
    </Grid>
  );
}
