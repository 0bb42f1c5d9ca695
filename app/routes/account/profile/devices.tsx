import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/features/accounts/account-page";
import { AppForm } from "~/features/forms/app-form";
import { confirmedFormAction } from "~/features/passwords/confirmed-form.server";
import { CurrentPasswordField } from "~/features/passwords/current-password-field";
import { profileCrumbs } from "~/features/profile/crumbs.server";
import { ALL_OTHERS, signOutDevice } from "~/features/profile/devices.server";
import { signOutSchema } from "~/features/profile/profile.schema";
import { deviceName } from "~/features/sessions/device";
import { requirePerson } from "~/features/sessions/guards.server";
import { listDevices } from "~/features/sessions/signed-in-devices.server";
import { formatDateTime } from "~/locales/format";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { Card } from "~/ui/card";
import { DescriptionList } from "~/ui/description-list";
import { Select } from "~/ui/form";
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
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const person = await requirePerson(args.request, context);
  return confirmedFormAction(args, person, {
    schema: signOutSchema,
    run: async ({ device }, { language }) => {
      await signOutDevice(context, person, device);
      return redirectWithToast(context, paths.profilePart("devices", language), {
        key: device === ALL_OTHERS ? "account.devices.othersEnded" : "account.devices.ended",
        variant: "success",
      });
    },
  });
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
        <AppForm id="devices" answer={failed} submit={text.end}>
          <Select name="device" required label={text.choose} options={options} />
          <CurrentPasswordField texts={fields} />
        </AppForm>
      ) : null}
    </AccountPage>
  );
}
