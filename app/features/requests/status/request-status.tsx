import { FormPage } from "~/features/forms/form-page";
import { SentThanks } from "~/features/forms/sent-thanks";
import { SentAnswers } from "~/features/forms/sent-words";
import { CallRow } from "~/site/call-row";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { CopyText } from "~/ui/copy-text";
import { DangerLine } from "~/ui/danger-line";
import { Notice } from "~/ui/notice";
import { Stations } from "~/ui/stations";
import { UnbrokenTimes } from "~/ui/unbroken-times";
import * as styles from "./request-status.css";
import type { RequestStatusView } from "./status-view";

/** The state of a request. A browser in which the family's page is open also sees the facts. */
export function RequestStatus({ view }: { view: RequestStatusView }) {
  return (
    <FormPage title={view.title} lead={view.lead}>
      <SentThanks />
      <Standing view={view} />
    </FormPage>
  );
}

function Standing({ view }: { view: RequestStatusView }) {
  const { reference, card, steps } = view;
  const call = (
    <CallRow about={view.about}>
      {view.formLink ? (
        <ButtonLink variant="quiet" href={view.formLink.href}>
          {view.formLink.label}
        </ButtonLink>
      ) : null}
    </CallRow>
  );
  // the card asks the family to call, so it contains the call button
  const isLate = card.tone === "error";
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <div className={view.referenceAdvice ? styles.referenceBox : styles.line}>
          <p className={styles.label}>{view.referenceLabel}</p>
          <CopyText value={reference} text={view.copyLabels} />
          {view.referenceAdvice ? <p>{view.referenceAdvice}</p> : null}
        </div>
      </div>
      <div className={styles.main}>
        {steps ? (
          <Stations label={steps.title} steps={steps.list} doneText={steps.doneText} />
        ) : null}
        {/* the emergency advice comes before our own number */}
        {view.danger ? <DangerLine text={view.danger} /> : null}
        <Notice
          tone={card.tone}
          title={card.title ? <UnbrokenTimes>{card.title}</UnbrokenTimes> : undefined}
        >
          {card.words.map((words) => (
            <p key={words}>
              <UnbrokenTimes>{words}</UnbrokenTimes>
            </p>
          ))}
          {isLate ? <div className={styles.call}>{call}</div> : null}
        </Notice>
        {isLate ? null : call}
        {view.familyPageLink ? (
          <ButtonRow stack>
            <ButtonLink href={view.familyPageLink.href}>{view.familyPageLink.label}</ButtonLink>
          </ButtonRow>
        ) : null}
      </div>
      <div className={styles.sent}>
        {view.recap ? <SentAnswers recap={view.recap} /> : null}
        {view.ways ? (
          <section>
            <h2>{view.ways.title}</h2>
            <p>{view.ways.text}</p>
            {view.ways.links.map(({ href, label }) => (
              <p key={href}>
                <a className={styles.way} href={href}>
                  {label}
                </a>
              </p>
            ))}
          </section>
        ) : null}
        {view.profileLink ? (
          <p>
            <a className={styles.own} href={view.profileLink.href}>
              {view.profileLink.label}
            </a>
          </p>
        ) : null}
      </div>
    </div>
  );
}
