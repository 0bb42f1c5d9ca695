import { column } from "~/dashboard/dashboard.css";
import { ListEditor, type ListEditorText } from "~/dashboard/list-editor";
import { addedField, linesIn } from "~/dashboard/list-lines";
import { plain } from "~/dashboard/translations.css";
import { TickBox } from "~/features/forms/form-fields";
import { Select, TextArea, TextField } from "~/ui/form/controls";
import { label } from "~/ui/form/form.css";
import type { Control } from "../engine/line-kinds.server";
import * as styles from "./controls.css";

type ControlOf<Name extends Control["control"]> = Extract<Control, { control: Name }>;

/** State of a form's lists: the values, the texts, and the focused control. */
export interface ListState {
  values: Readonly<Record<string, string>>;
  text: ListEditorText & { choose: string };
  focus?: string;
}

export function Controls({ controls, lists }: { controls: readonly Control[]; lists: ListState }) {
  return (
    <div className={plain}>
      {controls.map((control) => (
        <OneControl key={control.name} control={control} lists={lists} />
      ))}
    </div>
  );
}

function OneControl({ control, lists }: { control: Control; lists: ListState }) {
  switch (control.control) {
    case "input":
      return (
        <TextField
          {...fieldProps(control)}
          {...INPUTS[control.type ?? "text"]}
          autoComplete="off"
        />
      );
    case "tick":
      return <TickBox {...fieldProps(control)} />;
    case "area":
      return <TextArea {...fieldProps(control)} autoComplete="off" />;
    case "select":
      return <Select {...fieldProps(control)} options={control.options} placeholder="" />;
    case "list":
      return <Picks control={control} {...lists} />;
    case "ranges":
      return <Ranges control={control} />;
    case "ticks":
      return <Ticks control={control} />;
  }
}

/** Attributes by kind of input. A URL needs no scheme here, so it is not `type="url"`. */
const INPUTS = {
  text: {},
  date: { type: "date" },
  time: { type: "time" },
  url: { inputMode: "url", autoCapitalize: "none", spellCheck: false },
  tel: { type: "tel" },
  email: { type: "email", inputMode: "email", autoCapitalize: "none", spellCheck: false },
} as const;

const fieldProps = ({ name, label: text, hint }: Control) => ({ name, label: text, hint });

function Picks({ control, ...lists }: ListState & { control: ControlOf<"list"> }) {
  const { name, label: title, hint: lead, options } = control;
  const chosen = new Set(linesIn(lists.values, name).map(({ text }) => text));
  return (
    <ListEditor
      list={{ name, title, lead, labels: options.map((option) => option.label), choices: options }}
      {...lists}
      text={{ ...lists.text, add: lists.text.choose }}
      addControl={
        <Select
          name={addedField(name)}
          label={title}
          options={options.filter(({ value }) => !chosen.has(value))}
          optionalText=""
        />
      }
    />
  );
}

function Ticks({ control: { label: legend, hint, options } }: { control: ControlOf<"ticks"> }) {
  return (
    <fieldset>
      <legend className={label}>{legend}</legend>
      {hint ? <p>{hint}</p> : null}
      {options.map(({ name, label: text }) => (
        <TickBox key={name} name={name} label={text} />
      ))}
    </fieldset>
  );
}

function Ranges({
  control: { label: title, hint, rows, currencies, text },
}: {
  control: ControlOf<"ranges">;
}) {
  const options = currencies.map((value) => ({ value, label: value }));
  return (
    <section className={column}>
      <h2>{title}</h2>
      {hint ? <p>{hint}</p> : null}
      {rows.map(({ label: legend, fields: { from, to, currency } }) => (
        <fieldset key={legend} className={styles.range}>
          <legend className={styles.legend}>{legend}</legend>
          <Amount name={from} label={text.from} />
          <Amount name={to} label={text.to} />
          <Select
            name={currency}
            label={text.currency}
            placeholder={text.choose}
            options={options}
            optionalText=""
          />
        </fieldset>
      ))}
    </section>
  );
}

function Amount({ name, label: text }: { name: string; label: string }) {
  return (
    <TextField
      name={name}
      label={text}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      optionalText=""
    />
  );
}
