import { useRef } from "react";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, submittedFields } from "~/features/forms/form-answer";
import { Select, TextArea } from "~/ui/form/controls";
import type { DeskPaper, DeskPapersView } from "./desk-papers-view.server";

/**
 * Refuses a document with a reason and words for the family. JavaScript fills in the usual words of the reason;
 * without JavaScript, the server uses them for an empty field.
 */
export function RefusalForm({
  id,
  refuse,
  refusal: { rules, reasons, wordsLabel, wordsLang },
  text,
  answer,
}: {
  id: string;
  refuse: NonNullable<DeskPaper["refusalTarget"]>;
  refusal: DeskPapersView["refusal"];
  text: DeskPapersView["text"];
  answer?: FormAnswer;
}) {
  const words = useRef<HTMLDivElement>(null);
  const fill = (reason: string) => {
    const box = words.current?.querySelector("textarea");
    const isUsual = reasons.some((one) => one.words === box?.value);
    if (box && (box.value === "" || isUsual))
      box.value = reasons.find(({ value }) => value === reason)?.words ?? "";
  };
  return (
    <AppForm
      id={id}
      idPrefix={id}
      rules={rules}
      action={refuse.action}
      hidden={submittedFields(refuse.hidden, answer)}
      answer={answer}
      submit={text.refusal.submit}
      note={<p>{text.refusal.note}</p>}
    >
      <Select
        name="why"
        label={text.refusal.why}
        placeholder={text.refusal.choose}
        options={reasons}
        onChange={({ target }) => fill(target.value)}
      />
      <div ref={words}>
        <TextArea
          name="words"
          label={wordsLabel}
          hint={text.refusal.wordsHint}
          lang={wordsLang}
          rows={3}
        />
      </div>
    </AppForm>
  );
}
