import { Link } from "@remix-run/react";
import { FirstButton } from "~/dashboard/first-button";
import { ListEditor } from "~/dashboard/list-editor";
import { addedField, linesIn } from "~/dashboard/list-lines";
import { RecordConflict } from "~/dashboard/record-conflict";
import { RecordPage } from "~/dashboard/record-page";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, keptFields } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { defaultLanguage } from "~/locales/languages";
import { buttonClass } from "~/ui/button";
import { Select, TextField } from "~/ui/form/controls";
import type { FactsConflict, FactsPage } from "./facts-page.server";

export type FactsAnswer = FormAnswer | FactsConflict;

/** What is the same in every language, to change. */
export function FactsEditor({
  answer,
  ...page
}: Omit<FactsPage, "meta"> & { answer: FactsAnswer | undefined }) {
  const { text } = page;
  if (answer && "conflict" in answer) {
    const { conflict, values } = answer;
    return (
      <RecordPage title={conflict.title} crumbs={page.crumbs}>
        <RecordConflict conflict={conflict} written={defaultLanguage} text={text.editing}>
          <AppForm
            id="facts"
            action={page.action}
            rules={page.rules}
            defaults={values}
            hidden={conflict.seen}
            submit={text.editing.conflict.save}
            byScript
            note={<p>{text.editing.conflict.advice}</p>}
          >
            <Fields {...page} values={values} first={text.editing.conflict.save} />
          </AppForm>
        </RecordConflict>
      </RecordPage>
    );
  }
  const arrangement = answer && "arrangement" in answer ? answer.arrangement : undefined;
  return (
    <RecordPage
      problems={<FormProblems answer={answer} fields={page.labels} />}
      title={page.title}
      crumbs={page.crumbs}
    >
      <AppForm
        key={arrangement?.id}
        id="facts"
        action={page.action}
        rules={page.rules}
        defaults={page.values}
        hidden={keptFields(page.seen, answer)}
        answer={answer}
        submit={text.save}
        byScript
      >
        <Fields
          {...page}
          values={answer?.values ?? page.values}
          first={text.save}
          focus={arrangement?.focus}
        />
      </AppForm>
      <p>
        <Link className={buttonClass("quiet")} to={page.revisions}>
          {text.revisions}
        </Link>
      </p>
    </RecordPage>
  );
}

function Fields({
  text,
  countries,
  choices,
  list,
  values,
  first,
  focus,
}: Pick<FactsPage, "text" | "countries" | "choices" | "list"> & {
  values: Readonly<Record<string, string>>;
  /** What the button says that sends the form off. */
  first: string;
  focus?: string;
}) {
  const chosen = new Set(linesIn(values, list.name).map(({ text: value }) => value));
  const left = choices.filter(({ value }) => !chosen.has(value));
  return (
    <>
      <FirstButton>{first}</FirstButton>
      <TextField
        name="slug"
        label={text.slug}
        hint={text.slugHint}
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
      />
      <Select name="country" label={text.country} options={countries} />
      <TextField name="city" label={text.city} hint={text.cityHint} autoComplete="off" />
      <TextField name="map" label={text.map} hint={text.mapHint} autoComplete="off" />
      <TextField name="website" label={text.website} inputMode="url" autoComplete="off" />
      <TextField name="accreditationBody" label={text.accreditationBody} autoComplete="off" />
      <TextField
        name="accreditationAsOf"
        label={text.accreditationAsOf}
        hint={text.accreditationAsOfHint}
        autoComplete="off"
      />
      <TextField
        name="accreditationSource"
        label={text.accreditationSource}
        hint={text.accreditationSourceHint}
        inputMode="url"
        autoComplete="off"
      />
      <ListEditor
        list={list}
        values={values}
        text={text.lists}
        focus={focus}
        adding={
          <Select
            name={addedField(list.name)}
            label={text.specialty}
            options={left}
            optionalText=""
          />
        }
      />
    </>
  );
}
