import type { ReactNode } from "react";
import * as styles from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import type { FailedForm } from "~/server/failed-form.server";
import { useRootData } from "~/site/root-data";
import { ErrorSummary } from "~/ui/form";
import { ClockBadge } from "./clock-badge";
import type { ClockView } from "./clock-view.server";

/** One form of a request on a page of its own: where a form that failed is shown again. */
export function RequestFormPage({
  about,
  list,
  title,
  failed,
  fieldIds = {},
  children,
}: {
  about: {
    reference: string;
    fullName: string;
    status: string;
    clock: ClockView;
    paths: { list: string; case: string };
  };
  /** What the list is called that it is in. */
  list: string;
  title: string;
  failed?: FailedForm;
  /** Of controls whose id is not their name. */
  fieldIds?: Record<string, string>;
  children: ReactNode;
}) {
  const { common } = useRootData().text;
  const errors = Object.entries(failed?.errors ?? {}).map(([field, error]) => ({
    field: field === "" ? undefined : (fieldIds[field] ?? field),
    text: error,
  }));
  return (
    <>
      <ErrorSummary title={common.problem} errors={errors} />
      <DashboardHeading
        title={title}
        crumbsLabel={common.breadcrumbs}
        crumbs={[
          { href: about.paths.list, label: list },
          { href: about.paths.case, label: about.reference },
        ]}
      >
        <p>
          <bdi>{about.fullName}</bdi> · {about.status}
        </p>
        <p className={styles.badges}>
          <ClockBadge {...about.clock} />
        </p>
      </DashboardHeading>
      {children}
    </>
  );
}
