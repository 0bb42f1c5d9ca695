import type { ReactNode } from "react";
import { PostForm } from "~/features/accounts/account-page";
import {
  CurrentPasswordField,
  type CurrentPasswordTexts,
} from "~/features/passwords/current-password-field";
import type { FailedForm } from "~/server/failed-form.server";
import { Button } from "~/ui/button";
import { FormActions, TextField } from "~/ui/form";
import * as styles from "./second-factor.css";

/** While it is off: what to scan, and the first code. */
export function SecondFactorOff({
  text,
  code,
  password,
  secret,
  failed,
}: {
  text: Record<
    "scanTitle" | "scan" | "scanAlt" | "secret" | "codeTitle" | "codeHint" | "submit",
    string
  >;
  code: string;
  password: CurrentPasswordTexts;
  secret: { svg: string; key: string };
  failed?: FailedForm;
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
        <PostForm>
          <CurrentPasswordField texts={password} failed={failed} />
          <CodeField label={code} hint={text.codeHint} error={failed?.errors.code} />
          <FormActions>
            <Button>{text.submit}</Button>
          </FormActions>
        </PostForm>
      </section>
    </>
  );
}

/** While it is on: new recovery codes, and off again; each asks for a code. */
export function SecondFactorOn({
  text,
  code,
  password,
  codesLeft,
  paths,
  canSwitchOff,
}: {
  text: Record<"renew" | "renewHint" | "off" | "confirm", string>;
  code: string;
  password: CurrentPasswordTexts;
  codesLeft: string;
  paths: { renewal: string; removal: string };
  canSwitchOff: boolean;
}) {
  return (
    <>
      <section className={styles.part}>
        <h2>{text.renew}</h2>
        <p>
          {codesLeft}. {text.renewHint}
        </p>
        <CodeForm
          action={paths.renewal}
          id="renew"
          code={code}
          password={password}
          hint={text.confirm}
        >
          <Button>{text.renew}</Button>
        </CodeForm>
      </section>
      {canSwitchOff ? (
        <section className={styles.part}>
          <h2>{text.off}</h2>
          <CodeForm
            action={paths.removal}
            id="off"
            code={code}
            password={password}
            hint={text.confirm}
          >
            <Button variant="danger">{text.off}</Button>
          </CodeForm>
        </section>
      ) : null}
    </>
  );
}

/** A button that asks for the password and a code first. */
export function CodeForm({
  action,
  id,
  code,
  password,
  hint,
  failed,
  children,
}: {
  action: string;
  /** Where a page has several. */
  id?: string;
  code: string;
  password: CurrentPasswordTexts;
  hint: string;
  failed?: FailedForm;
  children: ReactNode;
}) {
  return (
    <PostForm action={action}>
      <CurrentPasswordField id={id && `${id}-password`} texts={password} failed={failed} />
      <CodeField id={id && `${id}-code`} label={code} hint={hint} error={failed?.errors.code} />
      <FormActions>{children}</FormActions>
    </PostForm>
  );
}

function CodeField(props: { id?: string; label: string; hint: string; error?: string }) {
  return (
    <TextField
      {...props}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      required
    />
  );
}
