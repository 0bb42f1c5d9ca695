import { RecordConflict } from "~/dashboard/record-conflict";
import { WrittenFields } from "~/dashboard/translated-fields";
import { AppForm } from "~/features/forms/app-form";
import type { PublicationConflict, WordsConflict } from "./member-conflict.server";
import type { MemberPage } from "./member-page.server";

type Page = Pick<MemberPage, "view" | "text">;

/** Two wrote the same words at once: theirs to read, one's own still in the form. */
export function MemberWordsConflict({
  conflict,
  values,
  view,
  text,
}: Page & { conflict: WordsConflict; values: Record<string, string> }) {
  return (
    <RecordConflict conflict={conflict} written={view.written} text={text}>
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
    </RecordConflict>
  );
}

/** A member was published, or taken off the site, as nobody had seen it. */
export function MemberPublicationConflict({
  conflict,
  view,
  text,
}: Page & { conflict: PublicationConflict }) {
  const { publishing, withdrawing } = text.conflict;
  return (
    <RecordConflict conflict={conflict} written={view.written} text={text}>
      <p>{conflict.isPublishing ? publishing : withdrawing}</p>
      <AppForm
        id="publication"
        action={conflict.action}
        hidden={conflict.hidden}
        submit={conflict.submit}
        byScript
      />
    </RecordConflict>
  );
}
