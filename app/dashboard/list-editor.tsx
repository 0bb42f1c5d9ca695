import type { ReactNode } from "react";
import { defaultLanguage, type Language } from "~/locales/languages";
import { Icon, type IconName } from "~/ui/art/icons";
import { buttonClass } from "~/ui/button";
import { TextArea } from "~/ui/form/controls";
import { visuallyHidden } from "~/ui/visually-hidden.css";
import * as styles from "./list-editor.css";
import {
  addButton,
  addButtonId,
  LIST_BUTTON,
  type LineStep,
  lineButton,
  lineButtonId,
  lineField,
  linesIn,
  originField,
} from "./list-lines";

export interface EditedList {
  name: string;
  title: string;
  lead?: string;
  /** Labels by position, e.g. "Key highlights, 2"; a list has at most as many lines. */
  labels: readonly string[];
  /** Options, if the person chooses lines instead of typing them. */
  choices?: readonly { value: string; label: string }[];
}

export type ListEditorText = Record<"up" | "down" | "remove" | "add", string>;

/**
 * An editable list in a form. Its buttons post the form; the response shows the list with a line
 * added, moved or removed. Only the form's submit button saves.
 */
export function ListEditor({
  list,
  values,
  text,
  focus,
  textLanguage = defaultLanguage,
  addControl,
}: {
  list: EditedList;
  /** Values of the form's fields. */
  values: Readonly<Record<string, string>>;
  text: ListEditorText;
  /** Id of the control to focus after a list button. */
  focus?: string;
  textLanguage?: Language;
  /** Control in front of the add button, to choose an option. */
  addControl?: ReactNode;
}) {
  const { name, title, lead, labels, choices } = list;
  const lines = linesIn(values, name).map(({ text: value, origin }, index) => ({
    origin,
    label: choices ? labelOf(choices, value) : (labels[index] ?? ""),
    option: choices ? { value, text: labelOf(choices, value) } : undefined,
  }));
  const lastIndex = lines.length - 1;
  return (
    <fieldset className={styles.list}>
      <legend className={styles.title}>{title}</legend>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {lines.map((line, index) => (
        <div className={styles.line} key={lineField(name, index)}>
          <span className={styles.number} aria-hidden="true" />
          <Line {...{ name, index, line, focus, textLanguage }} />
          <span className={styles.buttons}>
            <StepButton
              {...{ name, index, focus }}
              step="up"
              icon="arrow-up"
              label={`${text.up}: ${line.label}`}
              isUnavailable={index === 0}
            />
            <StepButton
              {...{ name, index, focus }}
              step="down"
              icon="arrow-down"
              label={`${text.down}: ${line.label}`}
              isUnavailable={index === lastIndex}
            />
            <StepButton
              {...{ name, index, focus }}
              step="remove"
              icon="close"
              label={`${text.remove}: ${line.label}`}
            />
          </span>
        </div>
      ))}
      {lines.length < labels.length ? (
        <div className={styles.adding}>
          {addControl}
          <button
            type="submit"
            className={buttonClass("quiet")}
            name={LIST_BUTTON}
            value={addButton(name)}
            id={addButtonId(name)}
            // biome-ignore lint/a11y/noAutofocus: returns to the control that was used
            autoFocus={focus === addButtonId(name)}
          >
            {text.add}
            <span className={visuallyHidden}>: {title}</span>
          </button>
        </div>
      ) : null}
    </fieldset>
  );
}

interface EditedLine {
  /** The line's index when the page was opened; empty for a new line. */
  origin: string;
  label: string;
  option?: { value: string; text: string };
}

function labelOf(choices: NonNullable<EditedList["choices"]>, value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}

function Line({
  name,
  index,
  line,
  focus,
  textLanguage,
}: {
  name: string;
  index: number;
  line: EditedLine;
  focus?: string;
  textLanguage: Language;
}) {
  const field = lineField(name, index);
  const originInput = <input type="hidden" name={originField(name, index)} value={line.origin} />;
  if (line.option) {
    return (
      <span className={styles.chosen}>
        {line.option.text}
        <input type="hidden" name={field} value={line.option.value} />
      </span>
    );
  }
  return (
    <div className={styles.field}>
      {originInput}
      <TextArea
        name={field}
        rows={2}
        label={<span className={visuallyHidden}>{line.label}</span>}
        lang={textLanguage}
        optionalText=""
        autoComplete="off"
        autoFocus={focus === field}
      />
    </div>
  );
}

function StepButton({
  step,
  name,
  index,
  icon,
  label,
  isUnavailable,
  focus,
}: {
  step: LineStep;
  name: string;
  index: number;
  icon: IconName;
  label: string;
  isUnavailable?: boolean;
  focus?: string;
}) {
  if (isUnavailable) return <span className={styles.place} />;
  const id = lineButtonId(step, name, index);
  return (
    <button
      type="submit"
      className={step === "remove" ? styles.remove : styles.button}
      name={LIST_BUTTON}
      value={lineButton(step, name, index)}
      id={id}
      aria-label={label}
      title={label}
      // biome-ignore lint/a11y/noAutofocus: returns to the control that was used
      autoFocus={focus === id}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}
