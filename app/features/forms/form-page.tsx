import { useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ReturnedForm } from "~/server/returned-form.server";
import { Container } from "~/ui/container";
import { Heading } from "~/ui/heading";
import { sheet } from "~/ui/sheet.css";
import { type FieldLabels, FormProblems } from "./form-problems";
import * as styles from "./submission.css";

export function FormPage({
  title,
  lead,
  isLeadHiddenOnPhone = false,
  fields,
  children,
}: {
  title: string;
  lead?: string;
  /** Hides the introduction on a phone, so that the form is visible at once. */
  isLeadHiddenOnPhone?: boolean;
  fields?: FieldLabels;
  children: ReactNode;
}) {
  const answer = useActionData<ReturnedForm>();
  return (
    <>
      {answer && Object.keys(answer.errors).length > 0 ? (
        <div className={styles.problems}>
          <Container>
            <FormProblems answer={answer} fields={fields} />
          </Container>
        </div>
      ) : null}
      <Container>
        <Heading
          title={title}
          lead={isLeadHiddenOnPhone ? <span className={styles.onDesktop}>{lead}</span> : lead}
        />
        <div className={sheet}>{children}</div>
      </Container>
    </>
  );
}
