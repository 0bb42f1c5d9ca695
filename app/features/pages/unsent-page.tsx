import type { ReactNode } from "react";
import { UNSENT_ID } from "~/on-phone";
import { CallRow } from "~/site/call-row";
import { Button } from "~/ui/button";
import { CallableText } from "~/ui/callable-text";
import { Container } from "~/ui/container";
import { DangerLine } from "~/ui/danger-line";
import { Notice, type NoticeTone } from "~/ui/notice";
import { PageHeading } from "~/ui/page";
import { PageWithPicture } from "~/ui/page-with-picture";
import * as styles from "./on-phone.css";
import type { unsentPage } from "./on-phone-pages.server";

/**
 * The page of unsent forms. The service worker fills in one template per form by replacing the double brackets
 * (`app/worker/unsent-page.ts`), so the page needs no JavaScript.
 */
export function UnsentPage({ text, danger }: Awaited<ReturnType<typeof unsentPage>>) {
  return (
    <PageWithPicture scene="desk">
      <PageHeading title={text.title} lead={text.lead} />
      <Container>
        <div className={styles.danger}>
          <DangerLine text={danger} />
        </div>
        <div id={UNSENT_ID} className={styles.list}>
          <p>{text.none}</p>
        </div>
        <FormTemplate state="waiting" tone="warning">
          <p>
            <strong>{text.waiting}</strong> <CallableText>{text.waitingHelp}</CallableText>
          </p>
          <p>[[who]]</p>
          <div className={styles.buttons}>
            <TemplateButton slot="send" label={text.sendNow} />
            <TemplateButton slot="remove" label={text.remove} isQuiet />
          </div>
        </FormTemplate>
        <FormTemplate state="refused" tone="error">
          <p>
            <strong>{text.refused}</strong>
          </p>
          <p>[[who]]</p>
          <div className={styles.buttons}>
            <TemplateButton slot="correct" label={text.correct} />
            <TemplateButton slot="remove" label={text.remove} isQuiet />
          </div>
        </FormTemplate>
        <FormTemplate state="sent" tone="success">
          <p>
            <strong>{text.sent}</strong>
          </p>
          <p>[[reference]]</p>
          <div className={styles.buttons}>
            <TemplateButton slot="remove" label={text.forget} isQuiet />
          </div>
        </FormTemplate>
        <div className={styles.callRow}>
          <CallRow />
        </div>
      </Container>
    </PageWithPicture>
  );
}

/** The template for a form in one state. */
function FormTemplate({
  state,
  tone,
  children,
}: {
  state: string;
  tone: NoticeTone;
  children: ReactNode;
}) {
  return (
    <template id={`${UNSENT_ID}-${state}`}>
      <Notice tone={tone} title="[[kind]]">
        {children}
      </Notice>
    </template>
  );
}

/** A button; the service worker wraps it in a form. */
function TemplateButton({
  slot,
  label,
  isQuiet,
}: {
  slot: string;
  label: string;
  isQuiet?: boolean;
}) {
  return (
    <>
      {`[[${slot}]]`}
      <Button variant={isQuiet ? "quiet" : "primary"}>{label}</Button>
      {"[[end]]"}
    </>
  );
}
