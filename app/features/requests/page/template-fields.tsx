import type { FormAnswer } from "~/features/forms/form-answer";
import { Button } from "~/ui/button";
import { Select } from "~/ui/form/controls";
import { INSERT_TEMPLATE } from "../act";
import type { TemplatesView } from "./reply-templates.server";
import * as styles from "./request-page.css";

/**
 * Choice of a reply template, folded away. The button submits the form; the response is the form
 * with the template inserted.
 */
export function TemplateFields({ groups, text, answer }: TemplatesView & { answer?: FormAnswer }) {
  return (
    <details className={styles.fold} open={Boolean(answer?.values.template)}>
      <summary>{text.title}</summary>
      <div className={styles.foldedFields}>
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
