import { EmailField, PhoneField } from "~/features/forms/form-fields";
import { ChoiceCards, type ChoiceCardsProps } from "~/ui/form/choice-cards";
import { type Option, Select, TextArea, TextField, type TextFieldProps } from "~/ui/form/controls";
import { FieldPair } from "~/ui/form/form";
import type { Control } from "./fields";

export interface FactField {
  name: string;
  is: Control["is"];
  label: string;
  hint?: string;
  optionalText?: string;
  /** Label of the empty option. */
  none?: string;
  options: readonly Option[];
  /** Options to show as cards, which are easier to tap. */
  cards?: ChoiceCardsProps["options"];
  autoComplete?: string;
  rows?: number;
  paired?: true;
  folded?: true;
}

/** Labels of the error summary, by field name. */
export function labelsOf(fields: readonly FactField[]): Record<string, { label: string }> {
  return Object.fromEntries(fields.map(({ name, label }) => [name, { label }]));
}

export function FactControls({ fields }: { fields: readonly FactField[] }) {
  const paired = fields.filter((field) => field.paired);
  return fields.map((field) => {
    if (!field.paired) return <FactControl key={field.name} {...field} />;
    if (field !== paired[0]) return null;
    return (
      <FieldPair key={field.name}>
        {paired.map((one) => (
          <FactControl key={one.name} {...one} />
        ))}
      </FieldPair>
    );
  });
}

function FactControl({ is, none, options, cards, rows, paired, folded, ...field }: FactField) {
  switch (is) {
    case "phone":
      return <PhoneField {...field} />;
    case "email":
      return <EmailField {...field} />;
    case "words":
      return <TextArea {...field} rows={rows} />;
    case "urgency":
      if (cards) return <ChoiceCards {...field} optionalText="" options={cards} />;
      return <Select {...field} options={options} />;
    case "choice":
    case "number":
      return <Select {...field} placeholder={none} options={options} />;
    case "hospital":
      if (options.length > 0) return <Select {...field} placeholder={none} options={options} />;
      return <TextField {...field} />;
    default:
      return options.length > 0 ? (
        <SuggestedField {...field} options={options} />
      ) : (
        <TextField {...field} />
      );
  }
}

/** A text field with suggestions; any other text is accepted too. */
export function SuggestedField({
  options,
  ...field
}: TextFieldProps & { options: readonly Option[] }) {
  const list = `${field.name}-suggested`;
  return (
    <>
      <TextField {...field} list={list} />
      <datalist id={list}>
        {options.map(({ value }) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </>
  );
}
