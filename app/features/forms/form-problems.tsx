import { useRootData } from "~/site/root-data";
import { ErrorSummary } from "~/ui/form/error-summary";
import { errorsOf, type FormAnswer, isUnsent } from "./form-answer";

/** Labels of a form's fields, from the loader. */
export type FieldLabels = Readonly<Record<string, { label: string }>>;

const noFields: FieldLabels = {};

/** Error summary above the heading, errors of the whole form first (GOV.UK Design System, "Error summary"). */
export function FormProblems({
  answer,
  fields = noFields,
  idPrefix,
}: {
  answer: FormAnswer | undefined;
  /** Labels for errors that two fields share or that name no field. */
  fields?: FieldLabels;
  /** The form's prefix. */
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
  // no field is wrong: the connection is down, say, or a limit is reached
  const title = errors.some(({ field }) => field) ? common.problem : common.notDone;
  return <ErrorSummary title={title} errors={errors} answer={answer} />;
}
