import { useState } from "react";
import { useUploadProgress } from "~/features/forms/upload-by-script";
import type { pictures } from "~/locales/en/pictures";
import { formatPercent } from "~/locales/format";
import { useRootData } from "~/site/root-data";
import { FileField, TextField } from "~/ui/form/controls";
import { type PictureFiles, sourceFor, UPLOAD_MAX_BYTES } from "../picture";
import * as styles from "./pictures.css";
import type { AltField } from "./upload-form.server";

type Text = typeof pictures;

/** The file field of an upload form, with the file uploaded earlier and the progress. */
export function UploadField({ uploaded, text }: { uploaded: PictureFiles | null; text: Text }) {
  const [problem, setProblem] = useState<string>();
  const progress = useUploadProgress();
  const { language } = useRootData();
  // rounded down, so that 100 % appears only at the end
  const percent = progress === null ? null : Math.floor(progress * 100);
  return (
    <>
      {uploaded ? (
        <div className={styles.uploadedFile}>
          <img className={styles.thumbnail} src={sourceFor(uploaded, 320)} alt="" width={160} />
          <p>{text.fileKept}</p>
        </div>
      ) : null}
      <FileField
        name="file"
        label={text.file}
        hint={text.fileHint}
        accept="image/jpeg,image/png,image/webp,image/avif"
        optionalText=""
        {...(problem ? { error: problem } : {})}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          const isTooLarge = file !== undefined && file.size > UPLOAD_MAX_BYTES;
          // refuses a file that is too large before an upload of several minutes
          if (isTooLarge) event.currentTarget.value = "";
          setProblem(isTooLarge ? text.problems.tooLarge : undefined);
        }}
      />
      {percent === null ? null : (
        <p className={styles.progress} role="status">
          <progress max={100} value={percent} aria-label={text.uploadSubmit} />
          {text.uploading.replace("{{percent}}", formatPercent(percent / 100, language))}
        </p>
      )}
    </>
  );
}

export function AltFields({ fields, text }: { fields: readonly AltField[]; text: Text }) {
  return fields.map(({ name, label, lang }, index) => (
    <TextField
      key={name}
      name={name}
      label={label}
      hint={index === 0 ? text.altHint : undefined}
      lang={lang}
      autoComplete="off"
    />
  ));
}
