import { AccountPage, LinkList } from "~/features/accounts/account-page";
import type { FailedForm } from "~/server/failed-form.server";
import type { PasskeyOffer } from "./passkey-sign-in.server";
import { SecondStepForm } from "./second-step-form";
import type { SecondStepView } from "./sign-in-view.server";

/** The second step as it is first asked for, whichever form came before it. */
export function SecondStepAsked({
  view,
  ticket,
  redirectTo,
  offer,
}: {
  view: SecondStepView;
  ticket: string;
  redirectTo: string;
  offer: PasskeyOffer | null;
}) {
  const { text, passkey } = view;
  return (
    <AccountPage title={text.title} lead={offer ? passkey.lead : text.lead}>
      <SecondStepForm view={view} ticket={ticket} redirectTo={redirectTo} offer={offer} />
    </AccountPage>
  );
}

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
