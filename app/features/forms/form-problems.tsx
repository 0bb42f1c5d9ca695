import { useRootData } from "~/site/root-data";
import { ErrorSummary } from "~/ui/form/error-summary";
import { errorsOf, type FormAnswer, isUnsent } from "./form-answer";

/** Labels of a form's fields, which the loader provides. */
export type FieldLabels = Readonly<Record<string, { label: string }>>;

const noFields: FieldLabels = {};

/** Error summary above the heading; errors of the whole form are first (GOV.UK Design System, "Error summary"). */
export function FormProblems({
  answer,
  fields = noFields,
  idPrefix,
}: {
  answer: FormAnswer | undefined;
  /** Labels, shown if two fields have the same error message or the message names no field. */
  fields?: FieldLabels;
  /** The same `idPrefix` as the form's. */
  idPrefix?: string;
}) {
  const { common } = useRootData().text;
  const { offline, sendingFailed } = common;
  const errorEntries = Object.entries(errorsOf(answer, { offline, failed: sendingFailed }));
  const unnamed = (answer && !isUnsent(answer) && answer.genericErrorFields) || [];
  const errors = errorEntries.map(([field, text]) => {
    const isTwice = errorEntries.filter(([, other]) => other === text).length > 1;
    const needsLabel = isTwice || unnamed.includes(field);
    const label = fields[field]?.label;
    return {
      field: field === "" ? undefined : idPrefix ? `${idPrefix}-${field}` : field,
      text: needsLabel && label ? `${label}: ${text}` : text,
    };
  });
  // without a wrong field, the cause is the connection or a limit, for example
  const title = errors.some(({ field }) => field) ? common.problem : common.notDone;
  return <ErrorSummary title={title} errors={errors} answer={answer} />;
}
