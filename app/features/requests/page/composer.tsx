import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { FirstButton } from "~/dashboard/first-button";
import { AppForm, type AppFormProps } from "~/features/forms/app-form";
import { type FormAnswer, keptFields } from "~/features/forms/form-answer";
import { useRounds } from "~/features/forms/rounds";
import type { handling } from "~/locales/en/handling";
import type { IconName } from "~/ui/art/icons";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/form/controls";
import { RadioTiles } from "~/ui/form/radio-tiles";
import { visuallyHidden } from "~/ui/visually-hidden.css";
import { WholeReferences } from "~/ui/whole-references";
import { type Act, acts, isContact } from "../act";
import type { TemplatesView } from "./reply-templates.server";
import * as styles from "./request-page.css";
import { TemplateFields } from "./template-fields";

export interface ComposerView {
  action: string;
  hidden: Record<string, string>;
  rules: AppFormProps["rules"];
  /** Names the recipient's address. */
  wordsHint: string;
  /** A sentence that names the next request; null if nobody waits. */
  next: string | null;
  templates: TemplatesView | null;
  partOf?: { href: string; reference: string } | null;
}

const icons: Record<Act, IconName> = {
  called: "phone",
  whatsapp: "chat",
  emailed: "mail",
  "no-answer": "phone-missed",
  note: "note",
};

/** "What did you do?": one form for the act, its words and the next step. */
export function Composer({
  view,
  text,
  answer,
  isFresh = false,
  children,
}: {
  view: ComposerView;
  text: (typeof handling)["composer"];
  answer?: FormAnswer;
  /** True if a refused form is shown again with the current version. */
  isFresh?: boolean;
  children?: ReactNode;
}) {
  const round = useRounds(view.action);
  const offered = view.partOf ? acts.filter((act) => !isContact(act)) : acts;
  return (
    <section className={styles.card} id="composer">
      <h2>{text.title}</h2>
      {view.partOf ? (
        <p>
          {text.elsewhere}{" "}
          <Link to={`${view.partOf.href}#composer`}>
            <WholeReferences>{view.partOf.reference}</WholeReferences>
          </Link>
        </p>
      ) : null}
      <AppForm
        key={`${view.action} ${round}`}
        id="act"
        rules={view.rules}
        action={view.action}
        hidden={isFresh ? view.hidden : keptFields(view.hidden, answer)}
        answer={answer}
        byScript
      >
        {view.templates ? (
          <FirstButton>{view.next === null ? text.saveAlone : text.saveNext}</FirstButton>
        ) : null}
        <RadioTiles
          name="did"
          label={<span className={visuallyHidden}>{text.title}</span>}
          hint={view.partOf ? undefined : text.actsHint}
          optionalText=""
          options={offered.map((act) => ({ value: act, label: text.acts[act], icon: icons[act] }))}
        />
        {view.templates ? <TemplateFields {...view.templates} answer={answer} /> : null}
        <TextArea
          name="words"
          label={text.words}
          hint={view.wordsHint}
          optionalText=""
          rows={answer && "arrangement" in answer ? 12 : 3}
          autoFocus={answer && "arrangement" in answer}
        />
        {children}
        <div className={styles.saves}>
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
          <bdi>{view.next ?? text.nobodyWaits}</bdi>
        </p>
      </AppForm>
    </section>
  );
}
