import { TickBox } from "~/features/forms/form-fields";

/** Which languages somebody speaks, a box for each. */
export function SpokenBoxes({
  legend,
  choices,
}: {
  legend: string;
  choices: readonly { name: string; label: string }[];
}) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {choices.map(({ name, label }) => (
        <TickBox key={name} name={name} label={label} />
      ))}
    </fieldset>
  );
}
