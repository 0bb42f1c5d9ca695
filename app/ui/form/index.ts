export { ChoiceCards } from "./choice-cards";
export * from "./controls";
export { ErrorSummary } from "./error-summary";
export { FieldPair, Form, FormActions, HiddenFields, Honeypot, OfflineLine } from "./form";
export { MoreFields } from "./more-fields";
export { PasswordField } from "./password-field";
export { RadioTiles } from "./radio-tiles";
