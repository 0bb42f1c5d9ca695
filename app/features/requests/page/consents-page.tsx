import { Link } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, submittedFields } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { PostButton } from "~/features/forms/post-button";
import { useRootData } from "~/site/root-data";
import { Button } from "~/ui/button";
import { Select, TextField } from "~/ui/form/controls";
import { SuggestedField } from "../fact-controls";
import type { LoadedConsents } from "./consents-page.server";

type Loaded = Pick<LoadedConsents, "view" | "text" | "title">;

/** All consents of a request, what was sent, and the form that asks for another one. */
export function ConsentsPage({ view, text, title, answer }: Loaded & { answer?: FormAnswer }) {
  const { common } = useRootData().text;
  const labels = {
    recipient: { label: text.recipient },
    purpose: { label: text.purpose },
    why: { label: text.why },
  };
  return (
    <>
      <FormProblems answer={answer} fields={labels} />
      <DashboardHeading title={title} crumbs={view.crumbs} crumbsLabel={common.breadcrumbs}>
        <p>{text.lead}</p>
      </DashboardHeading>
      <section className={styles.panel}>
        <h2>{text.title}</h2>
        {view.consents.length === 0 ? <p className={styles.quiet}>{text.none}</p> : null}
        <ul className={styles.history}>
          {view.consents.map((consent) => (
            <li className={styles.entry} key={consent.id}>
              <Consent consent={consent} view={view} text={text} />
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.panel}>
        <h2>{text.ask}</h2>
        <AskForm view={view} text={text} answer={answer} />
        <p>
          <Link className={styles.touchTarget} to={view.requestHref}>
            {text.back}
          </Link>
        </p>
      </section>
    </>
  );
}

function Consent({
  consent,
  view,
  text,
}: Pick<Loaded, "view" | "text"> & { consent: Loaded["view"]["consents"][number] }) {
  const { id, title, stateText, words, lang, disclosures, giveHref, discloseHref, endLabel } =
    consent;
  return (
    <>
      <h3>
        <bdi>{title}</bdi>
      </h3>
      <p>
        <bdi>{stateText}</bdi>
      </p>
      <details>
        <summary>{text.preview}</summary>
        <p className={styles.typed} lang={lang}>
          <bdi>{words}</bdi>
        </p>
      </details>
      {disclosures.map(({ id: key, summary, disclosed }) => (
        <div key={key}>
          <p>
            {text.sent}: {summary}
          </p>
          <ul className={styles.plainList}>
            {disclosed.map((item) => (
              <li key={item}>
                <bdi>{item}</bdi>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className={styles.badges}>
        {giveHref ? (
          <Link className={styles.touchTarget} to={giveHref}>
            {text.note.link}
          </Link>
        ) : null}
        {discloseHref ? (
          <Link className={styles.touchTarget} to={discloseHref}>
            {text.sending.link}
          </Link>
        ) : null}
        {endLabel ? (
          <PostButton action={view.withdrawAction} hidden={{ consent: id }}>
            <Button variant="quiet">{endLabel}</Button>
          </PostButton>
        ) : null}
      </div>
    </>
  );
}

function AskForm({
  view: { form },
  text,
  answer,
}: Pick<Loaded, "view" | "text"> & { answer?: FormAnswer }) {
  return (
    <AppForm
      id="ask"
      action={form.action}
      rules={form.rules}
      hidden={submittedFields(form.hidden, answer)}
      defaults={form.defaults}
      answer={answer}
      submit={text.submit}
      clientSide
    >
      <SuggestedField
        name="recipient"
        label={text.recipient}
        hint={text.recipientHint}
        autoComplete="off"
        options={form.recipients}
      />
      <Select name="purpose" label={text.purpose} options={form.purposes} />
      <TextField name="why" label={text.why} hint={text.whyHint} autoComplete="off" />
      <details>
        <summary>{text.preview}</summary>
        {form.preview.words.map((words) => (
          <p className={styles.typed} lang={form.preview.lang} key={words}>
            {words}
          </p>
        ))}
      </details>
    </AppForm>
  );
}
