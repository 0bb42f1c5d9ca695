import type { deskPapers } from "~/locales/en/desk-papers";
import { Select } from "~/ui/form/controls";
import { FieldPair } from "~/ui/form/form";
import type { paperChoices } from "./paper-choice.server";

/** Fields that say which paper a document is. */
export function PaperChoice({
  choices,
  text,
}: {
  choices: Awaited<ReturnType<typeof paperChoices>>;
  text: (typeof deskPapers)["choice"];
}) {
  return (
    <FieldPair>
      <Select name="item" label={text.item} placeholder={text.choose} groups={choices.papers} />
      <Select name="whose" label={text.whose} hint={text.whoseHint} options={choices.whose} />
    </FieldPair>
  );
}
