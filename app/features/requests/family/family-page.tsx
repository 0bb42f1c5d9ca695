import { useActionData } from "@remix-run/react";
import { FormProblems } from "~/features/forms/form-problems";
import type { ReturnedForm } from "~/server/returned-form.server";
import { CallRow } from "~/site/call-row";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { DangerLine } from "~/ui/danger-line";
import { DescriptionList } from "~/ui/description-list";
import { DOT } from "~/ui/dot";
import { Fold } from "~/ui/fold";
import { Heading } from "~/ui/heading";
import { Notice } from "~/ui/notice";
import { sheet } from "~/ui/sheet.css";
import { Stations } from "~/ui/stations";
import { UnbrokenTimes } from "~/ui/unbroken-times";
import { NeededSection } from "../papers/needed-section";
import { Conversation, WriteBox } from "./conversation";
import * as styles from "./family-page.css";
import { FamilyTop } from "./family-top";
import type { familyPageView } from "./page-view.server";

export type FamilyPageView = Awaited<ReturnType<typeof familyPageView>>;

/** Status, deadline, papers and conversation; the sent facts and the readers are folded away. */
export function FamilyPage({ view }: { view: FamilyPageView }) {
  const { status, text, conversation, recap, readers, consents } = view;
  const { steps } = status;
  return (
    <>
      <FamilyTop {...view.top} />
      <Container>
        <Problems label={text.conversation.label} />
        <div className={styles.heading}>
          <Heading title={status.title} lead={status.lead} />
        </div>
        <div className={`${sheet} ${styles.page}`}>
          {steps ? (
            <Stations label={steps.title} steps={steps.list} doneText={steps.doneText} />
          ) : null}
          <Standing view={view} />
          {status.danger ? <DangerLine text={status.danger} /> : null}
          {consents.recipients.length > 0 ? (
            <Notice title={consents.text.asked}>
              <p>
                <bdi>{consents.recipients.join(DOT)}</bdi>
              </p>
              <ButtonLink href={consents.href}>{consents.text.open}</ButtonLink>
            </Notice>
          ) : null}
          {view.papers ? <NeededSection view={view.papers} /> : null}
          <section className={styles.section}>
            <h2>{text.conversation.title}</h2>
            {view.undoCancelHref ? (
              <p>
                <a className={styles.loneLink} href={view.undoCancelHref}>
                  {text.cancel.done.submit}
                </a>
              </p>
            ) : null}
            <WriteBox {...view} />
            <Conversation entries={conversation} />
            {view.conversationHref ? (
              <p>
                <a className={styles.loneLink} href={view.conversationHref}>
                  {text.conversation.all}
                </a>
              </p>
            ) : null}
          </section>
          <div className={styles.folds}>
            {recap.length > 0 ? (
              <Fold title={text.sent.title}>
                <DescriptionList
                  entries={recap.map(({ term, value }) => ({
                    term,
                    value: value && <bdi className={styles.words}>{value}</bdi>,
                  }))}
                />
                {view.detailsHref ? (
                  <p>
                    <a className={styles.loneLink} href={view.detailsHref}>
                      {text.details.link}
                    </a>
                  </p>
                ) : null}
              </Fold>
            ) : null}
            {readers.length > 0 ? (
              <Fold title={text.readers.title}>
                <ul className={styles.readers}>
                  {readers.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </Fold>
            ) : null}
            <p>
              <a className={styles.loneLink} href={consents.href}>
                {consents.text.link}
              </a>
            </p>
            <p>
              <a className={styles.loneLink} href={view.sharingHref}>
                {text.sharing}
              </a>
            </p>
            {view.cancelHref ? (
              <p>
                <a className={styles.loneLink} href={view.cancelHref}>
                  {text.cancel.link}
                </a>
              </p>
            ) : null}
          </div>
        </div>
      </Container>
    </>
  );
}

/** The time by which we reply; if none is due or we are late, the text of the status page. */
function Standing({ view: { due, status, text } }: { view: FamilyPageView }) {
  const { card } = status;
  if (due) {
    return (
      <div className={styles.due}>
        <p>{text.due.label}</p>
        <p className={styles.time}>{due.time}</p>
        <p className={styles.quiet}>{due.timeLeft}</p>
        {due.readText ? <p className={styles.reading}>{due.readText}</p> : null}
      </div>
    );
  }
  return (
    <Notice tone={card.tone} title={card.title}>
      {card.words.map((words) => (
        <p key={words}>
          <UnbrokenTimes>{words}</UnbrokenTimes>
        </p>
      ))}
      {card.tone === "error" ? <CallRow about={status.about} /> : null}
    </Notice>
  );
}

/** Error summary of the message form. */
export function Problems({ label }: { label: string }) {
  const answer = useActionData<ReturnedForm>();
  if (!answer || Object.keys(answer.errors).length === 0) return null;
  return (
    <div className={styles.problems}>
      <FormProblems answer={answer} fields={{ words: { label } }} />
    </div>
  );
}
