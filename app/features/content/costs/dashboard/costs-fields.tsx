import { column } from "~/dashboard/dashboard.css";
import { WrittenFields } from "~/dashboard/translated-fields";
import { Select, TextField } from "~/ui/form/controls";
import * as styles from "./costs-fields.css";
import type { CostsView } from "./costs-view.server";

/** The English page: figures and words. */
export function CostsFields({ view, text }: Pick<CostsView, "view" | "text">) {
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
        <WrittenFields written={view.written} fields={view.words} />
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
