import { useActionData } from "@remix-run/react";
import { AppForm } from "~/features/forms/app-form";
import { TickBox } from "~/features/forms/form-fields";
import { FormPage } from "~/features/forms/form-page";
import { PostButton } from "~/features/forms/post-button";
import type { ReturnedForm } from "~/server/returned-form.server";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { DescriptionList } from "~/ui/description-list";
import { Fold } from "~/ui/fold";
import { TextField } from "~/ui/form/controls";
import { Section, Stack } from "~/ui/page";
import { Prose } from "~/ui/prose";
import type { FamilyConsentsView } from "./consents-view.server";
import * as styles from "./family-page.css";
import { FamilyTop } from "./family-top";

/** The form for one open consent, links to the other open ones, and the answered ones. */
export function FamilyConsentsPage({ view }: { view: FamilyConsentsView }) {
  const answer = useActionData<ReturnedForm>();
  const { top, text, form, otherOpenConsents, answered, refusalAction } = view;
  return (
    <>
      <FamilyTop {...top} />
      <FormPage
        title={text.title}
        lead={text.lead}
        fields={{ name: { label: text.name }, agreed: { label: text.agreed } }}
      >
        {form ? (
          <>
            <h2>{text.asked}</h2>
            <p className={styles.words} lang={form.lang}>
              <bdi>{form.words}</bdi>
            </p>
            <AppForm
              id="consent"
              action={form.action}
              rules={form.rules}
              hidden={form.hidden}
              // a refused form for another consent must not be filled in here
              answer={answer?.values.consent === form.hidden.consent ? answer : undefined}
              submit={text.submit}
            >
              <TextField name="name" label={text.name} autoComplete="name" />
              <TickBox name="agreed" label={text.agreed} optionalText="" />
            </AppForm>
            <p>{text.declineText}</p>
            <PostButton action={refusalAction} hidden={{ ...form.hidden, answer: "no" }}>
              <Button variant="quiet">{text.decline}</Button>
            </PostButton>
          </>
        ) : null}
        {otherOpenConsents.length > 0 ? (
          <>
            <p>{text.others}</p>
            {otherOpenConsents.map(({ href, label }) => (
              <p key={href}>
                <a className={styles.loneLink} href={href}>
                  <bdi>{label}</bdi>
                </a>
              </p>
            ))}
          </>
        ) : null}
        {!form && answered.length === 0 ? <p>{text.none}</p> : null}
      </FormPage>
      {answered.length > 0 ? (
        <Section title={text.all}>
          <Stack>
            {answered.map((consent) => (
              <Card key={consent.id}>
                <AnsweredConsent consent={consent} text={text} action={refusalAction} />
              </Card>
            ))}
          </Stack>
        </Section>
      ) : null}
    </>
  );
}

function AnsweredConsent({
  consent: { id, recipient, entries, words, lang, disclosures, isGiven },
  text,
  action,
}: {
  consent: FamilyConsentsView["answered"][number];
  text: FamilyConsentsView["text"];
  action: string;
}) {
  return (
    <>
      <h3>
        <bdi>{recipient}</bdi>
      </h3>
      <DescriptionList
        entries={[
          ...entries.map(({ term, value }) => ({ term, value: value && <bdi>{value}</bdi> })),
          { term: text.sent, value: disclosures.length === 0 ? text.nothing : null },
        ]}
      />
      {disclosures.map(({ id: key, summary, disclosed }) => (
        <div key={key}>
          <p>
            <strong>{text.sent}:</strong> <bdi>{summary}</bdi>
          </p>
          <Prose>
            <ul>
              {disclosed.map((item) => (
                <li key={item}>
                  <bdi>{item}</bdi>
                </li>
              ))}
            </ul>
          </Prose>
        </div>
      ))}
      <Fold title={text.read}>
        <p className={styles.words} lang={lang}>
          <bdi>{words}</bdi>
        </p>
      </Fold>
      {isGiven ? (
        <>
          <p>{text.withdrawText}</p>
          <PostButton action={action} hidden={{ consent: id }}>
            <Button variant="quiet">{text.withdraw}</Button>
          </PostButton>
        </>
      ) : null}
    </>
  );
}
