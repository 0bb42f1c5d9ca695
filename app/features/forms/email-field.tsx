import type { FailedForm } from "~/server/failed-form.server";
import { TextField } from "~/ui/form";

export function EmailField({
  label,
  hint,
  failed,
  defaultValue,
  autoComplete = "username",
}: {
  label: string;
  hint?: string;
  failed?: FailedForm;
  defaultValue?: string;
  autoComplete?: string;
}) {
  return (
    <TextField
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      label={label}
      hint={hint}
      defaultValue={failed?.values.email ?? defaultValue}
      error={failed?.errors.email}
    />
  );
}
