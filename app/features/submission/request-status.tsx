import { useRootData } from "~/site/root-data";
import { CopyText } from "~/ui/copy-text";
import { DangerLine } from "~/ui/danger-line";
import { Notice } from "~/ui/notice";
import { Stations } from "~/ui/stations";
import { WholeTimes } from "~/ui/whole-times";
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
  const call = <CallRow about={view.about} />;
  // who is asked to call does so there and then
  const isLate = card.tone === "error";
  // before our own number, wherever that stands
  const danger = view.danger ? <DangerLine text={view.danger} /> : null;
  const number = (
    <div className={view.keep ? styles.proof : styles.line}>
      <p className={styles.label}>{view.referenceLabel}</p>
      <CopyText value={reference} text={text.common} />
      {view.keep ? <p>{view.keep}</p> : null}
    </div>
  );
  return (
    <FormPage title={view.title} lead={view.lead}>
      <SentThanks />
      <div className={styles.columns}>
        <div className={styles.side}>{number}</div>
        <div className={styles.main}>
          {steps ? (
            <Stations label={steps.title} steps={steps.list} doneText={steps.doneText} />
          ) : null}
          {danger}
          <Notice
            tone={card.tone}
            title={card.title ? <WholeTimes>{card.title}</WholeTimes> : undefined}
          >
            {card.words.map((words) => (
              <p key={words}>
                <WholeTimes>{words}</WholeTimes>
              </p>
            ))}
            {isLate ? <div className={styles.call}>{call}</div> : null}
          </Notice>
          {isLate ? null : call}
        </div>
        <div className={styles.sent}>
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
