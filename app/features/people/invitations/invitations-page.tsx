import { secondLine, unbroken } from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { AppForm } from "~/features/forms/app-form";
import { EmailField } from "~/features/forms/form-fields";
import { FormProblems } from "~/features/forms/form-problems";
import { PostButton } from "~/features/forms/post-button";
import { CurrentPasswordField } from "~/features/identity/current-password-field";
import type { ReturnedForm } from "~/server/returned-form.server";
import { Badge } from "~/ui/badge";
import { Button, ButtonRow } from "~/ui/button";
import { Select } from "~/ui/form/controls";
import { NameOrEmail } from "~/ui/name-or-email";
import { Table } from "~/ui/table";
import type { InvitationsView } from "./invitations-view.server";

/** The invitation form. Below it are the open invitations and all coordinators. */
export function InvitationsPage({
  view,
  failed,
}: {
  view: InvitationsView;
  failed?: ReturnedForm;
}) {
  const { text, passwordTexts, rules, language, languages, invitations, admins } = view;
  return (
    <>
      <FormProblems answer={failed} />
      <DashboardHeading title={text.title}>
        <p>{text.lead}</p>
      </DashboardHeading>
      <h2>{text.invite}</h2>
      <AppForm
        id="invitation"
        rules={rules}
        defaults={{ language }}
        answer={failed}
        submit={text.submit}
      >
        <EmailField label={text.email} hint={text.inviteHint} autoComplete="off" />
        <Select name="language" label={text.mailLanguage} options={languages} />
        <CurrentPasswordField texts={passwordTexts} />
      </AppForm>
      {invitations.length > 0 ? (
        <InvitationTable text={text} invitations={invitations} />
      ) : (
        <p>{text.none}</p>
      )}
      <AdminTable text={text} admins={admins} />
    </>
  );
}

function InvitationTable({ text, invitations }: Pick<InvitationsView, "text" | "invitations">) {
  return (
    <Table
      caption={text.open}
      rows={invitations}
      rowKey={({ id }) => id}
      columns={[
        { key: "email", title: text.email, cell: ({ email }) => <NameOrEmail text={email} /> },
        { key: "by", title: text.invitedBy, cell: ({ invitedBy }) => invitedBy },
        {
          key: "until",
          title: text.until,
          cell: ({ until }) => <span className={unbroken}>{until}</span>,
        },
        {
          key: "state",
          title: text.stateLabel,
          cell: ({ state, resendingAction, resendName, withdrawalAction, withdrawName }) => (
            <ButtonRow>
              {withdrawalAction ? null : <Badge>{state}</Badge>}
              {resendingAction ? (
                <PostButton action={resendingAction}>
                  <Button variant="quiet" aria-label={resendName}>
                    {text.resend}
                  </Button>
                </PostButton>
              ) : null}
              {withdrawalAction ? (
                <PostButton action={withdrawalAction}>
                  <Button variant="quiet" aria-label={withdrawName}>
                    {text.withdraw}
                  </Button>
                </PostButton>
              ) : null}
            </ButtonRow>
          ),
        },
      ]}
    />
  );
}

function AdminTable({ text, admins }: Pick<InvitationsView, "text" | "admins">) {
  return (
    <Table
      caption={text.admins}
      rows={admins}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "email",
          title: text.email,
          cell: ({ email, name }) => (
            <>
              <NameOrEmail text={name || email} />
              {name ? (
                <span className={secondLine}>
                  <NameOrEmail text={email} />
                </span>
              ) : null}
            </>
          ),
        },
        { key: "since", title: text.since, cell: ({ since }) => since },
        { key: "second", title: text.secondStep, cell: ({ secondFactor }) => secondFactor },
        {
          key: "state",
          title: text.stateLabel,
          cell: ({ disabled }) =>
            disabled ? <Badge tone="bad">{text.disabled}</Badge> : text.active,
        },
      ]}
    />
  );
}
