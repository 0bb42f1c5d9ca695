import { AppForm } from "~/features/forms/app-form";
import { TickBox } from "~/features/forms/form-fields";
import { FormProblems } from "~/features/forms/form-problems";
import { CurrentPasswordField } from "~/features/identity/current-password-field";
import type { ReturnedForm } from "~/server/returned-form.server";
import { CallRow } from "~/site/call-row";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Heading } from "~/ui/heading";
import { Notice } from "~/ui/notice";
import { Prose } from "~/ui/prose";
import { sheet } from "~/ui/sheet.css";
import type { FamilyErasureView } from "./erasure-view.server";
import { FamilyTop } from "./family-top";

export function FamilyErasurePage({
  view,
  failed,
}: {
  view: FamilyErasureView;
  failed?: ReturnedForm;
}) {
  const { top, text, isWriter, passwordTexts, rules, sharingHref } = view;
  const isWrong = failed && Object.keys(failed.errors).length > 0;
  return (
    <>
      <FamilyTop {...top} />
      <Container>
        {isWrong ? <FormProblems answer={failed} /> : null}
        <Heading title={text.title} lead={text.lead} />
        <div className={sheet}>
          <ErasurePoints points={text.points} />
          {isWriter ? (
            <AppForm
              id="erasure"
              rules={rules}
              answer={failed}
              submit={text.submit}
              variant="danger"
            >
              <TickBox name="sure" label={text.sure} />
              {passwordTexts ? <CurrentPasswordField texts={passwordTexts} /> : null}
            </AppForm>
          ) : (
            <Notice tone="warning">{text.writerOnly}</Notice>
          )}
          <CallRow about={top.title}>
            <ButtonLink variant="quiet" href={sharingHref}>
              {text.keep}
            </ButtonLink>
          </CallRow>
        </div>
      </Container>
    </>
  );
}

export function ErasurePoints({ points }: { points: readonly string[] }) {
  return (
    <Prose>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Prose>
  );
}
