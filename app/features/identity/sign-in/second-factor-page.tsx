import type { ReturnedForm } from "~/server/returned-form.server";
import { AccountPage, LinkList } from "../account-page";
import type { PasskeyOffer } from "./passkey-sign-in.server";
import { SecondFactorForm } from "./second-factor-form";
import type { SecondFactorView } from "./sign-in-view.server";

/** Asks for the second factor, right after the password or the mailed code was accepted. */
export function SecondFactorPrompt({
  view,
  ticket,
  redirectTo,
  offer,
}: {
  view: SecondFactorView;
  ticket: string;
  redirectTo: string;
  offer: PasskeyOffer | null;
}) {
  const { text, passkey } = view;
  return (
    <AccountPage title={text.title} lead={offer ? passkey.lead : text.lead}>
      <SecondFactorForm view={view} ticket={ticket} redirectTo={redirectTo} offer={offer} />
    </AccountPage>
  );
}

export type FailedSecondFactor = ReturnedForm & { passkey: PasskeyOffer | null };

/** The page of the second factor after a failure. Without a ticket it has only a link back. */
export function SecondFactorPage({
  view,
  failed,
}: {
  view: SecondFactorView;
  failed?: FailedSecondFactor;
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
        <SecondFactorForm
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
