import type { FormAnswer } from "~/features/forms/form-answer";
import type { handling } from "~/locales/en/handling";
import { Button } from "~/ui/button";
import { type OptionGroup, Select } from "~/ui/form/controls";
import { INSERT_TEMPLATE } from "../act";
import * as styles from "./request-page.css";

/** Choice of a reply template, folded away; its button posts the form and returns it with the words. */
export function TemplateFields({
  groups,
  text,
  answer,
}: {
  groups: readonly OptionGroup[];
  text: (typeof handling)["composer"]["templates"];
  answer?: FormAnswer;
}) {
  return (
    <details className={styles.further} open={Boolean(answer?.values.template)}>
      <summary>{text.title}</summary>
      <div className={styles.furtherFields}>
        <Select
          name="template"
          label={text.label}
          hint={text.hint}
          placeholder={text.none}
          optionalText=""
          groups={groups}
        />
        <Button name={INSERT_TEMPLATE} value="on" variant="quiet">
          {text.insert}
        </Button>
      </div>
    </details>
  );
}
