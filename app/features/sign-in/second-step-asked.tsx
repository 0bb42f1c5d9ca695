import { AccountPage } from "~/features/accounts/account-page";
import type { PasskeyOffer } from "./passkey-sign-in.server";
import { SecondStepForm, type SecondStepView } from "./second-step-form";

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
