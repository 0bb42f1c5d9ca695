export * from "./controls";
export { ErrorSummary, type FieldError } from "./error-summary";
export { Field, FieldGroup, type FieldProps } from "./field";
export { Form, FormActions, HiddenFields, Honeypot } from "./form";
export type { FieldState, FormState, FormTexts } from "./form-context";
export { PasswordField, type PasswordFieldProps } from "./password-field";
