import { AppForm } from "~/features/forms/app-form";
import { FormProblems } from "~/features/forms/form-problems";
import { PostButton } from "~/features/forms/post-button";
import type { ReturnedForm } from "~/server/returned-form.server";
import { CallRow } from "~/site/call-row";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { TextField } from "~/ui/form/controls";
import { Heading } from "~/ui/heading";
import { Notice } from "~/ui/notice";
import { sheet } from "~/ui/sheet.css";
import type { FreshCodeView } from "./code-view.server";
import { FamilyTop } from "./family-top";

/** The remaining channels for a fresh code, and the form to enter it. */
export function FreshCodePage({ view, failed }: { view: FreshCodeView; failed?: ReturnedForm }) {
  const { top, text, mail, isSpoken, rules, hidden, mailAction } = view;
  const isWrong = failed && Object.keys(failed.errors).length > 0;
  return (
    <>
      <FamilyTop {...top} />
      <Container>
        {isWrong ? <FormProblems answer={failed} /> : null}
        <Heading title={text.title} lead={text.lead} />
        <div className={sheet}>
          {mail ? (
            <Notice title={text.mailTitle}>
              <p>{mail}</p>
              <PostButton action={mailAction} hidden={hidden}>
                <Button variant="quiet">{text.mail}</Button>
              </PostButton>
            </Notice>
          ) : null}
          {isSpoken ? <Notice title={text.spokenTitle}>{text.spokenText}</Notice> : null}
          {mail || isSpoken ? (
            <AppForm id="code" rules={rules} hidden={hidden} answer={failed} submit={text.submit}>
              <TextField
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                spellCheck={false}
                label={text.label}
                hint={text.labelHint}
              />
            </AppForm>
          ) : (
            <Notice tone="warning">{text.neither}</Notice>
          )}
          <CallRow about={top.title} />
        </div>
      </Container>
    </>
  );
}
