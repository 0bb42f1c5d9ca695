import { plain } from "~/dashboard/translations.css";
import { TickBox } from "~/features/forms/form-fields";
import { Select, TextArea, TextField } from "~/ui/form/controls";
import { label } from "~/ui/form/form.css";
import type { Control } from "../engine/line-kinds.server";

type Of<Name extends Control["control"]> = Extract<Control, { control: Name }>;

/** The controls of a record's facts, one below the other. */
export function Controls({ controls }: { controls: readonly Control[] }) {
  return (
    <div className={plain}>
      {controls.map((control) => (
        <OneControl key={control.name} control={control} />
      ))}
    </div>
  );
}

function OneControl({ control }: { control: Control }) {
  switch (control.control) {
    case "input":
      return (
        <TextField {...said(control)} {...INPUTS[control.type ?? "text"]} autoComplete="off" />
      );
    case "tick":
      return <TickBox {...said(control)} />;
    case "area":
      return <TextArea {...said(control)} autoComplete="off" />;
    case "select":
      return <Select {...said(control)} options={control.options} placeholder="" />;
    case "ticks":
      return <Ticks control={control} />;
  }
}

/** A web address is typed as one, and may lack its scheme: a browser would refuse it as `type="url"`. */
const INPUTS = {
  text: {},
  date: { type: "date" },
  time: { type: "time" },
  url: { inputMode: "url", autoCapitalize: "none", spellCheck: false },
} as const;

const said = ({ name, label: text, hint }: Control) => ({ name, label: text, hint });

function Ticks({ control: { label: legend, hint, options } }: { control: Of<"ticks"> }) {
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
