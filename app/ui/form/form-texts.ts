import { createContext, useContext } from "react";

/** The words that every field of a form shares. */
export interface FormTexts {
  /** Read out before an error, e.g. "Error:". */
  errorPrefix: string;
  /** After the label of a field that may stay empty, e.g. "optional". */
  optional: string;
}

export const FormTextsContext = createContext<FormTexts>({ errorPrefix: "", optional: "" });

export function useFormTexts(): FormTexts {
  return useContext(FormTextsContext);
}
