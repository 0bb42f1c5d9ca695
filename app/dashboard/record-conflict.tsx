import type { ReactNode } from "react";
import type { editing } from "~/locales/en/editing";
import type { Language } from "~/locales/languages";
import { type ComparedField, ComparedWords } from "./compared-words";
import { Conflict } from "./conflict";
import { type HistoryLine, HistoryList } from "./history-list";

/** What an area tells of two people in one record. */
export interface RecordConflictView {
  /** What has happened. */
  text: string;
  /** The titles of both sides. */
  theirs: string;
  yours: string;
  /** What was done meanwhile. */
  since: readonly HistoryLine[];
  /** The words as they are now. */
  theirWords: readonly ComparedField[];
  /** The page of the record. */
  back: string;
}

/** What the other did, and the record as it is now, beside what one was about to do. */
export function RecordConflict({
  conflict,
  written,
  text,
  children,
}: {
  conflict: RecordConflictView;
  /** The language of the words. */
  written: Language;
  text: Pick<typeof editing, "conflict" | "notWritten">;
  /** One's own form, with all that was typed. */
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
            <HistoryList lines={conflict.since} />
            <h3>{text.conflict.now}</h3>
            <ComparedWords
              fields={conflict.theirWords}
              written={written}
              text={{ differs: text.conflict.differs, notWritten: text.notWritten }}
            />
          </>
        ),
      }}
      yours={{ title: conflict.yours, children }}
    />
  );
}
