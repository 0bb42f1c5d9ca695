import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { AppForm } from "~/features/forms/app-form";
import type { FormAnswer } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { CurrentPasswordField } from "~/features/identity/current-password-field";
import { useRootData } from "~/site/root-data";
import { NameOrEmail } from "~/ui/name-or-email";
import { Notice } from "~/ui/notice";
import type { RoleView } from "./user-view.server";

export function RolePage({ view, answer }: { view: RoleView; answer: FormAnswer | undefined }) {
  const { common } = useRootData().text;
  const { title, crumbs, lead, submit, problem, isDemotion, action, rules, passwordTexts } = view;
  return (
    <>
      <FormProblems answer={answer} />
      <DashboardHeading
        title={<NameOrEmail text={title} />}
        crumbs={crumbs}
        crumbsLabel={common.breadcrumbs}
      />
      {problem ? (
        <Notice>{problem}</Notice>
      ) : (
        <>
          <p>{lead}</p>
          <AppForm
            id="role"
            action={action}
            rules={rules}
            answer={answer}
            submit={submit}
            variant={isDemotion ? "danger" : "primary"}
          >
            <CurrentPasswordField texts={passwordTexts} />
          </AppForm>
        </>
      )}
    </>
  );
}
