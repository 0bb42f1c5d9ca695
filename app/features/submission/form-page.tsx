import { useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import { errorsOf, type FormAnswer } from "~/features/forms/form-answer";
import { type FieldLabels, FormProblems } from "~/features/forms/form-problems";
import { Container } from "~/ui/container";
import { Heading } from "~/ui/heading";
import * as styles from "./submission.css";

/** A page that is about one form, or about what became of it. */
export function FormPage({
  title,
  lead,
  leadCanWait = false,
  failed,
  fields,
  children,
}: {
  title: string;
  lead?: string;
  /** A phone has no room for it: there the form comes first. */
  leadCanWait?: boolean;
  /** Said where sending the form failed for another reason than a lost connection. */
  failed?: string;
  fields?: FieldLabels;
  children: ReactNode;
}) {
  const answer = useActionData<FormAnswer>();
  return (
    <>
      {hasErrors(answer) ? (
        <div className={styles.problems}>
          <Container>
            <FormProblems answer={answer} failed={failed} fields={fields} />
          </Container>
        </div>
      ) : null}
      <Container>
        <Heading
          title={title}
          lead={leadCanWait ? <span className={styles.onDesk}>{lead}</span> : lead}
        />
        <div className={styles.page}>{children}</div>
      </Container>
    </>
  );
}

function hasErrors(answer: FormAnswer | undefined): boolean {
  return Object.keys(errorsOf(answer, { offline: "", failed: "" })).length > 0;
}
