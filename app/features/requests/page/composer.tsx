import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { DefaultSubmitButton } from "~/dashboard/default-submit-button";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, submittedFields } from "~/features/forms/form-answer";
import { useResetKey } from "~/features/forms/reset-key";
import type { handling } from "~/locales/en/handling";
import type { IconName } from "~/ui/art/icons";
import { Button } from "~/ui/button";
import { Checkbox, type Option, Select, TextArea } from "~/ui/form/controls";
import { RadioTiles } from "~/ui/form/radio-tiles";
import { UnbrokenReferences } from "~/ui/unbroken-references";
import { visuallyHidden } from "~/ui/visually-hidden.css";
import { type Act, acts, isContact } from "../act";
import { FactControls } from "../fact-controls";
import type { TemplatesView } from "./reply-templates.server";
import * as styles from "./request-page.css";
import { TemplateFields } from "./template-fields";
import type { RequestView } from "./view.server";

export interface ComposerView {
  action: string;
  hidden: Record<string, string>;
  /** States who can read the text, and how they are notified. */
  wordsHint: string;
  /** Label of the box that puts the text into the email; null without an email or if merged. */
  mailWords: string | null;
  /** A sentence that names the next request; null if nobody waits. */
  next: string | null;
  templates: TemplatesView | null;
  /** Recipients of an answer if the case has several; the placeholder is the default recipient. */
  recipients: { label: string; options: readonly Option[]; placeholder?: string } | null;
  partOf?: { href: string; reference: string } | null;
}

const icons: Record<Act, IconName> = {
  called: "phone",
  whatsapp: "chat",
  wrote: "mail",
  "no-answer": "phone-missed",
  note: "note",
};

type FormView = Pick<RequestView, "composer" | "correction">;

/** The form for the act, its text, the next step and the facts. */
export function ActForm({
  view,
  answer,
  children,
}: {
  view: FormView;
  answer?: FormAnswer;
  children: ReactNode;
}) {
  const { action, hidden } = view.composer;
  const resetKey = useResetKey(action);
  return (
    <AppForm
      key={`${action} ${resetKey}`}
      id="act"
      rules={view.correction.rules}
      action={action}
      hidden={submittedFields(hidden, answer)}
      defaults={view.correction.defaults}
      answer={answer}
      clientSide
    >
      {children}
    </AppForm>
  );
}

/** "What did you do?": the act, its text and the buttons. */
export function Composer({
  view,
  text,
  answer,
  children,
}: {
  view: ComposerView;
  text: (typeof handling)["composer"];
  answer?: FormAnswer;
  children?: ReactNode;
}) {
  const offeredActs = view.partOf ? acts.filter((act) => !isContact(act)) : acts;
  return (
    <section className={styles.card} id="composer">
      <h2>{text.title}</h2>
      {view.partOf ? (
        <p>
          {text.elsewhere}{" "}
          <Link to={`${view.partOf.href}#composer`}>
            <UnbrokenReferences>{view.partOf.reference}</UnbrokenReferences>
          </Link>
        </p>
      ) : null}
      {view.templates ? (
        <DefaultSubmitButton>
          {view.next === null ? text.saveAlone : text.saveNext}
        </DefaultSubmitButton>
      ) : null}
      <RadioTiles
        name="did"
        label={<span className={visuallyHidden}>{text.title}</span>}
        hint={view.partOf ? undefined : text.actsHint}
        optionalText=""
        options={offeredActs.map((act) => ({
          value: act,
          label: text.acts[act],
          icon: icons[act],
        }))}
      />
      <TextArea
        name="words"
        label={text.words}
        hint={view.wordsHint}
        optionalText=""
        // a text that was entered or inserted from a template needs more room
        rows={(answer?.values.words?.length ?? 0) > 120 ? 12 : 3}
        autoFocus={answer && "arrangement" in answer}
      />
      {view.recipients ? <Select name="mailTo" optionalText="" {...view.recipients} /> : null}
      {view.mailWords ? <Checkbox name="mailWords" label={view.mailWords} /> : null}
      {children}
      {view.templates ? <TemplateFields {...view.templates} answer={answer} /> : null}
      <div className={styles.sideBySide}>
        {view.next === null ? null : (
          <Button name="onward" value="next">
            {text.saveNext}
          </Button>
        )}
        <Button name="onward" value="stay" variant={view.next === null ? "primary" : "quiet"}>
          {view.next === null ? text.saveAlone : text.save}
        </Button>
      </div>
      <p className={styles.quiet}>
        <bdi>
          <UnbrokenReferences>{view.next ?? text.nobodyWaits}</UnbrokenReferences>
        </bdi>
      </p>
    </section>
  );
}

/** Fields of the facts, saved with the act; folded away unless a returned form has edited facts. */
export function FactsPanel({
  view,
  text,
  answer,
}: {
  view: FormView;
  text: Pick<typeof handling, "facts" | "composer">;
  answer?: FormAnswer;
}) {
  const { fields, defaults } = view.correction;
  const isEdited = ({ name }: { name: string }) =>
    answer?.values[name] !== undefined && answer.values[name] !== defaults[name];
  return (
    <details className={styles.fold} open={fields.some(isEdited)}>
      <summary>{text.facts.correct}</summary>
      <div className={styles.foldedFields}>
        <div className={styles.correctionFields}>
          <FactControls fields={fields} />
        </div>
        <p className={styles.quiet}>{text.facts.correctHint}</p>
        <div>
          <Button name="onward" value="stay" variant="quiet">
            {view.composer.next === null ? text.composer.saveAlone : text.composer.save}
          </Button>
        </div>
      </div>
    </details>
  );
}
