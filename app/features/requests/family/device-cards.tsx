import { ChoiceCards } from "~/ui/form/choice-cards";

export interface DeviceText {
  label: string;
  own: { label: string; hint: string };
  shared: { label: string; hint: string };
}

/** Asks how long the page may stay open; no option is preselected. */
export function DeviceCards({ text }: { text: DeviceText }) {
  return (
    <ChoiceCards
      name="device"
      label={text.label}
      options={(["own", "shared"] as const).map((value) => ({ value, ...text[value] }))}
    />
  );
}
