import { Link } from "@remix-run/react";
import { type WordsAnswer, WordsAside, WordsEditor } from "~/dashboard/words-editor";
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
