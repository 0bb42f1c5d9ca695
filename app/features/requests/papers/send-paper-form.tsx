import { useActionData } from "@remix-run/react";
import { AppForm } from "~/features/forms/app-form";
import { submittedFields } from "~/features/forms/form-answer";
import type { ReturnedForm } from "~/server/returned-form.server";
import { FileField, Select } from "~/ui/form/controls";
import * as styles from "./family-papers.css";
import type { FamilyPapersView } from "./family-papers-view.server";
import { PoorPhoto } from "./upload-cards";

/** The form has `item` or `kind`; one for a further page of a document has neither. */
const RULES = {
  item: { required: true },
  kind: { required: true },
  file: { required: true },
} as const;

const ACCEPT = "image/*,.heic,.heif,.pdf,.zip,.dcm";

/** Sends one file, for a paper of the list or of any kind, or as one more page of a document. */
export function SendPaperForm({
  form,
  text,
  sending: uploadText,
}: {
  form: NonNullable<FamilyPapersView["form"]>;
  text: FamilyPapersView["text"]["form"];
  sending: FamilyPapersView["uploads"]["text"];
}) {
  const answer = useActionData<ReturnedForm>();
  const { id, action, page, items, kinds, whose } = form;
  return (
    <div className={styles.form}>
      <AppForm
        id={id}
        action={action}
        rules={RULES}
        defaults={form.defaults}
        hidden={submittedFields(form.hidden, answer)}
        answer={answer}
        submit={text.submit}
        note={<p className={styles.quiet}>{text.note}</p>}
        hasFile
      >
        {page ? (
          <p>
            <strong>{page.text}</strong>{" "}
            <a className={styles.action} href={page.newPaperHref}>
              {text.newPaper}
            </a>
          </p>
        ) : null}
        {page ? null : items ? (
          <Select name="item" label={text.item} options={items} placeholder={text.choose} />
        ) : (
          <>
            <Select name="kind" label={text.item} options={kinds} placeholder={text.choose} />
            <Select name="whose" label={text.whose} options={whose} />
          </>
        )}
        {/* without `capture`: phones offer both the camera and their photos */}
        <FileField name="file" label={text.file} hint={text.hint} accept={ACCEPT} />
        <PoorPhoto text={uploadText} />
      </AppForm>
    </div>
  );
}
