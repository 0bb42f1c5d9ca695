import { Notice } from "~/ui/notice";
import type { PreviewNote } from "./preview.server";
import { place } from "./preview-notice.css";

/** Above a page as families will see it: who sees it now, and the way back to the editor. */
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
