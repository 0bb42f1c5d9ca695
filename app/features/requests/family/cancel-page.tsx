import { useActionData } from "@remix-run/react";
import { AppForm } from "~/features/forms/app-form";
import { submittedFields } from "~/features/forms/form-answer";
import { FormPage } from "~/features/forms/form-page";
import { PostButton } from "~/features/forms/post-button";
import type { ReturnedForm } from "~/server/returned-form.server";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/form/controls";
import { Notice } from "~/ui/notice";
import type { cancelView } from "./cancel-page.server";
import { FamilyTop } from "./family-top";

export function CancelPage({ view }: { view: Awaited<ReturnType<typeof cancelView>> }) {
  const answer = useActionData<ReturnedForm>();
  const { top, text, form, undoForm } = view;
  return (
    <>
      <FamilyTop {...top} />
      <FormPage
        title={undoForm ? text.done.title : text.title}
        lead={form?.lead}
        fields={{ words: { label: text.words } }}
      >
        {form ? (
          <AppForm
            id="cancel"
            action={form.action}
            rules={{}}
            hidden={submittedFields(form.hidden, answer)}
            answer={answer}
            submit={form.submit}
            variant="danger"
          >
            <TextArea name="words" label={text.words} rows={3} />
          </AppForm>
        ) : null}
        {undoForm ? (
          <>
            <Notice>{undoForm.text}</Notice>
            <PostButton action={undoForm.action}>
              <Button variant="quiet">{text.done.submit}</Button>
            </PostButton>
          </>
        ) : null}
      </FormPage>
    </>
  );
}
