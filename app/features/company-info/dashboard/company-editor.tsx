import { type OnePageAnswer, OnePageEditor } from "~/dashboard/one-page-editor";
import { Notice } from "~/ui/notice";
import { CompanyFields } from "./company-fields";
import type { CompanyPage } from "./company-page.server";

/** What the company says of itself, in the language of the tab. */
export function CompanyEditor({
  view,
  text,
  answer,
}: Pick<CompanyPage, "view" | "text"> & { answer: OnePageAnswer | undefined }) {
  return (
    <OnePageEditor
      id="company"
      view={view}
      text={text}
      answer={answer}
      english={<CompanyFields view={view} text={text} />}
    >
      {view.notice ? (
        <Notice tone="warning" title={view.notice.title}>
          {view.notice.text ? <p>{view.notice.text}</p> : null}
        </Notice>
      ) : null}
    </OnePageEditor>
  );
}
