import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage, PostForm } from "~/features/accounts/account-page";
import { busyForm } from "~/features/forms/busy-form.server";
import { CurrentPasswordField } from "~/features/passwords/current-password-field";
import type { PasswordConfirmation } from "~/features/passwords/password-confirmation.server";
import { profileCrumbs } from "~/features/profile/crumbs.server";
import { ALL_OTHERS, signOutDevice } from "~/features/profile/devices.server";
import { deviceName } from "~/features/sessions/device";
import { requirePerson } from "~/features/sessions/guards.server";
import { listDevices } from "~/features/sessions/signed-in-devices.server";
import { formatDateTime } from "~/locales/format";
import { paths } from "~/paths";
import { failedForm, refusedForm } from "~/server/failed-form.server";
import { redirectWithToast } from "~/server/flash.server";
import { readForm } from "~/server/form.server";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { DescriptionList } from "~/ui/description-list";
import { FormActions, Select } from "~/ui/form";
import { Grid } from "~/ui/grid";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requirePerson(request, context);
  const language = languageOf(request);
  const { devices: text, fields } = texts(language).account;
  const t = translator(language);
  const devices = (await listDevices(context.db, person.id, context.now())).map((device) => ({
    id: device.id,
    isThis: device.id === person.sessionId,
    name: deviceName(device.userAgent) ?? text.unknown,
    signedIn: formatDateTime(device.signedInAt, language),
    lastSeen: formatDateTime(device.lastSeenAt, language),
    network: device.network,
  }));
  const others = devices
    .filter(({ isThis }) => !isThis)
    .map(({ id, name, lastSeen }) => ({
      value: id,
      label: t("account.devices.option", { device: name, time: lastSeen }),
    }));
  return {
    meta: { title: text.title },
    crumbs: profileCrumbs(language),
    text,
    fields,
    devices,
    options: others.length > 1 ? [{ value: ALL_OTHERS, label: text.others }, ...others] : others,
  };
}

/** Signs one device out, or all but this one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const person = await requirePerson(request, context);
  const language = languageOf(request);
  const { fields, refusal } = await readForm(request, context);
  if (refusal) return refusedForm(context, language, { fields, refusal });
  const device = String(fields.get("device") ?? "");
  const password = String(fields.get("currentPassword") ?? "");
  if (password === "") {
    return failedForm(context, language, fields, { currentPassword: ["passwordRequired"] });
  }
  let outcome: PasswordConfirmation;
  try {
    outcome = await signOutDevice(context, person, { device, password });
  } catch (error) {
    return busyForm(context, language, fields, error);
  }
  const { changePassword } = texts(language).account;
  switch (outcome) {
    case "tooMany":
      return failedForm(context, language, fields, { "": ["tooMany"] }, 429);
    case "wrong-password":
      return failedForm(context, language, fields, { currentPassword: [changePassword.wrong] });
    case "done":
      return redirectWithToast(context, paths.profilePart("devices", language), {
        key: device === ALL_OTHERS ? "account.devices.othersEnded" : "account.devices.ended",
        variant: "success",
      });
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Devices() {
  const { crumbs, text, fields, devices, options } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <AccountPage title={text.title} lead={text.lead} failed={failed} crumbs={crumbs}>
      <Grid cell="broad">
        {devices.map((device) => (
          <Card key={device.id}>
            <h2>{device.isThis ? `${device.name} (${text.thisOne})` : device.name}</h2>
            <DescriptionList
              entries={[
                { term: text.signedIn, value: device.signedIn },
                { term: text.lastSeen, value: device.lastSeen },
                { term: text.network, value: device.network },
              ]}
            />
          </Card>
        ))}
      </Grid>
      {options.length > 0 ? (
        <PostForm>
          <Select
            name="device"
            required
            label={text.choose}
            options={options}
            defaultValue={failed?.values.device}
          />
          <CurrentPasswordField texts={fields} failed={failed} />
          <FormActions>
            <Button>{text.end}</Button>
          </FormActions>
        </PostForm>
      ) : null}
    </AccountPage>
  );
}
