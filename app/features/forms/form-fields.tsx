import { Checkbox, TextField, type TextFieldProps } from "~/ui/form";
import type { FieldState } from "./form-field";

/** With the keyboard for addresses, and nothing corrected. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      {...props}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** A box to tick, ticked again where it was when the form failed. */
export function TickBox({ defaultValue, ...field }: FieldState & { label: string; hint?: string }) {
  return <Checkbox {...field} value="on" defaultChecked={Boolean(defaultValue)} />;
}
