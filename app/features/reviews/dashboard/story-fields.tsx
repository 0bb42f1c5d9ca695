import type { Language } from "~/locales/languages";
import { Select, TextArea, TextField } from "~/ui/form/controls";
import type { StoryFieldsView } from "./story-fields.server";

/** What a coordinator may write of a story: its words, and what it is about. */
export function StoryFields({
  view,
  lang,
}: {
  view: StoryFieldsView;
  /** Of the story, where it is not the page's. */
  lang?: Language;
}) {
  const { labels, choose } = view;
  return (
    <>
      <TextField name="name" {...labels.name} lang={lang} autoComplete="off" />
      <TextField name="place" {...labels.place} lang={lang} autoComplete="off" />
      <TextArea name="text" {...labels.text} lang={lang} rows={12} />
      <Select name="country" {...labels.country} placeholder={choose} options={view.countries} />
      <Select
        name="treatment"
        {...labels.treatment}
        placeholder={choose}
        options={view.treatments}
      />
      <Select
        name="hospital"
        {...labels.hospital}
        placeholder={view.noHospital}
        options={view.hospitals}
      />
    </>
  );
}
