import { TickBox } from "~/features/forms/form-fields";
import { label } from "~/ui/form/form.css";

export function SpokenBoxes({
  legend,
  choices,
}: {
  legend: string;
  choices: readonly { name: string; label: string }[];
}) {
  return (
    <fieldset>
      <legend className={label}>{legend}</legend>
      {choices.map(({ name, label: language }) => (
        <TickBox key={name} name={name} label={language} />
      ))}
    </fieldset>
  );
}
