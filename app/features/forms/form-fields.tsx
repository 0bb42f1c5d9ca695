import { Checkbox, type CheckboxProps, TextField, type TextFieldProps } from "~/ui/form/controls";

/** A field for an email address: its own keyboard on phones, and nothing corrected. */
export function EmailField({
  name = "email",
  ...props
}: Omit<TextFieldProps, "name"> & { name?: string }) {
  return (
    <TextField
      autoComplete="email"
      {...props}
      name={name}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** A field for a phone number: the keyboard for numbers on phones. */
export function PhoneField({
  name = "phone",
  ...props
}: Omit<TextFieldProps, "name"> & { name?: string }) {
  return <TextField autoComplete="tel" {...props} name={name} type="tel" />;
}

/** A box to tick. */
export function TickBox(props: CheckboxProps) {
  return <Checkbox {...props} value="on" />;
}
