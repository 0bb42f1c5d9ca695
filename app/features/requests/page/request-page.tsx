import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { FormAnswer } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import * as styles from "~/features/requests/dashboard/case.css";
import { CaseHead } from "~/features/requests/dashboard/case-head";
import { EraseLink, Facts, Words } from "~/features/requests/dashboard/case-parts";
import { Composer } from "~/features/requests/dashboard/composer";
import { OwnerBox } from "~/features/requests/dashboard/owner-box";
import { PrintButton } from "~/features/requests/dashboard/print-button";
import { Readers } from "~/features/requests/dashboard/readers";
import { Timeline } from "~/features/requests/dashboard/timeline";
import { Notice } from "~/ui/notice";
import { WholeReferences } from "~/ui/whole-references";
import type { LoadedCase } from "./case-page.server";
import { Duplicates } from "./duplicates";
import { MoveFields } from "./move-fields";

/** All of one booking: who, their words, what was done, and the one form for what is done next. */
export function CasePage({
  view,
  place,
  owner,
  readers,
  text,
  answer,
  notice,
}: Pick<LoadedCase, "view" | "place" | "owner" | "readers" | "text"> & {
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
      {view.heldFrom ? <p>{view.heldFrom}</p> : null}
      {view.partOf ? (
        <Notice>
          <p>
            {handling.duplicates.isMerged}{" "}
            <Link to={view.partOf.href}>
              <WholeReferences>{view.partOf.reference}</WholeReferences>
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
        <div className={styles.composer}>
          {view.isErased ? (
            <Notice>{text.erased.notice}</Notice>
          ) : (
            <Composer view={view.composer} text={handling.composer} answer={answer}>
              <MoveFields
                moves={view.moves}
                text={handling.composer}
                isOpen={Boolean(answer?.values.instead || answer?.values.reason)}
              />
            </Composer>
          )}
        </div>
        <div className={styles.rest}>
          <Duplicates view={view} text={handling.duplicates} />
          <Facts
            facts={view.facts}
            text={handling.facts}
            correct={view.isErased ? undefined : view.paths.facts}
          />
          <section className={styles.section}>
            <div className={styles.sectionHead}>
              <h2>{handling.timeline.title}</h2>
              <PrintButton variant="text">{handling.timeline.print}</PrintButton>
            </div>
            <Timeline days={view.timeline} />
          </section>
          <Readers readers={readers} text={text.readers} />
          {view.isErased ? null : <EraseLink href={view.paths.erasure} text={text.erasing} />}
        </div>
      </div>
    </>
  );
}
