/** What a loader makes of a schema (`formRulesOf`), in the order of the page. */
export type FormRules<Name extends string> = Record<Name, { required: boolean }>;

/** What a control of the kit gets for a field of the form. */
export interface FieldState {
  name: string;
  required: boolean;
  error?: string;
  defaultValue?: string;
}
