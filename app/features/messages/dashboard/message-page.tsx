import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import * as panels from "~/dashboard/dashboard.css";
import { AppForm } from "~/features/forms/app-form";
import type { FormAnswer } from "~/features/forms/form-answer";
import { TickBox } from "~/features/forms/form-fields";
import { FormProblems } from "~/features/forms/form-problems";
import * as styles from "~/features/requests/dashboard/case.css";
import { CaseHead } from "~/features/requests/dashboard/case-head";
import { EraseLink, Facts, Words } from "~/features/requests/dashboard/case-parts";
import { Composer } from "~/features/requests/dashboard/composer";
import { OwnerBox } from "~/features/requests/dashboard/owner-box";
import { PrintButton } from "~/features/requests/dashboard/print-button";
import { Readers } from "~/features/requests/dashboard/readers";
import { Timeline } from "~/features/requests/dashboard/timeline";
import { buttonClass } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { WholeReferences } from "~/ui/whole-references";
import type { LoadedMessage } from "./message-page.server";

type Loaded = Pick<LoadedMessage, "view" | "place" | "owner" | "readers" | "text">;

/** All of one message: who, their words, what was done, and the one form for what is done next. */
export function MessagePage({
  view,
  place,
  owner,
  readers,
  text,
  answer,
  notice,
}: Loaded & {
  /** The composer, shown again. */
  answer?: FormAnswer;
  /** What was just done elsewhere, and can be taken back. */
  notice?: ReactNode;
}) {
  const { handling } = text;
  return (
    <>
      <FormProblems answer={answer} />
      {notice}
      <CaseHead view={view} place={place} text={{ ...handling, place: text.place }}>
        {view.isErased ? null : <OwnerBox view={owner} />}
      </CaseHead>
      <div className={styles.grid}>
        <Words
          words={view.words}
          text={handling.words}
          erased={view.isErased ? text.erased.name : undefined}
        />
        <div className={styles.composer}>
          <Work view={view} text={text} answer={answer} />
        </div>
        <div className={styles.rest}>
          <Facts facts={view.facts} text={handling.facts} />
          <section className={styles.section}>
            <div className={styles.sectionHead}>
              <h2>{handling.timeline.title}</h2>
              <PrintButton variant="text">{handling.timeline.print}</PrintButton>
            </div>
            <Timeline days={view.timeline} />
          </section>
          {view.isErased || view.booking ? null : <Closing view={view} text={text} />}
          <Readers readers={readers} text={text.readers} />
          {view.isErased || view.booking ? null : (
            <EraseLink href={view.paths.erasure} text={text.erasing} />
          )}
        </div>
      </div>
    </>
  );
}

/** The composer; or where the work goes on, where that is not here. */
function Work({ view, text, answer }: Pick<Loaded, "view" | "text"> & { answer?: FormAnswer }) {
  const { handling, messages, erased, making } = text;
  if (view.isErased) return <Notice>{erased.notice}</Notice>;
  if (view.booking) {
    return (
      <Notice>
        <p>
          {making.became}{" "}
          <Link to={view.booking.href}>
            <WholeReferences>{view.booking.reference}</WholeReferences>
          </Link>
        </p>
        {answer?.values.words ? (
          <p className={panels.typed}>
            <bdi>{answer.values.words}</bdi>
          </p>
        ) : null}
      </Notice>
    );
  }
  return (
    <>
      <Composer view={view.composer} text={handling.composer} answer={answer}>
        {view.isClosed ? null : <TickBox name="close" label={messages.close} />}
      </Composer>
      <Link className={`${buttonClass("quiet")} ${styles.aside}`} to={view.paths.booking}>
        {making.button}
      </Link>
    </>
  );
}

function Closing({ view, text }: Pick<Loaded, "view" | "text">) {
  const { messages } = text;
  return (
    <section className={panels.panel}>
      <h2>{view.isClosed ? messages.reopen : messages.close}</h2>
      <p>{view.isClosed ? messages.reopenText : messages.closeText}</p>
      <AppForm
        id="closing"
        action={view.paths.closings}
        hidden={view.closing}
        submit={view.isClosed ? messages.reopen : messages.closeButton}
        variant="quiet"
        byScript
      />
    </section>
  );
}
