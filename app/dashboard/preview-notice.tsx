import { Notice } from "~/ui/notice";
import { place } from "./preview-notice.css";

interface PreviewNote {
  note: string;
  /** The record's page. */
  back: { href: string; label: string };
}

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
