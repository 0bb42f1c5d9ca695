import { Link } from "@remix-run/react";
import { useState } from "react";
import { PostButton } from "~/features/forms/post-button";
import { Icon } from "~/ui/art/icons";
import { Button, buttonClass } from "~/ui/button";
import { DOT } from "~/ui/dot";
import * as styles from "./desk-papers.css";
import type { DeskPaper, DeskPapersView } from "./desk-papers-view.server";
import { RefusalForm } from "./refusal-form";

/** Documents with their buttons. */
export function DeskPaperRows({
  documents,
  view,
}: {
  documents: readonly DeskPaper[];
  view: Pick<DeskPapersView, "refusal" | "text">;
}) {
  return (
    <ul className={styles.list}>
      {documents.map((document) => (
        <li className={styles.row} key={document.id} id={document.id}>
          <DocumentSummary document={document} text={view.text} />
          {document.acceptForm ? (
            <div className={styles.unprinted}>
              <PostButton {...document.acceptForm}>
                <Button variant="quiet" icon="check">
                  {view.text.accept}
                </Button>
              </PostButton>
            </div>
          ) : null}
          {document.refusalTarget ? (
            <RefusalToggle id={document.id} refuse={document.refusalTarget} view={view} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Without JavaScript, a link to the page of the refusal; with JavaScript, a button that opens the form in the list. */
function RefusalToggle({
  id,
  refuse,
  view,
}: {
  id: string;
  refuse: NonNullable<DeskPaper["refusalTarget"]>;
  view: Pick<DeskPapersView, "refusal" | "text">;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles.unprinted}>
        <Link
          className={buttonClass("quiet")}
          to={refuse.pageHref}
          aria-expanded={isOpen}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            setOpen(!isOpen);
          }}
        >
          {view.text.refuse}
          <Icon name="chevron-down" size={18} />
        </Link>
      </div>
      {isOpen ? (
        <div className={styles.fields}>
          <RefusalForm id={`refusal-${id}`} refuse={refuse} {...view} />
        </div>
      ) : null}
    </>
  );
}

/** Picture, title, arrival and judgement of a document. */
export function DocumentSummary({
  document,
  text,
}: {
  document: DeskPaper;
  text: DeskPapersView["text"];
}) {
  const { title, href, image, about, isInfected, judgementText, reason, reasonLang, assignHref } =
    document;
  return (
    <>
      <span className={styles.picture}>
        {image ? (
          <img src={image} alt="" width={44} height={44} loading="lazy" />
        ) : (
          <Icon name="document" size={24} />
        )}
      </span>
      <div className={styles.summary}>
        <p>{href && !isInfected ? <a href={href}>{title}</a> : title}</p>
        <p className={styles.quiet}>
          {about}
          {assignHref ? (
            <span className={styles.unprinted}>
              {DOT}
              <Link to={assignHref}>{text.assign.link}</Link>
            </span>
          ) : null}
        </p>
        {isInfected ? <p className={styles.bad}>{text.infected}</p> : null}
        {judgementText ? <p className={styles.quiet}>{judgementText}</p> : null}
        {reason ? (
          <p className={styles.bad} lang={reasonLang}>
            <bdi>{reason}</bdi>
          </p>
        ) : null}
      </div>
    </>
  );
}
