import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import * as styles from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, submittedFields } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { PostButton } from "~/features/forms/post-button";
import { useRootData } from "~/site/root-data";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { DOT } from "~/ui/dot";
import { Select, TextArea, TextField } from "~/ui/form/controls";
import { Notice } from "~/ui/notice";
import type { LoadedNeeded } from "./needed-page.server";
import * as page from "./request-page.css";

type Loaded = Pick<LoadedNeeded, "view" | "text" | "meta">;

/** The papers that a request needs, for coordinators. */
export function NeededPage({ view, text, meta, answer }: Loaded & { answer?: FormAnswer }) {
  const { common } = useRootData().text;
  const { fields } = text;
  const labels = Object.entries(fields).map(([name, label]) => [name, { label }]);
  return (
    <>
      <FormProblems answer={answer} fields={Object.fromEntries(labels)} />
      <DashboardHeading title={meta.title} crumbs={view.crumbs} crumbsLabel={common.breadcrumbs}>
        <p>{text.lead}</p>
      </DashboardHeading>
      {view.added.length > 0 ? (
        <Papers title={text.newTitle} lead={text.newText} papers={view.added} text={text}>
          {(paper) => (
            <ActionButton action={view.updateAction} hidden={paper.hidden} label={text.add} />
          )}
        </Papers>
      ) : null}
      <Papers
        title={text.list}
        lead={view.papers.length === 0 ? text.none : null}
        papers={view.papers}
        text={text}
      >
        {(paper) => (
          <>
            {paper.change ? (
              <ChecklistChange {...paper.change} action={view.updateAction} text={text} />
            ) : null}
            <ActionButton action={view.removeAction} hidden={paper.hidden} label={text.remove} />
          </>
        )}
      </Papers>
      {view.removed.length > 0 ? (
        <Papers title={text.removedTitle} lead={null} papers={view.removed} text={text}>
          {(paper) => (
            <ActionButton action={view.returnAction} hidden={paper.hidden} label={text.putBack} />
          )}
        </Papers>
      ) : null}
      <section className={styles.panel}>
        <h2>{text.ownTitle}</h2>
        <AppForm
          id="paper"
          rules={view.rules}
          action={view.addAction}
          hidden={submittedFields(view.hidden, answer)}
          defaults={{ kind: "other" }}
          answer={answer}
          submit={text.save}
          clientSide
        >
          <TextField name="title" label={fields.title} hint={view.hint} autoComplete="off" />
          <Select name="whose" label={fields.whose} options={view.whose} />
          <Select name="need" label={fields.need} options={view.needs} />
          <Select name="kind" label={fields.kind} options={view.kinds} />
          <TextArea name="why" label={fields.why} rows={2} />
          <TextArea name="how" label={fields.how} rows={3} />
        </AppForm>
        <p>
          <Link className={styles.touchTarget} to={view.requestHref}>
            {text.back}
          </Link>
        </p>
      </section>
    </>
  );
}

type Row = Omit<Loaded["view"]["added"][number], "hidden">;

function Papers<Paper extends Row>({
  title,
  lead,
  papers,
  text,
  children,
}: {
  title: string;
  lead: string | null;
  papers: readonly Paper[];
  text: Loaded["text"];
  children: (paper: Paper) => ReactNode;
}) {
  return (
    <section className={styles.panel}>
      <h2>{title}</h2>
      {lead ? <p>{lead}</p> : null}
      <ul className={styles.history}>
        {papers.map((paper) => (
          <li className={styles.entry} key={paper.id}>
            <p>
              <strong lang={paper.title.lang}>
                <bdi>{paper.title.text}</bdi>
              </strong>
            </p>
            <p className={styles.quiet}>{paper.categories.join(DOT)}</p>
            <p className={styles.badges}>
              {paper.marks.map((mark) => (
                <Badge key={mark} tone="warn">
                  {mark}
                </Badge>
              ))}
            </p>
            <p lang={paper.why.lang}>{paper.why.text}</p>
            <p className={styles.typed} lang={paper.how.lang}>
              {paper.how.text}
            </p>
            {paper.source ? (
              <p className={styles.quiet}>
                <a className={styles.touchTarget} href={paper.source} rel="noreferrer">
                  {text.source}
                </a>
                {DOT}
                {paper.asOf}
              </p>
            ) : null}
            {children(paper)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChecklistChange({
  entries,
  hidden,
  action,
  text,
}: NonNullable<Loaded["view"]["papers"][number]["change"]> & {
  action: string;
  text: Loaded["text"];
}) {
  return (
    <Notice tone="warning" title={text.changed}>
      <DescriptionList
        isNarrow
        entries={entries.map(({ term, lang, here, listed }) => ({
          term,
          value: (
            <>
              {text.here}: <bdi lang={lang}>{here}</bdi>
              <br />
              {text.listed}: <bdi lang={lang}>{listed}</bdi>
            </>
          ),
        }))}
      />
      <ActionButton action={action} hidden={hidden} label={text.takeOver} />
    </Notice>
  );
}

function ActionButton(button: { action: string; hidden: Record<string, string>; label: string }) {
  return (
    <PostButton action={button.action} hidden={button.hidden}>
      <Button variant="quiet">{button.label}</Button>
    </PostButton>
  );
}

/** Link on the request's page to the page of needed papers. */
export function NeededLink({ href, text }: { href: string; text: string }) {
  return (
    <p className={page.unprintedLine}>
      <Link className={styles.touchTarget} to={href}>
        {text}
      </Link>
    </p>
  );
}
