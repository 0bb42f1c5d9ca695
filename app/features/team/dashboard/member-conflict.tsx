import type { ReactNode } from "react";
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
  conflict,
  values,
  ...page
}: Page & { conflict: WordsConflict; values: Record<string, string> }) {
  const { view, text } = page;
  return (
    <MemberConflict {...page} conflict={conflict}>
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
    </MemberConflict>
  );
}

/** A member was published, or taken off the site, as nobody had seen it. */
export function MemberPublicationConflict({
  conflict,
  ...page
}: Page & { conflict: PublicationConflict }) {
  const { publishing, withdrawing } = page.text.conflict;
  return (
    <MemberConflict {...page} conflict={conflict}>
      <p>{conflict.isPublishing ? publishing : withdrawing}</p>
      <AppForm
        id="publication"
        action={conflict.action}
        hidden={conflict.hidden}
        submit={conflict.submit}
        byScript
      />
    </MemberConflict>
  );
}

/** What the other did, and the member as it is now, beside what one was about to do. */
function MemberConflict({
  view,
  text,
  conflict,
  children,
}: Page & { conflict: WordsConflict | PublicationConflict; children: ReactNode }) {
  return (
    <Conflict
      text={conflict.text}
      back={{ href: conflict.back, label: text.conflict.back }}
      theirs={{
        title: conflict.theirs,
        children: (
          <>
            <HistoryList lines={conflict.since} />
            <h3>{text.conflict.now}</h3>
            <ComparedWords
              fields={conflict.theirWords}
              written={view.written}
              text={{ differs: text.conflict.differs, notWritten: text.notWritten }}
            />
          </>
        ),
      }}
      yours={{ title: conflict.yours, children }}
    />
  );
}
