import { Checkbox, type CheckboxProps, TextField, type TextFieldProps } from "~/ui/form/controls";

/** An email field with the email keyboard and without autocorrection. */
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

/** A phone field with the number keyboard. */
export function PhoneField({
  name = "phone",
  ...props
}: Omit<TextFieldProps, "name"> & { name?: string }) {
  return <TextField autoComplete="tel" {...props} name={name} type="tel" />;
}

export function TickBox(props: CheckboxProps) {
  return <Checkbox {...props} value="on" />;
}
