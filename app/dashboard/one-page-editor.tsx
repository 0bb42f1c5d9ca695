import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, keptFields } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import type { FormRules } from "~/features/forms/form-rules.server";
import type { editing } from "~/locales/en/editing";
import { defaultLanguage, type Language } from "~/locales/languages";
import { buttonClass } from "~/ui/button";
import { type HistoryLine, HistoryList } from "./history-list";
import { LanguageTabs } from "./language-tabs";
import { RecordConflict, type RecordConflictView } from "./record-conflict";
import { RecordPage, SidePanel } from "./record-page";
import { type TranslatedField, TranslatedFields, WrittenFields } from "./translated-fields";
import { plain } from "./translations.css";
import type { LanguageMark } from "./translations.server";

interface OnePageView {
  title: string;
  crumbs: readonly { href: string; label: string }[];
  tabs: (LanguageMark & { href: string; current: boolean })[];
  written: Language;
  action: string;
  words: readonly TranslatedField[];
  values: Record<string, string>;
  labels: Record<string, { label: string }>;
  rules: FormRules<string>;
  seen: { version: string; english: string; openedAt: string };
  toWrite: string;
  older?: string;
  hasGaps: boolean;
  history: readonly HistoryLine[];
  revisions: string;
  site: string;
}

/** The form's answer, or an edit conflict. */
export type OnePageAnswer =
  | FormAnswer
  | {
      values: Record<string, string>;
      conflict: RecordConflictView & { title: string; seen: OnePageView["seen"] };
    };

interface EditorProps {
  id: string;
  view: OnePageView;
  text: Pick<
    typeof editing,
    | "languages"
    | "save"
    | "gaps"
    | "history"
    | "revisions"
    | "conflict"
    | "notWritten"
    | "toRead"
    | "newWords"
    | "stillRight"
  > & { lead: string; toSite: string };
  answer: OnePageAnswer | undefined;
  /** The fields of the English page, including those without translations. */
  english: ReactNode;
  children?: ReactNode;
}

/** Editor of an area with a single record, for the tab's language. */
export function OnePageEditor({ id, view, text, answer, english, children }: EditorProps) {
  const { written } = view;
  const form = { id, action: view.action, rules: view.rules, byScript: true };
  if (answer && "conflict" in answer) {
    // conflict: the other version to read, one's own still in the form
    const { conflict, values } = answer;
    return (
      <RecordPage title={conflict.title} crumbs={view.crumbs}>
        <RecordConflict conflict={conflict} written={written} text={text}>
          <AppForm
            {...form}
            defaults={values}
            hidden={conflict.seen}
            submit={text.conflict.save}
            note={<p>{text.conflict.advice}</p>}
          >
            {written === defaultLanguage ? (
              <div className={plain}>{english}</div>
            ) : (
              <WrittenFields written={written} fields={view.words} />
            )}
          </AppForm>
        </RecordConflict>
      </RecordPage>
    );
  }
  return (
    <RecordPage
      problems={<FormProblems answer={answer} fields={view.labels} />}
      title={view.title}
      crumbs={view.crumbs}
      tabs={<LanguageTabs label={text.languages} tabs={view.tabs} />}
      aside={<Aside view={view} text={text} />}
    >
      <p>{text.lead}</p>
      {children}
      <AppForm
        // each tab and each saved version needs a fresh form: saving may change the typed text
        key={`${written} ${view.seen.version}`}
        {...form}
        defaults={view.values}
        hidden={keptFields(view.seen, answer)}
        answer={answer}
        submit={text.save}
        note={view.hasGaps ? <p>{text.gaps}</p> : null}
      >
        {written === defaultLanguage ? (
          <div className={plain}>{english}</div>
        ) : (
          <TranslatedFields
            written={written}
            fields={view.words}
            text={{ ...text, toWrite: view.toWrite }}
            older={view.older}
          />
        )}
      </AppForm>
    </RecordPage>
  );
}

function Aside({ view, text }: Pick<EditorProps, "view" | "text">) {
  return (
    <>
      {view.history.length > 0 ? (
        <SidePanel title={text.history}>
          <HistoryList lines={view.history} />
        </SidePanel>
      ) : null}
      <p>
        <Link className={buttonClass("quiet")} to={view.revisions}>
          {text.revisions}
        </Link>
      </p>
      <p>
        <a className={buttonClass("quiet")} href={view.site}>
          {text.toSite}
        </a>
      </p>
    </>
  );
}
