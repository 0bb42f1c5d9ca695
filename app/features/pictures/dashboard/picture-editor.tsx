import { Link } from "@remix-run/react";
import { ComparedWords } from "~/dashboard/compared-words";
import { Conflict } from "~/dashboard/conflict";
import { plainList } from "~/dashboard/dashboard.css";
import { HistoryList } from "~/dashboard/history-list";
import { RecordFooter } from "~/dashboard/record-footer";
import { RecordPage, SidePanel } from "~/dashboard/record-page";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, submittedFields } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import type { AltsConflict } from "./picture-conflict.server";
import type { PicturePageData } from "./picture-page.server";
import * as styles from "./pictures.css";
import { AltFields } from "./upload-fields";

type Page = Pick<PicturePageData, "view" | "text">;
/** The response to the form, or the other coordinator's version. */
export type PictureAnswer = FormAnswer | { values: Record<string, string>; conflict: AltsConflict };
type Uses = readonly { label: string; href: string }[];

/** A picture's page, with its descriptions and the records that use it. */
export function PictureEditor({
  view,
  text,
  uses,
  answer,
}: Page & { uses: Uses; answer: PictureAnswer | undefined }) {
  if (answer && "conflict" in answer) {
    return (
      <RecordPage title={text.conflict.title} crumbs={view.crumbs}>
        <AltsConflictPage view={view} text={text} conflict={answer.conflict} />
      </RecordPage>
    );
  }
  return (
    <RecordPage
      problems={<FormProblems answer={answer} fields={view.labels} />}
      title={view.name}
      crumbs={view.crumbs}
      aside={<PictureAside view={view} text={text} uses={uses} />}
    >
      <LargePicture view={view} />
      <p>{text.altLead}</p>
      <AppForm
        id="alts"
        action={view.paths.record}
        rules={view.rules}
        defaults={view.alts}
        hidden={submittedFields({ version: view.version }, answer)}
        answer={answer}
        submit={text.editing.save}
        clientSide
      >
        <AltFields fields={view.fields} text={text} />
      </AppForm>
    </RecordPage>
  );
}

export function LargePicture({ view }: Pick<Page, "view">) {
  return (
    <img
      className={styles.large}
      src={view.src}
      width={view.width}
      height={view.height}
      alt={view.alt}
      lang={view.altLanguage}
    />
  );
}

function PictureAside({ view, text, uses }: Page & { uses: Uses }) {
  return (
    <>
      <SidePanel title={text.usedAt}>
        {uses.length === 0 ? <p>{text.usedNowhere}</p> : null}
        <ul className={plainList}>
          {uses.map(({ href, label }) => (
            <li key={`${href} ${label}`}>
              <Link to={href}>
                <bdi>{label}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </SidePanel>
      <SidePanel title={text.facts}>
        <dl className={styles.facts}>
          {view.facts.map(({ key, term, text }) => (
            <div key={key}>
              <dt>{term}</dt>
              <dd className={styles.name}>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </SidePanel>
      <RecordFooter
        history={view.history}
        paths={view.paths}
        text={{ ...text, history: text.editing.history }}
        more={[{ href: view.paths.replacement, label: text.replace }]}
      />
    </>
  );
}

function AltsConflictPage({ view, text, conflict }: Page & { conflict: AltsConflict }) {
  const { editing } = text;
  return (
    <Conflict
      text={conflict.text}
      back={{ href: view.paths.record, label: editing.conflict.back }}
      theirs={{
        title: text.conflict.theirs,
        children: (
          <>
            <HistoryList lines={conflict.newEvents} />
            <h3>{editing.conflict.now}</h3>
            {conflict.theirs.map(({ lang, ...field }) => (
              <ComparedWords
                key={field.name}
                fields={[field]}
                textLanguage={lang}
                text={{ differs: editing.conflict.differs, notWritten: editing.notWritten }}
              />
            ))}
          </>
        ),
      }}
      yours={{
        title: text.conflict.yours,
        children: (
          <AppForm
            id="alts"
            action={view.paths.record}
            rules={view.rules}
            defaults={conflict.values}
            hidden={{ version: conflict.version }}
            submit={editing.conflict.save}
            clientSide
            note={<p>{editing.conflict.advice}</p>}
          >
            <AltFields fields={view.fields} text={text} />
          </AppForm>
        ),
      }}
    />
  );
}
