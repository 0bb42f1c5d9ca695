import { createContext, useContext } from "react";

/** The words that every field of a form shares. */
export interface FormTexts {
  /** Read out before an error, e.g. "Error:". */
  errorPrefix: string;
  /** After the label of a field that may stay empty, e.g. "optional". */
  optional: string;
}

/** What a form knows of one of its fields. */
export interface FieldState {
  /** Given where a page has several forms with a field of the name. */
  id?: string;
  required?: boolean;
  error?: string;
  /** What was typed, else what stands there before anything is typed. */
  defaultValue?: string;
  /** Whether the form is shown again: then a box without a value was left unticked. */
  isShownAgain: boolean;
}

export interface FormState {
  texts: FormTexts;
  fieldOf: (name: string) => FieldState;
}

const untouched: FieldState = { isShownAgain: false };

/** Controls outside a form of the kit (a list's filters) say all of it themselves. */
export const FormContext = createContext<FormState>({
  texts: { errorPrefix: "", optional: "" },
  fieldOf: () => untouched,
});

export function useFormTexts(): FormTexts {
  return useContext(FormContext).texts;
}

export function useFieldState(name: string): FieldState {
  return useContext(FormContext).fieldOf(name);
}
