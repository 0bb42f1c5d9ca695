import { Notice } from "~/ui/notice";
import type { PreviewNote } from "./preview.server";
import { place } from "./preview-notice.css";

/** Notice above a preview: who can see the page now, and a link to the editor. */
export function PreviewNotice({ note, back }: PreviewNote) {
  return (
    <div className={place}>
      <Notice tone="warning">
        <p>
          {note} <a href={back.href}>{back.label}</a>
        </p>
      </Notice>
    </div>
  );
}
