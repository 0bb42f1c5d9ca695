import { Checkbox, type CheckboxProps, TextField, type TextFieldProps } from "~/ui/form";

/** With the keyboard for addresses, and nothing corrected. */
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

/** With the keyboard for numbers. */
export function PhoneField({
  name = "phone",
  ...props
}: Omit<TextFieldProps, "name"> & { name?: string }) {
  return <TextField {...props} name={name} type="tel" autoComplete="tel" />;
}

/** A box to tick. */
export function TickBox(props: CheckboxProps) {
  return <Checkbox {...props} value="on" />;
}
