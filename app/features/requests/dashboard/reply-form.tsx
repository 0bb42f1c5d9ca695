import { AppForm, type AppFormProps } from "~/features/forms/app-form";
import type { FormAnswer } from "~/features/forms/form-answer";
import type { dashboard } from "~/locales/en/dashboard";
import { type Option, RadioGroup, TextArea } from "~/ui/form";

export interface ReplyFormProps {
  view: {
    formKey: string;
    channels: readonly Option[];
    rules: { reply: AppFormProps["rules"] };
    paths: { replies: string };
  };
  text: (typeof dashboard)["act"];
  answer?: FormAnswer;
}

/** Where a coordinator records that a person has answered. */
export function ReplyForm({ view, text, answer }: ReplyFormProps) {
  return (
    <AppForm
      id="reply"
      rules={view.rules.reply}
      action={view.paths.replies}
      hidden={{ formKey: view.formKey }}
      answer={answer}
      submit={text.recordReply}
      byScript
    >
      <RadioGroup name="channel" label={text.channel} options={view.channels} />
      <TextArea name="note" label={text.note} hint={text.noteHint} rows={3} />
    </AppForm>
  );
}
