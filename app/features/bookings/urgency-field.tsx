import type { booking } from "~/locales/en/booking";
import { ChoiceCards } from "~/ui/form/choice-cards";

export type UrgencyText = typeof booking.form.fields.urgent;

/** It cannot wait, or can; nobody has to say. */
export function UrgencyField({ text }: { text: UrgencyText }) {
  return (
    <ChoiceCards
      name="urgent"
      label={text.label}
      optionalText=""
      options={[
        { value: "yes", label: text.yes, hint: text.yesHint, isAlarm: true },
        { value: "no", label: text.no, hint: text.noHint },
      ]}
    />
  );
}
