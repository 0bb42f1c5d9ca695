import { createContext, useContext } from "react";

/** Texts shared by all fields of a form. */
export interface FormTexts {
  /** Read out before an error, e.g. "Error:". */
  errorPrefix: string;
  /** Text after the label of an optional field. */
  optional: string;
}

/** State of one field of a form. */
export interface FieldState {
  /** Set on pages that have several fields with this name. */
  id?: string;
  required?: boolean;
  error?: string;
  /** The submitted value, otherwise the initial one. */
  defaultValue?: string;
  /** True if a submitted form is shown again: a checkbox without a value was then left unticked. */
  isShownAgain: boolean;
}

export interface FormState {
  texts: FormTexts;
  fieldOf: (name: string) => FieldState;
}

const untouched: FieldState = { isShownAgain: false };

/** Outside a `Form`, e.g. in list filters, controls have only the state that their props give. */
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
