import { Link } from "@remix-run/react";
import { WordsAside } from "~/dashboard/words-aside";
import { type WordsAnswer, WordsEditor } from "~/dashboard/words-editor";
import { SpokenBoxes } from "~/features/spoken/spoken-boxes";
import { buttonClass } from "~/ui/button";
import type { MemberPage } from "./member-page.server";

/** A member's page: their words, and beside them their photo and whether the public sees them. */
export function MemberEditor({
  view,
  text,
  answer,
}: Pick<MemberPage, "view" | "text"> & { answer: WordsAnswer | undefined }) {
  return (
    <WordsEditor
      view={view}
      text={text}
      answer={answer}
      besides={view.spoken ? <SpokenBoxes legend={text.speaks} choices={view.spoken} /> : null}
      aside={
        <WordsAside view={view} text={text}>
          <p>
            <Link className={buttonClass("quiet")} to={view.pictures}>
              {text.picture}
            </Link>
          </p>
        </WordsAside>
      }
    />
  );
}
