import { type PartAnswer, PartPage } from "~/dashboard/part-page";
import { TickBox } from "~/features/forms/form-fields";
import type { posts } from "~/locales/en/posts";
import { Select, TextField } from "~/ui/form/controls";
import type { FactsPage as FactsPageData, FactsView } from "./post-forms.server";

/** Changes what of a post is the same in every language. */
export function FactsPage({
  view,
  text,
  answer,
}: Pick<FactsPageData, "view" | "text"> & { answer: PartAnswer | undefined }) {
  return (
    <PartPage form="facts" view={view} text={text} answer={answer}>
      <FactsFields view={view} text={text} slugHint={text.slugChange} />
    </PartPage>
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
