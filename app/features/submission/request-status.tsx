import { useRootData } from "~/site/root-data";
import { CopyText } from "~/ui/copy-text";
import { Notice } from "~/ui/notice";
import { Stations } from "~/ui/stations";
import { CallRow } from "./call-row";
import { FormPage } from "./form-page";
import * as styles from "./request-status.css";
import { SentThanks } from "./sent-thanks";
import { SentWords } from "./sent-words";
import type { RequestStatusView } from "./status-view";

/** Where a request stands. Shows what was written and by whom to the browser that has just sent it. */
export function RequestStatus({ view }: { view: RequestStatusView }) {
  const { text } = useRootData();
  const { reference, card, steps } = view;
  const number = (
    <div className={styles.proof}>
      <p className={styles.label}>{view.referenceLabel}</p>
      <CopyText value={reference} text={text.common} />
      {view.keep ? <p>{view.keep}</p> : null}
    </div>
  );
  return (
    <FormPage title={view.title} lead={view.lead}>
      <SentThanks />
      <div className={styles.columns}>
        {view.keep ? <div className={styles.side}>{number}</div> : null}
        <div className={styles.main}>
          {steps ? (
            <Stations label={steps.title} steps={steps.list} doneText={steps.doneText} />
          ) : null}
          <Notice tone={card.tone} title={card.title}>
            {card.words.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </Notice>
          <CallRow about={view.about} />
          {view.danger ? <p>{view.danger}</p> : null}
        </div>
        {view.keep ? null : <div className={styles.side}>{number}</div>}
        <div className={styles.main}>
          {view.recap ? <SentWords recap={view.recap} /> : null}
          {view.own ? (
            <p>
              <a className={styles.own} href={view.own.href}>
                {view.own.label}
              </a>
            </p>
          ) : null}
        </div>
      </div>
    </FormPage>
  );
}
