import { createContext, useContext } from "react";

/** Words shared by all fields of a form. */
export interface FormTexts {
  /** Read out before an error, e.g. "Error:". */
  errorPrefix: string;
  /** Shown after the label of an optional field. */
  optional: string;
}

/** A form's state of one field. */
export interface FieldState {
  /** For pages with several fields of this name. */
  id?: string;
  required?: boolean;
  error?: string;
  /** The submitted value, otherwise the initial one. */
  defaultValue?: string;
  /** True if the form came back: a checkbox without a value was then left unticked. */
  isShownAgain: boolean;
}

export interface FormState {
  texts: FormTexts;
  fieldOf: (name: string) => FieldState;
}

const untouched: FieldState = { isShownAgain: false };

/** Controls outside such a form (list filters) get everything as props. */
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
