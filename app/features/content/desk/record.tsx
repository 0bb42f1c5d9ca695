import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Checklist } from "~/dashboard/checklist";
import { quiet, typed } from "~/dashboard/dashboard.css";
import { LanguageTabs } from "~/dashboard/language-tabs";
import { PublicationPanel } from "~/dashboard/publication-panel";
import { RecordConflict, type RecordConflictView } from "~/dashboard/record-conflict";
import { RecordEnd } from "~/dashboard/record-end";
import { RecordPage, SidePanel } from "~/dashboard/record-page";
import { TranslatedFields, WrittenFields } from "~/dashboard/translated-fields";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, keptFields } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { buttonClass } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import type { Panel } from "../engine/area.server";
import { Controls } from "./controls";
import type { RecordView } from "./record.server";

/** The form's own answer, or what somebody else wrote meanwhile. */
export type PartAnswer =
  | FormAnswer
  | {
      values: Record<string, string>;
      conflict: RecordConflictView & { title: string; seen: RecordView["view"]["seen"] };
    };

type Props = Pick<RecordView, "view" | "text">;

/** A record's page: the form of a tab, and beside it what is known of the record. */
export function RecordEditor({ view, text, answer }: Props & { answer: PartAnswer | undefined }) {
  const form = { id: "words", action: view.paths.record, rules: view.rules, byScript: true };
  if (answer && "conflict" in answer) {
    // two wrote one part at once: theirs to read, one's own still in the form
    const { conflict, values } = answer;
    return (
      <RecordPage title={conflict.title} crumbs={view.crumbs}>
        <RecordConflict conflict={conflict} written={view.written} text={text}>
          <AppForm
            {...form}
            defaults={values}
            hidden={conflict.seen}
            submit={text.conflict.save}
            note={<p>{text.conflict.advice}</p>}
          >
            {view.part === "facts" ? (
              <Controls controls={view.controls} />
            ) : (
              <WrittenFields written={view.part} fields={view.fields} />
            )}
          </AppForm>
        </RecordConflict>
      </RecordPage>
    );
  }
  return (
    <RecordPage
      problems={<FormProblems answer={answer} fields={view.labels} />}
      title={view.name}
      crumbs={view.crumbs}
      tabs={
        <LanguageTabs label={text.languages} tabs={view.tabs.languages} facts={view.tabs.facts} />
      }
      aside={<Aside view={view} text={text} />}
    >
      <AppForm
        {...form}
        // each tab is a form of its own
        key={view.part}
        defaults={view.values}
        hidden={keptFields(view.seen, answer)}
        answer={answer}
        submit={text.save}
        note={view.hasGaps ? <p>{text.gaps}</p> : null}
      >
        {view.part === "facts" ? (
          <Controls controls={view.controls} />
        ) : (
          <TranslatedFields
            written={view.part}
            fields={view.fields}
            text={{ ...text, toWrite: view.toWrite ?? "" }}
            older={view.older}
          />
        )}
      </AppForm>
    </RecordPage>
  );
}

function Aside({ view, text }: Props) {
  return (
    <>
      <PublicationPanel view={view.publication} text={text} />
      <Way>
        <a className={buttonClass("quiet")} href={view.preview}>
          {text.preview.link}
        </a>
      </Way>
      <Checklist view={view.checklist} />
      {view.panels.map((panel) => (
        <KnownPanel key={panel.title} panel={panel} />
      ))}
      {view.pictures ? (
        <Way>
          <Link className={buttonClass("quiet")} to={view.pictures.href}>
            {view.pictures.label}
          </Link>
        </Way>
      ) : null}
      <RecordEnd history={view.history} paths={view.paths} text={text} />
    </>
  );
}

function KnownPanel({ panel }: { panel: Panel }) {
  const { title, text, entries = [], hint, links = [] } = panel;
  const known = entries.map(({ term, value, href }) => ({
    term,
    value: href ? (
      <a className={typed} href={href} rel="noopener">
        {value}
      </a>
    ) : (
      <bdi>{value}</bdi>
    ),
  }));
  return (
    <SidePanel title={title}>
      {text ? <p>{text}</p> : null}
      {known.length > 0 ? <DescriptionList entries={known} isNarrow /> : null}
      {hint ? <p className={quiet}>{hint}</p> : null}
      {links.map(({ href, label }) => (
        <Way key={href}>
          <Link className={buttonClass("quiet")} to={href}>
            {label}
          </Link>
        </Way>
      ))}
    </SidePanel>
  );
}

const Way = ({ children }: { children: ReactNode }) => <p>{children}</p>;
