import { useActionData } from "@remix-run/react";
import { AppForm } from "~/features/forms/app-form";
import { submittedFields } from "~/features/forms/form-answer";
import type { FormRules } from "~/features/forms/form-rules.server";
import { SUBMISSION_KEY_FIELD } from "~/features/forms/submission";
import type { familyPage } from "~/locales/en/family-page";
import type { ReturnedForm } from "~/server/returned-form.server";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { TextArea } from "~/ui/form/controls";
import { Notice } from "~/ui/notice";
import * as styles from "./conversation.css";
import type { ConversationEntry } from "./conversation-entry";

export interface WriteBoxProps {
  form: { action: string; submissionKey: string; rules: FormRules<"words"> } | null;
  closed: { newRequestHref: string; survivor: { href: string; label: string } | null } | null;
  keptOnPhone: boolean;
  text: typeof familyPage;
}

/** The message form; if the request is closed, a link to write elsewhere instead. */
export function WriteBox({ form, closed, keptOnPhone, text }: WriteBoxProps) {
  const answer = useActionData<ReturnedForm>();
  const { conversation } = text;
  if (!form) return <Closed closed={closed} text={text} unsentText={answer?.values.words} />;
  return (
    <AppForm
      id="write"
      action={form.action}
      rules={form.rules}
      answer={answer}
      hidden={submittedFields({ [SUBMISSION_KEY_FIELD]: form.submissionKey }, answer)}
      submit={conversation.submit}
      keptOnPhone={keptOnPhone}
    >
      <TextArea name="words" label={conversation.label} hint={conversation.hint} rows={3} />
    </AppForm>
  );
}

function Closed({
  closed,
  text,
  unsentText,
}: Pick<WriteBoxProps, "closed" | "text"> & { unsentText: string | undefined }) {
  if (!closed) return null;
  const { survivor, newRequestHref } = closed;
  return (
    <>
      {unsentText ? (
        <div>
          <p>{text.conversation.unsent}</p>
          <p className={styles.fromFamily}>{unsentText}</p>
        </div>
      ) : null}
      <Notice title={text.closed.title}>
        {survivor ? (
          <p>
            {text.closed.goesOn} <a href={survivor.href}>{survivor.label}</a>
          </p>
        ) : (
          <p>{text.closed.text}</p>
        )}
      </Notice>
      {survivor ? null : (
        <ButtonRow stack>
          <ButtonLink href={newRequestHref}>{text.closed.another}</ButtonLink>
        </ButtonRow>
      )}
    </>
  );
}

/** Messages and events, newest first. */
export function Conversation({ entries }: { entries: readonly ConversationEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ol className={styles.list}>
      {entries.map(({ id, side, caption, words, lang, readText }) => (
        <li className={styles.entry[side]} key={id}>
          <p className={styles.caption}>{caption}</p>
          {words ? (
            <p className={side === "family" ? styles.fromFamily : styles.fromSetu} lang={lang}>
              <bdi>{words}</bdi>
            </p>
          ) : null}
          {readText ? <p className={styles.caption}>{readText}</p> : null}
        </li>
      ))}
    </ol>
  );
}
