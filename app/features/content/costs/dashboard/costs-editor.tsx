import { type OnePageAnswer, OnePageEditor } from "~/dashboard/one-page-editor";
import { CostsFields } from "./costs-fields";
import type { CostsView } from "./costs-view.server";

/** The form of the tab's language. */
export function CostsEditor({
  view,
  text,
  answer,
}: Pick<CostsView, "view" | "text"> & { answer: OnePageAnswer | undefined }) {
  return (
    <OnePageEditor
      id="costs"
      view={view}
      text={text}
      answer={answer}
      english={<CostsFields view={view} text={text} />}
    />
  );
}
