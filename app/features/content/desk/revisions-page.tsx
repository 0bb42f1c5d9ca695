import { Link } from "@remix-run/react";
import { RecordPage } from "~/dashboard/record-page";
import * as tabs from "~/dashboard/translations.css";
import { AppForm } from "~/features/forms/app-form";
import type { FormAnswer } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { tickBox } from "~/ui/form/tick-box.css";
import { NameOrEmail } from "~/ui/name-or-email";
import { Notice } from "~/ui/notice";
import { Table, type TableProps } from "~/ui/table";
import { ComparedText } from "./compared-text";
import * as styles from "./compared-text.css";
import type { RevisionsView } from "./revisions-view.server";

/** A record's revisions: a comparison of two, and a button to restore one. */
export function RevisionsPage({
  view,
  answer,
}: {
  view: RevisionsView;
  answer: FormAnswer | undefined;
}) {
  const { text, title, crumbs, rows, isMissing } = view;
  return (
    <RecordPage
      problems={<FormProblems answer={answer} />}
      title={title}
      recordName={view.recordName}
      crumbs={crumbs}
      tabs={<Languages view={view} />}
    >
      <p>{text.lead}</p>
      {isMissing ? <Notice>{text.missing}</Notice> : null}
      <Comparison view={view} answer={answer} />
      {rows.length > 0 ? <Versions view={view} /> : <p>{text.none}</p>}
    </RecordPage>
  );
}

function Languages({ view }: { view: RevisionsView }) {
  if (view.tabs.length === 0) return null;
  return (
    <nav aria-label={view.text.caption}>
      <ul className={tabs.tabs}>
        {view.tabs.map(({ code, name, href, current }) => (
          <li key={code ?? ""}>
            <Link className={tabs.tab} to={href} aria-current={current ? "page" : undefined}>
              <span lang={code ?? undefined}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Comparison({ view, answer }: { view: RevisionsView; answer: FormAnswer | undefined }) {
  const { text, comparison, restore, textLanguage } = view;
  if (!comparison) return null;
  return (
    <section className={styles.compared}>
      <h2>{comparison.title}</h2>
      {comparison.fields.length === 0 ? <p>{text.same}</p> : null}
      {comparison.fields.map(({ name, label, parts }) => (
        <div key={name}>
          <h3>{label}</h3>
          <ComparedText parts={parts} textLanguage={textLanguage} text={text} />
        </div>
      ))}
      {comparison.unchanged ? <p>{comparison.unchanged}</p> : null}
      {restore ? (
        <AppForm
          id="restore"
          action={restore.action}
          hidden={restore.hidden}
          answer={answer}
          submit={restore.submit}
          variant="quiet"
          clientSide
          note={<p>{text.restoreHint}</p>}
        />
      ) : null}
    </section>
  );
}

/** A form that sends a GET request with the two chosen revisions in the URL. */
function Versions({ view }: { view: RevisionsView }) {
  const { text, rows, action } = view;
  const isComparable = rows.length > 1;
  return (
    <form
      // remounted after a client navigation, so that the buttons show the revisions in the new URL
      key={rows.map(({ isFrom, isTo }) => `${isFrom}${isTo}`).join(" ")}
      className={styles.versions}
      method="get"
      action={action}
    >
      <HiddenFields values={view.in} />
      <Table
        caption={text.caption}
        rows={rows}
        rowKey={({ version }) => version}
        columns={[
          {
            key: "version",
            title: text.version,
            cell: ({ label, isCurrent }) => (
              <>
                {label} {isCurrent ? <Badge tone="good">{text.now}</Badge> : null}
              </>
            ),
          },
          { key: "when", title: text.when, cell: ({ when }) => when },
          {
            key: "who",
            title: text.who,
            cell: ({ who }) => <NameOrEmail text={who} />,
            canBreakAnywhere: true,
          },
          ...(isComparable ? choiceColumns(text) : []),
        ]}
      />
      {isComparable ? (
        <div>
          <Button variant="quiet">{text.compare}</Button>
        </div>
      ) : null}
    </form>
  );
}

function choiceColumns(
  text: RevisionsView["text"],
): TableProps<RevisionsView["rows"][number]>["columns"] {
  return [
    {
      key: "from",
      title: text.from,
      cell: ({ version, pickFrom, isFrom }) => (
        <RevisionRadio name="from" version={version} label={pickFrom} isPicked={isFrom} />
      ),
    },
    {
      key: "to",
      title: text.to,
      cell: ({ version, pickTo, isTo }) => (
        <RevisionRadio name="to" version={version} label={pickTo} isPicked={isTo} />
      ),
    },
  ];
}

function RevisionRadio({
  name,
  version,
  label,
  isPicked,
}: {
  name: "from" | "to";
  version: number;
  label: string;
  isPicked: boolean;
}) {
  return (
    <label className={styles.pick}>
      <input
        type="radio"
        className={tickBox}
        name={name}
        value={version}
        aria-label={label}
        defaultChecked={isPicked}
      />
    </label>
  );
}
