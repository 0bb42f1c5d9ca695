import { TextField } from "~/ui/form/controls";

/** The address of a video, as a browser's line has it. */
export function LinkField({ text }: { text: { label: string; hint: string } }) {
  return (
    <TextField
      name="link"
      label={text.label}
      hint={text.hint}
      inputMode="url"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
    />
  );
}
