import type { ReactNode } from "react";
import * as styles from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import type { FormAnswer } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { useRootData } from "~/site/root-data";
import { ClockBadge } from "./clock-badge";
import type { ClockView } from "./clock-view.server";

export interface RequestFormPageProps {
  about: {
    reference: string;
    fullName: string;
    status: string;
    clock: ClockView;
    paths: { list: string; request: string };
  };
  /** What the list is called that it is in. */
  list: string;
  title: string;
  answer?: FormAnswer;
  /** As the form's. */
  idPrefix?: string;
  children: ReactNode;
}

/** One form of a request on a page of its own: where a form that failed is shown again. */
export function RequestFormPage({
  about,
  list,
  title,
  answer,
  idPrefix,
  children,
}: RequestFormPageProps) {
  const { common } = useRootData().text;
  return (
    <>
      <FormProblems answer={answer} idPrefix={idPrefix} />
      <DashboardHeading
        title={title}
        crumbsLabel={common.breadcrumbs}
        crumbs={[
          { href: about.paths.list, label: list },
          { href: about.paths.request, label: about.reference },
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
