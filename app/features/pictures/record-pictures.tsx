import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { panel } from "~/dashboard/dashboard.css";
import { RecordPage } from "~/dashboard/record-page";
import { FormProblems } from "~/features/forms/form-problems";
import { PostButton } from "~/features/forms/post-button";
import { Button } from "~/ui/button";
import { Pagination } from "~/ui/pagination";
import { PictureGrid } from "./dashboard/picture-grid";
import type { PictureCard } from "./dashboard/picture-list-view.server";
import { NoPictures, PictureSearch } from "./dashboard/picture-search";
import { type UploadAnswer, UploadForm } from "./dashboard/upload-form";
import type { RecordPicturesView } from "./record-pictures.server";

/** A record's pictures: the chosen pictures, the library, and an upload form. */
export function RecordPictures({
  view,
  answer,
  renderOrder,
}: {
  view: RecordPicturesView;
  answer: UploadAnswer | undefined;
  /** Renders `<OrderButtons>`, if the pictures have an order. */
  renderOrder?: (card: PictureCard) => ReactNode;
}) {
  const { text, chosen, library, choiceAction } = view;
  const { record: recordText } = text;
  const isChosen = (id: string) => chosen.some((card) => card.id === id);
  return (
    <RecordPage
      problems={<FormProblems answer={answer} fields={view.form.labels} />}
      title={view.title}
      recordName={view.recordName}
      crumbs={view.crumbs}
    >
      <section className={panel}>
        <h2>{recordText.now}</h2>
        {view.lead ? <p>{view.lead}</p> : null}
        {chosen.length === 0 ? <p>{recordText.none}</p> : null}
        <PictureGrid
          cards={chosen}
          renderAct={(card) => (
            <>
              {renderOrder?.(card)}
              <ChoiceButton
                action={choiceAction}
                id={card.id}
                act="remove"
                label={recordText.remove}
              />
              <Link to={card.href}>{recordText.edit}</Link>
            </>
          )}
        />
      </section>
      <section className={panel}>
        <h2>{recordText.chooseTitle}</h2>
        <PictureSearch view={library} />
        <NoPictures view={library} />
        <PictureGrid
          cards={library.cards}
          renderAct={(card) =>
            isChosen(card.id) ? (
              <p>{recordText.now}</p>
            ) : (
              <ChoiceButton
                action={choiceAction}
                id={card.id}
                act="choose"
                label={recordText.chooseThis}
                name={card.chooseLabel}
              />
            )
          }
        />
        <Pagination {...library.pagination} />
      </section>
      <section className={panel}>
        <h2>{recordText.uploadTitle}</h2>
        <UploadForm
          view={view.form}
          action={view.action}
          submit={recordText.uploadSubmit}
          answer={answer}
        />
      </section>
    </RecordPage>
  );
}

function ChoiceButton({
  action,
  id,
  act,
  label,
  name,
}: {
  action: string;
  id: string;
  act: "choose" | "remove";
  label: string;
  /** The label for screen readers, which contains the picture's name. */
  name?: string;
}) {
  return (
    <PostButton action={action} hidden={{ pictureId: id, act }}>
      <Button variant="quiet" aria-label={name}>
        {label}
      </Button>
    </PostButton>
  );
}
