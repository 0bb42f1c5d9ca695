import { AccountPage, LinkList } from "~/features/accounts/account-page";
import type { FailedForm } from "~/server/failed-form.server";
import type { PasskeyOffer } from "./passkey-sign-in.server";
import { SecondStepForm, type SecondStepView } from "./second-step-form";

/** What the action of the second step's routes said. */
export type FailedSecondStep = FailedForm & { passkey: PasskeyOffer | null };

/** The second step again after something failed; without a ticket only the way back. */
export function SecondStepPage({
  view,
  failed,
}: {
  view: SecondStepView;
  failed?: FailedSecondStep;
}) {
  const { text, passkey, paths } = view;
  const ticket = failed?.values.ticket;
  const offer = failed?.passkey ?? null;
  return (
    <AccountPage
      title={text.title}
      lead={ticket ? (offer ? passkey.lead : text.lead) : undefined}
      failed={failed}
    >
      {ticket ? (
        <SecondStepForm
          view={view}
          ticket={ticket}
          redirectTo={failed.values.redirectTo ?? ""}
          offer={offer}
          failed={failed}
        />
      ) : null}
      <LinkList links={[{ href: paths.restart, label: text.restart }]} />
    </AccountPage>
  );
}
