import { column } from "~/dashboard/dashboard.css";
import { TranslatedFields, WrittenFields } from "~/dashboard/translated-fields";
import { defaultLanguage } from "~/locales/languages";
import { Select, TextField } from "~/ui/form";
import * as styles from "./costs-fields.css";
import type { CostsView } from "./costs-view.server";

type FieldsProps = Pick<CostsView, "view" | "text"> & {
  /** Beside the English, where another language is written. */
  isBeside?: boolean;
};

/** What is written on the page of a language; with the English the figures, which are in none. */
export function CostsFields({ view, text, isBeside = false }: FieldsProps) {
  const { written, words, toWrite, older } = view;
  if (written !== defaultLanguage) {
    return isBeside ? (
      <TranslatedFields
        written={written}
        fields={words}
        text={{ ...text, toWrite }}
        older={older}
      />
    ) : (
      <WrittenFields written={written} fields={words} />
    );
  }
  return (
    <div className={column}>
      <section className={column}>
        <h2>{text.ranges}</h2>
        <p>{text.rangesLead}</p>
        {view.ranges.map((range) => (
          <fieldset key={range.service} className={styles.range}>
            <legend className={styles.service}>{range.name}</legend>
            <Amount name={range.from} label={text.parts.from} />
            <Amount name={range.to} label={text.parts.to} />
            <Select
              name={range.currency}
              label={text.parts.currency}
              placeholder={text.noCurrency}
              options={view.currencies}
              optionalText=""
            />
          </fieldset>
        ))}
      </section>
      <section className={column}>
        <h2>{text.basis}</h2>
        <TextField
          name="asOf"
          type="date"
          label={text.fields.asOf}
          hint={text.hints.asOf}
          optionalText=""
        />
      </section>
      <section className={column}>
        <h2>{text.said}</h2>
        <WrittenFields written={written} fields={words} />
      </section>
    </div>
  );
}

function Amount({ name, label }: { name: string; label: string }) {
  return (
    <TextField
      name={name}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      optionalText=""
    />
  );
}
