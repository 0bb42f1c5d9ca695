import { PostButton } from "~/features/forms/post-button";
import { Button, ButtonRow } from "~/ui/button";
import type { UploadsView } from "./unfinished-uploads.server";
import * as styles from "./upload-cards.css";

/** Files that are not yet uploaded completely. The script (`app/browser/papers.ts`) adds cards and fills them. */
export function UploadCards({ view }: { view: UploadsView }) {
  const { text, unfinished } = view;
  return (
    <section
      className={styles.section}
      data-uploads-section=""
      hidden={unfinished.length === 0}
      aria-labelledby="uploads"
    >
      <h2 id="uploads">{text.title}</h2>
      <ul className={styles.cards} data-uploads={view.address} data-texts={view.words}>
        {unfinished.map(({ name, isRemovable, ...upload }) => (
          <Card
            view={view}
            name={name}
            upload={upload}
            isRemovable={isRemovable}
            key={upload.upload}
          />
        ))}
        <template>
          <Card view={view} name="" />
        </template>
      </ul>
    </section>
  );
}

function Card({
  view: { text, page, removal },
  name,
  upload,
  isRemovable,
}: {
  view: UploadsView;
  name: string;
  upload?: Omit<UploadsView["unfinished"][number], "name" | "isRemovable">;
  /** True if no file of the document has arrived yet, so that the whole document may be removed. */
  isRemovable?: boolean;
}) {
  return (
    <li
      className={styles.card}
      {...(upload && {
        "data-upload": upload.upload,
        "data-document": upload.document,
        "data-position": upload.position,
        "data-legible-url": upload.legibleUrl,
        "data-has-legible": upload.hasLegible ? "" : undefined,
      })}
    >
      <strong>
        <bdi data-part="name">{name}</bdi>
      </strong>
      <p className={styles.legible} data-part="legible" hidden>
        {text.legible}
      </p>
      <p>
        <strong data-part="percent" /> <span data-part="bytes" />
      </p>
      <progress
        className={styles.progress}
        data-part="progress"
        aria-labelledby="uploads"
        value={0}
        max={1}
        hidden
      />
      <p data-part="note" />
      <p data-part="state" role="status">
        {upload ? text.unfinished : ""}
      </p>
      <label data-part="choose" hidden>
        {text.again} <input type="file" />
      </label>
      <div className={styles.actions} data-part="actions" hidden>
        <Button type="button" variant="quiet" data-part="pause">
          {text.pause}
        </Button>
        <Button type="button" variant="text" data-part="drop">
          {text.drop}
        </Button>
      </div>
      <a href={page} data-part="see" hidden>
        {text.see}
      </a>
      {upload && isRemovable ? (
        <PostButton action={removal} hidden={{ document: upload.document }}>
          <Button variant="text">{text.drop}</Button>
        </PostButton>
      ) : null}
    </li>
  );
}

/** Says that a chosen photo is hard to read; shown by the script. */
export function PoorPhoto({ text }: { text: UploadsView["text"] }) {
  return (
    <div className={styles.poor} data-poor="" role="status" hidden>
      <div data-part="preview" />
      <strong data-part="poor" />
      <p>{text.advice}</p>
      <ButtonRow>
        <Button type="button" data-part="again">
          {text.takeAgain}
        </Button>
        <Button type="button" variant="text" data-part="leave">
          {text.leave}
        </Button>
      </ButtonRow>
    </div>
  );
}
