import type { ReactNode } from "react";
import { AppForm } from "~/features/forms/app-form";
import type { FormAnswer } from "~/features/forms/form-answer";
import type { FormRules } from "~/features/forms/form-rules.server";
import { Badge } from "~/ui/badge";
import { SidePanel } from "./record-page";

/** Publication state, and the button that changes it. */
export function PublicationPanel({
  view,
  text,
  answer,
  children,
  more,
}: {
  view: PublicationView;
  text: { statusTitle: string; sample: string; sampleText: string };
  answer?: FormAnswer;
  /** Options of the publication. */
  children?: ReactNode;
  more?: ReactNode;
}) {
  const { isPublished, status, explanation, sample, action, hidden, submit } = view;
  return (
    <SidePanel title={text.statusTitle}>
      <p>
        <Badge tone={isPublished ? "good" : "neutral"}>{status}</Badge>{" "}
        {sample ? <Badge tone="sample">{text.sample}</Badge> : null}
      </p>
      <p>{explanation}</p>
      {sample ? <p>{text.sampleText}</p> : null}
      {submit ? (
        <AppForm
          id="publication"
          action={action}
          hidden={hidden}
          rules={view.rules}
          answer={answer}
          submit={submit}
          variant="quiet"
          clientSide
        >
          {children}
        </AppForm>
      ) : null}
      {more}
      {view.site ? (
        <p>
          <a href={view.site.href}>{view.site.label}</a>
        </p>
      ) : null}
    </SidePanel>
  );
}

export interface PublicationView {
  isPublished: boolean;
  status: string;
  /** Meaning of the status, or the reason why the record cannot be published yet. */
  explanation: string;
  sample: boolean;
  action: string;
  hidden: Record<string, string>;
  /** Fields that must be filled in first. */
  rules?: FormRules<string>;
  /** Button label; null if the record cannot be published yet. */
  submit: string | null;
  site: { href: string; label: string } | null;
}
