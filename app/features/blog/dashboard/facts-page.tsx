import { RecordConflict } from "~/dashboard/record-conflict";
import { RecordPage } from "~/dashboard/record-page";
import { AppForm } from "~/features/forms/app-form";
import { type FormAnswer, keptFields } from "~/features/forms/form-answer";
import { TickBox } from "~/features/forms/form-fields";
import { FormProblems } from "~/features/forms/form-problems";
import type { posts } from "~/locales/en/posts";
import { defaultLanguage } from "~/locales/languages";
import { Select, TextField } from "~/ui/form";
import type { FactsConflict, FactsPage as FactsPageData, FactsView } from "./post-forms.server";

/** The form's own answer, or what somebody else changed meanwhile. */
export type FactsAnswer = FormAnswer | { values: Record<string, string>; conflict: FactsConflict };

/** Changes what of a post is the same in every language. */
export function FactsPage({
  view,
  text,
  answer,
}: Pick<FactsPageData, "view" | "text"> & { answer: FactsAnswer | undefined }) {
  const fields = <FactsFields view={view} text={text} slugHint={text.slugChange} />;
  const form = { id: "facts", action: view.action, rules: view.rules, byScript: true };
  if (answer && "conflict" in answer) {
    const { conflict, values } = answer;
    return (
      <RecordPage title={conflict.title} crumbs={view.crumbs}>
        <RecordConflict conflict={conflict} written={defaultLanguage} text={text}>
          <AppForm {...form} defaults={values} hidden={conflict.seen} submit={text.conflict.save}>
            {fields}
          </AppForm>
        </RecordConflict>
      </RecordPage>
    );
  }
  return (
    <RecordPage
      problems={<FormProblems answer={answer} fields={view.labels} />}
      title={text.title}
      crumbs={view.crumbs}
    >
      <AppForm
        {...form}
        defaults={view.facts}
        hidden={keptFields(view.seen, answer)}
        answer={answer}
        submit={text.submit}
      >
        {fields}
      </AppForm>
    </RecordPage>
  );
}

/** The fields of what is the same in every language. */
export function FactsFields({
  view,
  text,
  slugHint,
}: {
  view: Pick<FactsView, "categories" | "labels">;
  text: Pick<typeof posts.facts, "choose" | "linkHint">;
  slugHint: string;
}) {
  const { labels } = view;
  const plain = { autoCapitalize: "none", autoComplete: "off", spellCheck: false } as const;
  return (
    <>
      <Select
        name="category"
        {...labels.category}
        placeholder={text.choose}
        options={view.categories}
      />
      <TickBox name="featured" {...labels.featured} />
      <TextField name="link" {...labels.link} hint={text.linkHint} inputMode="url" {...plain} />
      <TextField name="slug" {...labels.slug} hint={slugHint} {...plain} />
    </>
  );
}
