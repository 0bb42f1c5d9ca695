export * from "./controls";
export { ErrorSummary } from "./error-summary";
export { Form, FormActions, HiddenFields, Honeypot } from "./form";
export { PasswordField } from "./password-field";
export { RadioTiles } from "./radio-tiles";
