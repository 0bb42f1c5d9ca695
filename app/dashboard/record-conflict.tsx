import type { ReactNode } from "react";
import type { editing } from "~/locales/en/editing";
import type { Language } from "~/locales/languages";
import { type ComparedField, ComparedWords } from "./compared-words";
import { Conflict } from "./conflict";
import { type HistoryLine, HistoryList } from "./history-list";

/** An edit conflict of two people on one record. */
export interface RecordConflictView {
  text: string;
  theirs: string;
  yours: string;
  /** Events since the page was opened. */
  newEvents: readonly HistoryLine[];
  theirWords: readonly ComparedField[];
  back: string;
}

/** The other person's changes and the current record, next to the person's own form. */
export function RecordConflict({
  conflict,
  textLanguage,
  text,
  children,
}: {
  conflict: RecordConflictView;
  textLanguage: Language;
  text: Pick<typeof editing, "conflict" | "notWritten">;
  /** The person's own form, with everything they typed. */
  children: ReactNode;
}) {
  return (
    <Conflict
      text={conflict.text}
      back={{ href: conflict.back, label: text.conflict.back }}
      theirs={{
        title: conflict.theirs,
        children: (
          <>
            <HistoryList lines={conflict.newEvents} />
            <h3>{text.conflict.now}</h3>
            <ComparedWords
              fields={conflict.theirWords}
              textLanguage={textLanguage}
              text={{ differs: text.conflict.differs, notWritten: text.notWritten }}
            />
          </>
        ),
      }}
      yours={{ title: conflict.yours, children }}
    />
  );
}
