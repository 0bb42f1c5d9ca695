import { AppForm, type AppFormProps } from "~/features/forms/app-form";
import type { ReturnedForm } from "~/server/returned-form.server";
import { TextField } from "~/ui/form/controls";
import { CurrentPasswordField, type CurrentPasswordTexts } from "../current-password-field";
import * as styles from "./second-factor.css";

/** Shown before an authenticator app is set up: the QR code to scan, and a field for the app's first code. */
export function AuthenticatorAppSetup({
  text,
  codeLabel,
  passwordTexts,
  rules,
  secret,
  failed,
}: {
  text: Record<
    "scanTitle" | "scan" | "scanAlt" | "secret" | "codeTitle" | "codeHint" | "submit",
    string
  >;
  codeLabel: string;
  passwordTexts: CurrentPasswordTexts;
  rules: CodeRules;
  secret: { svg: string; key: string };
  failed?: ReturnedForm;
}) {
  return (
    <>
      <section className={styles.part}>
        <h2>{text.scanTitle}</h2>
        <p>{text.scan}</p>
        <div
          className={styles.qr}
          role="img"
          aria-label={text.scanAlt}
          dangerouslySetInnerHTML={{ __html: secret.svg }}
        />
        <p>{text.secret}</p>
        <p>
          <code className={styles.code}>{secret.key}</code>
        </p>
      </section>
      <section className={styles.part}>
        <h2>{text.codeTitle}</h2>
        <CodeForm
          id="switch-on"
          rules={rules}
          codeLabel={codeLabel}
          passwordTexts={passwordTexts}
          hint={text.codeHint}
          answer={failed}
          submit={text.submit}
        />
      </section>
    </>
  );
}

/** Shown while the second factor is on: forms that create recovery codes or remove the app; both ask for a code. */
export function SecondFactorOn({
  text,
  codeLabel,
  passwordTexts,
  rules,
  codesLeft,
  paths,
  canSwitchOff,
}: {
  text: Record<"renew" | "renewHint" | "off" | "confirm", string>;
  codeLabel: string;
  passwordTexts: CurrentPasswordTexts;
  rules: CodeRules;
  codesLeft: string;
  paths: { renewal: string; removal: string };
  canSwitchOff: boolean;
}) {
  return (
    <>
      <section className={styles.part}>
        <h2>{text.renew}</h2>
        <p>
          {codesLeft} {text.renewHint}
        </p>
        <CodeForm
          action={paths.renewal}
          id="renew"
          idPrefix="renew"
          rules={rules}
          codeLabel={codeLabel}
          passwordTexts={passwordTexts}
          hint={text.confirm}
          submit={text.renew}
        />
      </section>
      {canSwitchOff ? (
        <section className={styles.part}>
          <h2>{text.off}</h2>
          <CodeForm
            action={paths.removal}
            id="off"
            idPrefix="off"
            rules={rules}
            codeLabel={codeLabel}
            passwordTexts={passwordTexts}
            hint={text.confirm}
            submit={text.off}
            variant="danger"
          />
        </section>
      ) : null}
    </>
  );
}

type CodeRules = NonNullable<AppFormProps["rules"]>;

/** A form that asks for the password and a code. */
export function CodeForm({
  codeLabel,
  passwordTexts,
  hint,
  ...form
}: Pick<AppFormProps, "id" | "idPrefix" | "action" | "rules" | "answer" | "submit" | "variant"> & {
  codeLabel: string;
  passwordTexts: CurrentPasswordTexts;
  hint: string;
}) {
  return (
    <AppForm {...form}>
      <CurrentPasswordField texts={passwordTexts} />
      <TextField
        name="code"
        label={codeLabel}
        hint={hint}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </AppForm>
  );
}
