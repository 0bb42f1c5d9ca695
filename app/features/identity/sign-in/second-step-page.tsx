import type { FailedForm } from "~/server/failed-form.server";
import { AccountPage, LinkList } from "../account-page";
import type { PasskeyOffer } from "./passkey-sign-in.server";
import { SecondStepForm } from "./second-step-form";
import type { SecondStepView } from "./sign-in-view.server";

/** The first page of the second step, shown after any form that leads to it. */
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

export type FailedSecondStep = FailedForm & { passkey: PasskeyOffer | null };

/** The page of the second step after a failure. Without a ticket it has only a link back. */
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
