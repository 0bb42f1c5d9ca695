import { Link } from "@remix-run/react";
import { ListEditor } from "~/dashboard/list-editor";
import { SidePanel } from "~/dashboard/record-page";
import { WordsAside } from "~/dashboard/words-aside";
import { type WordsAnswer, WordsEditor } from "~/dashboard/words-editor";
import { buttonClass } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import type { HospitalEditing } from "./hospital-editor.server";

type Page = Pick<HospitalEditing, "view" | "text">;

/** A hospital's page: the words of a tab, and beside them what is known of the hospital. */
export function HospitalEditor({ view, text, answer }: Page & { answer: WordsAnswer | undefined }) {
  return (
    <WordsEditor
      view={view}
      text={text}
      answer={answer}
      besides={<Lists view={view} text={text} answer={answer} />}
      hasLists
      aside={<HospitalAside view={view} text={text} />}
    />
  );
}

/** Which lines there are, the English says; a translation has a field for each. */
function Lists({ view, text, answer }: Page & { answer: WordsAnswer | undefined }) {
  const arrangement = answer && "arrangement" in answer ? answer.arrangement : undefined;
  return view.lists.map((list) => (
    <ListEditor
      key={list.name}
      list={list}
      values={answer?.values ?? view.words}
      text={text.area.lists}
      focus={arrangement?.focus}
      written={view.written}
    />
  ));
}

function HospitalAside({ view, text }: Page) {
  return (
    <WordsAside view={view} text={text}>
      <p>
        <Link className={buttonClass("quiet")} to={view.paths.pictures}>
          {text.area.pictures}
        </Link>
      </p>
      <SidePanel title={text.area.facts.title}>
        <DescriptionList isNarrow entries={view.facts} />
        <p>
          <Link to={view.paths.facts}>{text.area.facts.edit}</Link>
        </p>
      </SidePanel>
    </WordsAside>
  );
}
