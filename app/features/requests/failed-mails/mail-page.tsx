import { Link } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { AppForm } from "~/features/forms/app-form";
import type { FormAnswer } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { useRootData } from "~/site/root-data";
import { Badge } from "~/ui/badge";
import { DescriptionList } from "~/ui/description-list";
import { NameOrEmail } from "~/ui/name-or-email";
import { contactEntries } from "../contact-entries";
import { CallForm } from "./call-form";
import type { LoadedMail } from "./mail-page.server";

type MailPageProps = Pick<LoadedMail, "view" | "text"> & {
  /** Response to the form that records a call. */
  answer?: FormAnswer;
};

/** One failed mail: the reason, the recipient, and the possible actions. */
export function MailPage({ view, text, answer }: MailPageProps) {
  const { common } = useRootData().text;
  return (
    <>
      <FormProblems answer={answer} />
      <DashboardHeading
        title={view.title}
        crumbs={[{ href: view.paths.list, label: text.title }]}
        crumbsLabel={common.breadcrumbs}
      >
        <p>
          {view.settlement ? (
            <Badge>{text.states.settled}</Badge>
          ) : (
            <Badge tone="bad">{text.states.open}</Badge>
          )}
        </p>
      </DashboardHeading>
      <div className={styles.columns}>
        <div className={styles.column}>
          <MailReason view={view} text={text} />
          <MailRecipient view={view} text={text} />
        </div>
        <div className={styles.acts}>
          {view.settlement ? (
            <MailSettlement settlement={view.settlement} text={text} />
          ) : (
            <MailActs view={view} text={text} answer={answer} />
          )}
        </div>
      </div>
    </>
  );
}

function MailReason({ view, text }: MailPageProps) {
  return (
    <section className={styles.panel}>
      <h2>{view.reason.title}</h2>
      <p>{view.reason.text}</p>
      <DescriptionList
        entries={[
          { term: text.written, value: view.written },
          { term: text.attempts, value: view.attempts },
          { term: text.failedAt, value: view.failedAt },
          { term: text.code, value: view.code ? <bdi>{view.code}</bdi> : null },
        ]}
      />
    </section>
  );
}

/** The recipient. If the address was corrected since, both addresses are shown. */
function MailRecipient({ view, text }: MailPageProps) {
  const { request, recipientContact } = view;
  return (
    <section className={styles.panel}>
      <h2>{text.recipient}</h2>
      <DescriptionList
        entries={[
          { term: text.to, value: <NameOrEmail text={view.recipient} /> },
          {
            term: request?.kind ?? "",
            value: request ? (
              <Link className={styles.unbrokenLink} to={request.href}>
                {request.reference}
              </Link>
            ) : null,
          },
          {
            term: text.contact.fullName,
            value: recipientContact?.name ? <bdi>{recipientContact.name}</bdi> : null,
          },
          ...(recipientContact ? contactEntries(recipientContact, text.contact) : []),
        ]}
      />
    </section>
  );
}

/** Text that states the way, the person and the time of settling. */
export function MailSettlement({
  settlement,
  text,
}: {
  settlement: NonNullable<LoadedMail["view"]["settlement"]>;
  text: LoadedMail["text"];
}) {
  const { how, who, at } = settlement;
  return (
    <section className={styles.panel} id="settlement">
      <h2>{text.states.settled}</h2>
      <p>
        <strong>{how}</strong>
      </p>
      <p className={styles.quiet}>
        <NameOrEmail text={who} /> · <time dateTime={at.iso}>{at.text}</time>
      </p>
    </section>
  );
}

function MailActs({ view, text, answer }: MailPageProps) {
  return (
    <>
      {view.advice ? (
        <section className={styles.panel}>
          <h2>{text.advice.title}</h2>
          <p>{view.advice.text}</p>
          {view.advice.link ? (
            <p>
              <Link className={styles.touchTarget} to={view.advice.link.href}>
                {view.advice.link.label}
              </Link>
            </p>
          ) : null}
        </section>
      ) : null}
      {view.sendAgain ? (
        <section className={styles.panel}>
          <h2>{text.sendAgain.title}</h2>
          <p className={styles.typed}>{view.sendAgain.text}</p>
          {view.sendAgain.warning ? <p>{view.sendAgain.warning}</p> : null}
          <AppForm
            id="resending"
            action={view.paths.resending}
            submit={text.sendAgain.submit}
            variant={view.sendAgain.warning ? "quiet" : undefined}
          />
        </section>
      ) : null}
      {view.canCall ? (
        <section className={styles.panel}>
          <h2>{text.call.title}</h2>
          <p>{text.call.text}</p>
          <CallForm view={view} text={text} answer={answer} />
        </section>
      ) : null}
      <section className={styles.panel}>
        <h2>{text.close.title}</h2>
        <p>{text.close.text}</p>
        <AppForm
          id="closing"
          action={view.paths.closing}
          submit={text.close.submit}
          variant="quiet"
        />
      </section>
    </>
  );
}
