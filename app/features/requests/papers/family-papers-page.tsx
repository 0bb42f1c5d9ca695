import { useActionData } from "@remix-run/react";
import { FormProblems } from "~/features/forms/form-problems";
import { PostButton } from "~/features/forms/post-button";
import type { ReturnedForm } from "~/server/returned-form.server";
import { CallRow } from "~/site/call-row";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Heading } from "~/ui/heading";
import { Notice } from "~/ui/notice";
import * as styles from "./family-papers.css";
import type { FamilyPapersView } from "./family-papers-view.server";
import { SendPaperForm } from "./send-paper-form";
import { StateMark } from "./state-mark";
import { UploadCards } from "./upload-cards";

/** The family's papers: what is needed, what arrived, and a form that sends one file. */
export function FamilyPapersPage({ view }: { view: FamilyPapersView }) {
  const answer = useActionData<ReturnedForm>();
  const { text, form } = view;
  return (
    <Container>
      <FormProblems
        answer={answer}
        fields={{ item: { label: text.form.item }, file: { label: text.form.file } }}
      />
      {view.arrived && !answer ? <Arrived arrived={view.arrived} text={text} /> : null}
      <Heading title={text.title} lead={view.lead} />
      <div className={styles.page}>
        <ul className={styles.counts}>
          {view.counts.map(({ state, text: words }) => (
            <li className={styles.count} key={state}>
              <StateMark state={state} />
              {words}
            </li>
          ))}
        </ul>
        <UploadCards view={view.uploads} />
        {view.groups.map((group) => (
          <section className={styles.group} key={group.state}>
            <h2>{group.title}</h2>
            {group.state === "withUs" ? <p className={styles.quiet}>{text.withUs}</p> : null}
            <ul className={styles.rows}>
              {group.rows.map((row) => (
                <Row row={row} removalAction={view.removalAction} text={text} key={row.key} />
              ))}
            </ul>
          </section>
        ))}
        {view.asOf ? <p className={styles.quiet}>{view.asOf}</p> : null}
        <section className={styles.group}>
          <h2>{text.form.title}</h2>
          {form ? (
            <>
              <SendPaperForm form={form} text={text.form} sending={view.uploads.text} />
              <p className={styles.quiet}>{text.form.large}</p>
            </>
          ) : (
            <Notice>{view.closed}</Notice>
          )}
          <CallRow about={view.about} />
        </section>
      </div>
    </Container>
  );
}

type RowView = FamilyPapersView["groups"][number]["rows"][number];

function Row({
  row,
  removalAction,
  text,
}: {
  row: RowView;
  removalAction: string;
  text: FamilyPapersView["text"];
}) {
  const {
    state,
    title,
    about,
    reason,
    guidance,
    sendHref,
    addPageHref,
    removableDocumentId,
    files,
  } = row;
  return (
    <li className={styles.row}>
      <StateMark state={state} />
      <div className={styles.body}>
        <div className={styles.words}>
          <strong>
            <bdi>{title}</bdi>
          </strong>
          {about.length > 0 ? <p className={styles.quiet}>{about.join(" · ")}</p> : null}
          {reason ? (
            <p>
              <bdi>{reason}</bdi>
            </p>
          ) : null}
        </div>
        {sendHref ? (
          <ButtonLink variant={state === "problem" ? "primary" : "quiet"} href={sendHref}>
            {state === "problem" ? text.again : text.send}
          </ButtonLink>
        ) : null}
        {addPageHref || removableDocumentId || files.length > 0 ? (
          <div className={styles.actions}>
            {files.map(({ href, label }) => (
              <a className={styles.action} href={href} key={href}>
                {label}
              </a>
            ))}
            {addPageHref ? (
              <a className={styles.action} href={addPageHref}>
                {text.addPage}
              </a>
            ) : null}
            {removableDocumentId ? (
              <PostButton action={removalAction} hidden={{ document: removableDocumentId }}>
                <Button variant="text">{text.remove}</Button>
              </PostButton>
            ) : null}
          </div>
        ) : null}
        {guidance.length > 0 ? (
          <details className={styles.why}>
            <summary>{text.why}</summary>
            {guidance.map((words) => (
              <p key={words}>
                <bdi>{words}</bdi>
              </p>
            ))}
          </details>
        ) : null}
      </div>
    </li>
  );
}

function Arrived({
  arrived,
  text,
}: {
  arrived: NonNullable<FamilyPapersView["arrived"]>;
  text: FamilyPapersView["text"];
}) {
  return (
    <Notice tone="success" title={arrived.title} role="status">
      <p>
        <bdi>{arrived.paper}</bdi>
      </p>
      <p>{arrived.about}</p>
      {arrived.addPageHref ? (
        <p>
          <a className={styles.action} href={arrived.addPageHref}>
            {text.addPage}
          </a>
        </p>
      ) : null}
    </Notice>
  );
}
