import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { PrintButton } from "~/dashboard/print-button";
import type { FormAnswer } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { ButtonLink, buttonClass } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { UnbrokenReferences } from "~/ui/unbroken-references";
import { labelsOf } from "../fact-controls";
import { PapersToJudge } from "../papers/papers-to-judge";
import { AccessLink, WantsLink } from "./access-page";
import { ActForm, Composer, FactsPanel } from "./composer";
import { Consents } from "./consents";
import { Duplicates } from "./duplicates";
import { FollowUpFields } from "./follow-up-fields";
import { RequestHead } from "./head";
import type { LoadedRequest } from "./load.server";
import { MoveFields } from "./move-fields";
import { NeededLink } from "./needed-page";
import { Notices } from "./notices";
import { OwnerBox } from "./owner-box";
import { Partners } from "./partners";
import { EraseLink, Facts, Words } from "./parts";
import { People } from "./people";
import { Presence } from "./presence";
import { Readers } from "./readers";
import { RequestShortcuts } from "./request-keys";
import * as styles from "./request-page.css";
import { Timeline } from "./timeline";

export type RequestPageProps = Pick<
  LoadedRequest,
  | "shortcuts"
  | "view"
  | "wantsLink"
  | "position"
  | "owner"
  | "notices"
  | "partners"
  | "consents"
  | "papers"
  | "presence"
  | "readers"
  | "text"
> & {
  answer?: FormAnswer;
  /** The notice about the act that was just recorded, if it can be undone. */
  notice?: ReactNode;
};

export function RequestPage({
  view,
  wantsLink,
  position,
  owner,
  notices,
  partners,
  consents,
  papers,
  presence,
  readers,
  shortcuts,
  text,
  answer,
  notice,
}: RequestPageProps) {
  const { handling } = text;
  return (
    <>
      <FormProblems answer={answer} fields={labelsOf(view.correction.fields)} />
      {notice}
      <RequestShortcuts keys={shortcuts} next={view.paths.next} />
      <RequestHead
        view={view}
        place={position}
        text={{ ...handling, place: text.place, people: text.people }}
      >
        {view.isErased ? null : <OwnerBox view={owner} />}
        <Presence key={presence.eventsHref} view={presence} />
      </RequestHead>
      {view.heldFrom ? <p>{view.heldFrom}</p> : null}
      {wantsLink ? <WantsLink view={wantsLink} text={text.access} /> : null}
      {view.referenceChatHref ? (
        <Notice title={text.byPhone.number}>
          <p>{text.byPhone.numberText}</p>
          <ButtonLink variant="quiet" icon="chat" href={view.referenceChatHref}>
            {text.byPhone.send}
          </ButtonLink>
        </Notice>
      ) : null}
      <Notices notices={notices} text={text.access} />
      {view.partOf ? (
        <Notice>
          <p>
            {handling.duplicates.isMerged}{" "}
            <Link to={view.partOf.href}>
              <UnbrokenReferences>{view.partOf.reference}</UnbrokenReferences>
            </Link>
          </p>
        </Notice>
      ) : null}
      <div className={styles.grid}>
        <Words
          words={view.words}
          text={handling.words}
          erased={view.isErased ? text.erased.name : undefined}
        />
        {view.isErased ? (
          <>
            <div className={styles.composer}>
              <Notice>{text.erased.notice}</Notice>
            </div>
            <Facts facts={view.facts} text={handling.facts} />
          </>
        ) : (
          <ActForm view={view} answer={answer}>
            <div className={styles.composer}>
              <ComposerPanel view={view} text={text} answer={answer} />
            </div>
            <div className={styles.rest}>
              <Duplicates view={view} text={handling.duplicates} />
              <Facts facts={view.facts} text={handling.facts}>
                <FactsPanel view={view} text={handling} answer={answer} />
              </Facts>
            </div>
          </ActForm>
        )}
        {papers ? (
          <div className={styles.papers}>
            <PapersToJudge view={papers} />
          </div>
        ) : null}
        <div className={styles.rest}>
          <People view={view.people} text={{ ...text.people, ways: handling.ways }} />
          {view.isErased ? null : <Partners view={partners} text={text.partners} />}
          {consents ? <Consents view={consents} /> : null}
          <section className={styles.section}>
            <div className={styles.sectionHead}>
              <h2>{handling.timeline.title}</h2>
              <PrintButton variant="text">{handling.timeline.print}</PrintButton>
            </div>
            <Timeline days={view.timeline} deskOnly={handling.timeline.deskOnly} />
          </section>
          <Readers readers={readers} text={text.readers} />
          {view.paths.needed ? <NeededLink href={view.paths.needed} text={text.needed} /> : null}
          {view.paths.access ? <AccessLink href={view.paths.access} text={text.access} /> : null}
          {view.isErased ? null : <EraseLink href={view.paths.erasure} text={text.erasing} />}
        </div>
      </div>
    </>
  );
}

/** The composer, and the link to the form that makes the request a booking. */
function ComposerPanel({ view, text, answer }: Pick<RequestPageProps, "view" | "text" | "answer">) {
  const { composer } = text.handling;
  return (
    <>
      <Composer view={view.composer} text={composer} answer={answer}>
        <MoveFields
          moves={view.moves}
          text={composer}
          isOpen={Boolean(answer?.values.instead || answer?.values.reason)}
        />
        <FollowUpFields view={view.followUp} values={answer?.values} />
      </Composer>
      {view.paths.kind ? (
        <Link className={`${buttonClass("quiet")} ${styles.aside}`} to={view.paths.kind}>
          {text.making.button}
        </Link>
      ) : null}
    </>
  );
}
