export * from "./controls";
export { ErrorSummary, type FieldError } from "./error-summary";
export { Field, FieldGroup, type FieldProps } from "./field";
export { Form, FormActions, HiddenFields, Honeypot } from "./form";
export type { FormTexts } from "./form-texts";
export { PasswordField, type PasswordFieldProps } from "./password-field";
