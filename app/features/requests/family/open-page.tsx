import { AppForm, type AppFormProps } from "~/features/forms/app-form";
import type { FieldLabels } from "~/features/forms/form-problems";
import { AccountPage } from "~/features/identity/account-page";
import type { ReturnedForm } from "~/server/returned-form.server";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { TextField } from "~/ui/form/controls";
import { Notice } from "~/ui/notice";
import { AccessOptions } from "./access-options";
import type { AccessOptionsView } from "./access-options.server";
import { DeviceCards, type DeviceText } from "./device-cards";
import * as styles from "./open-page.css";

interface OpenPageProps {
  title: string;
  lead: string;
  device: DeviceText;
  rules: AppFormProps["rules"];
  submit: string;
  ways: AccessOptionsView;
  /** Missing if the link's person has no phone number. */
  digits?: { label: string; hint: string; note: string };
  failed?: ReturnedForm;
}

/** Page of a private link, without names; asks for the last digits and the kind of device. */
export function OpenPage(props: OpenPageProps) {
  const { title, lead, device, rules, submit, ways, digits, failed } = props;
  const fields: FieldLabels = digits ? { device, lastDigits: digits } : { device };
  return (
    <AccountPage title={title} lead={lead} failed={failed} fields={fields}>
      <AppForm
        id="open-request"
        rules={rules}
        answer={failed}
        submit={submit}
        note={digits ? <p>{digits.note}</p> : null}
      >
        {digits ? (
          <div className={styles.digits}>
            <TextField
              name="lastDigits"
              inputMode="numeric"
              label={digits.label}
              hint={digits.hint}
            />
          </div>
        ) : null}
        <DeviceCards text={device} />
      </AppForm>
      <AccessOptions view={ways} />
    </AccountPage>
  );
}

/** Page of an invalid link, with all possible reasons and other ways to get access. */
export function EndedLink({
  title,
  text,
  find,
  ways,
}: {
  title: string;
  text: string;
  find: { href: string; label: string };
  ways: AccessOptionsView;
}) {
  return (
    <AccountPage title={title}>
      <Notice tone="info">
        <p>{text}</p>
      </Notice>
      <ButtonRow stack>
        <ButtonLink href={find.href}>{find.label}</ButtonLink>
      </ButtonRow>
      <AccessOptions view={ways} />
    </AccountPage>
  );
}

interface SpokenCodePageProps extends Omit<OpenPageProps, "digits"> {
  code: { label: string; hint: string };
}

/** Asks for the code that a coordinator has read out on the phone. */
export function SpokenCodePage({
  title,
  lead,
  device,
  rules,
  submit,
  ways,
  code,
  failed,
}: SpokenCodePageProps) {
  const fields = { device, code };
  return (
    <AccountPage title={title} lead={lead} failed={failed} fields={fields}>
      <AppForm id="spoken-code" rules={rules} answer={failed} submit={submit}>
        <div className={styles.code}>
          <TextField
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            {...code}
          />
        </div>
        <DeviceCards text={device} />
      </AppForm>
      <AccessOptions view={ways} />
    </AccountPage>
  );
}
