import { ComparedWords } from "~/dashboard/compared-words";
import { Conflict } from "~/dashboard/conflict";
import { HistoryList } from "~/dashboard/history-list";
import { WrittenFields } from "~/dashboard/translated-fields";
import { AppForm } from "~/features/forms/app-form";
import type { PublicationConflict, WordsConflict } from "./member-conflict.server";
import type { MemberPage } from "./member-page.server";

type Page = Pick<MemberPage, "view" | "text">;

/** Two wrote the same words at once: theirs to read, one's own still in the form. */
export function MemberWordsConflict({
  view,
  text,
  conflict,
  values,
}: Page & { conflict: WordsConflict; values: Record<string, string> }) {
  return (
    <Conflict
      text={conflict.text}
      back={{ href: conflict.back, label: text.conflict.back }}
      theirs={{
        title: conflict.theirs,
        children: <Theirs view={view} text={text} conflict={conflict} />,
      }}
      yours={{
        title: conflict.yours,
        children: (
          <AppForm
            id="words"
            action={view.paths.record}
            rules={view.rules}
            defaults={values}
            hidden={conflict.seen}
            submit={text.conflict.save}
            byScript
            note={<p>{text.conflict.advice}</p>}
          >
            <WrittenFields written={view.written} fields={view.fields} />
          </AppForm>
        ),
      }}
    />
  );
}

/** A member was published, or taken off the site, as nobody had seen it. */
export function MemberPublicationConflict({
  view,
  text,
  conflict,
}: Page & { conflict: PublicationConflict }) {
  const { publishing, withdrawing, back } = text.conflict;
  return (
    <Conflict
      text={conflict.text}
      back={{ href: conflict.back, label: back }}
      theirs={{
        title: conflict.theirs,
        children: <Theirs view={view} text={text} conflict={conflict} />,
      }}
      yours={{
        title: conflict.yours,
        children: (
          <>
            <p>{conflict.isPublishing ? publishing : withdrawing}</p>
            <AppForm
              id="publication"
              action={conflict.action}
              hidden={conflict.hidden}
              submit={conflict.submit}
              byScript
            />
          </>
        ),
      }}
    />
  );
}

function Theirs({
  view,
  text,
  conflict,
}: Page & { conflict: Pick<WordsConflict, "since" | "theirWords"> }) {
  return (
    <>
      <HistoryList lines={conflict.since} />
      <h3>{text.conflict.now}</h3>
      <ComparedWords
        fields={conflict.theirWords}
        written={view.written}
        text={{ differs: text.conflict.differs, notWritten: text.notWritten }}
      />
    </>
  );
}
