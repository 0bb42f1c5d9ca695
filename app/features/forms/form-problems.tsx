import { useMemo } from "react";
import { useRootData } from "~/site/root-data";
import { ErrorSummary } from "~/ui/form";
import { errorsOf, type FormAnswer } from "./form-answer";

/**
 * What is wrong with a form, first what concerns all of it. Stands above the page's heading
 * (GOV.UK Design System, "Error summary").
 */
export function FormProblems({
  answer,
  failed,
  labels = {},
  idPrefix,
}: {
  answer: FormAnswer | undefined;
  /** Said where sending failed for another reason than the line. */
  failed?: string;
  /** Of the fields: two of which the same is wrong are told apart by them. */
  labels?: Record<string, string | undefined>;
  /** As the form's. */
  idPrefix?: string;
}) {
  const { common } = useRootData().text;
  const { offline, sendingFailed } = common;
  const errors = useMemo(() => {
    const found = Object.entries(errorsOf(answer, { offline, failed: failed ?? sendingFailed }));
    return found.map(([field, text]) => {
      const isTwice = found.filter(([, other]) => other === text).length > 1;
      const label = labels[field];
      return {
        field: field === "" ? undefined : idPrefix ? `${idPrefix}-${field}` : field,
        text: isTwice && label ? `${label}: ${text}` : text,
      };
    });
  }, [answer, offline, failed, sendingFailed, labels, idPrefix]);
  return <ErrorSummary title={common.problem} errors={errors} />;
}
