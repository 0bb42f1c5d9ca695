import { PostButton } from "~/features/forms/post-button";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { UnbrokenReferences } from "~/ui/unbroken-references";
import { notice as layout } from "./request-page.css";
import type { undoNotice } from "./undo-notice.server";

/** The act that was just recorded, with an undo button. */
export function UndoNotice({ notice }: { notice: Awaited<ReturnType<typeof undoNotice>> }) {
  if (!notice) return null;
  return (
    <Notice role="status">
      <div className={layout}>
        <p>
          <bdi>
            <UnbrokenReferences>{notice.text}</UnbrokenReferences>
          </bdi>
        </p>
        <PostButton action={notice.action} hidden={{ entry: notice.entryId }}>
          <Button variant="quiet">{notice.button}</Button>
        </PostButton>
      </div>
    </Notice>
  );
}
