import { useRootData } from "~/site/root-data";
import { ErrorSummary } from "~/ui/form/error-summary";
import { errorsOf, type FormAnswer, isUnsent } from "./form-answer";

/** The words of a form's fields, as the loader hands them over. */
export type FieldLabels = Readonly<Record<string, { label: string }>>;

const noFields: FieldLabels = {};

/**
 * What is wrong with a form, first what concerns all of it. Stands above the page's heading
 * (GOV.UK Design System, "Error summary").
 */
export function FormProblems({
  answer,
  fields = noFields,
  idPrefix,
}: {
  answer: FormAnswer | undefined;
  /** An error that two fields have, or that names none, is told with the field's label. */
  fields?: FieldLabels;
  /** The same prefix as the form's. */
  idPrefix?: string;
}) {
  const { common } = useRootData().text;
  const { offline, sendingFailed } = common;
  const found = Object.entries(errorsOf(answer, { offline, failed: sendingFailed }));
  const unnamed = (answer && !isUnsent(answer) && answer.unnamed) || [];
  const errors = found.map(([field, text]) => {
    const isTwice = found.filter(([, other]) => other === text).length > 1;
    const isAnyones = isTwice || unnamed.includes(field);
    const label = fields[field]?.label;
    return {
      field: field === "" ? undefined : idPrefix ? `${idPrefix}-${field}` : field,
      text: isAnyones && label ? `${label}: ${text}` : text,
    };
  });
  // where no answer is wrong, none is to be checked: there is no line, say, or a limit is reached
  const title = errors.some(({ field }) => field) ? common.problem : common.notDone;
  return <ErrorSummary title={title} errors={errors} answer={answer} />;
}
