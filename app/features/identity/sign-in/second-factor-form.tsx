import { AppForm } from "~/features/forms/app-form";
import type { ReturnedForm } from "~/server/returned-form.server";
import { TextField } from "~/ui/form/controls";
import { PasskeyForm, WithPasskeys } from "../second-factor/passkey-form";
import type { PasskeyOffer } from "./passkey-sign-in.server";
import type { SecondFactorView } from "./sign-in-view.server";

/** A code field, which needs no JavaScript, and a passkey button if the account has a passkey. */
export function SecondFactorForm({
  view,
  ticket,
  redirectTo,
  offer,
  failed,
}: {
  view: SecondFactorView;
  ticket: string;
  redirectTo: string;
  offer: PasskeyOffer | null;
  failed?: ReturnedForm;
}) {
  const { text, rules, passkey, paths } = view;
  const hidden = { ticket, redirectTo };
  return (
    <>
      {offer ? (
        <WithPasskeys otherwise={passkey.unsupported} noScripts={passkey.noScripts}>
          <PasskeyForm
            action={paths.passkey}
            hidden={hidden}
            ceremony={{ get: offer.options }}
            submit={passkey.use}
            texts={passkey.ceremony}
          />
          <h2>{passkey.or}</h2>
        </WithPasskeys>
      ) : null}
      <AppForm
        id="second-factor"
        action={paths.code}
        rules={rules}
        hidden={hidden}
        answer={failed}
        submit={text.submit}
        variant={offer ? "quiet" : "primary"}
      >
        <TextField
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          label={view.codeLabel}
          hint={offer?.hasApp === false ? passkey.codeOnly : text.codeHint}
        />
      </AppForm>
    </>
  );
}
