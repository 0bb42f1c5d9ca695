import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { profileCrumbs } from "~/features/profile/crumbs.server";
import { signOutDevice } from "~/features/profile/devices.server";
import { AccountPage, PostButton } from "~/features/users/account-page";
import { deviceName } from "~/features/users/device";
import { requirePerson } from "~/features/users/guards.server";
import { listDevices } from "~/features/users/sessions.server";
import { formatDateTime } from "~/locales/format";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { readButton } from "~/server/form.server";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { DescriptionList } from "~/ui/description-list";
import { Grid } from "~/ui/grid";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requirePerson(request, context);
  const language = languageOf(request);
  const { devices: text } = texts(language).account;
  const t = translator(language);
  const devices = await listDevices(context.db, person.id, context.now());
  return {
    meta: { title: text.title },
    crumbs: profileCrumbs(language),
    text,
    action: paths.profilePart("devices", language),
    devices: devices.map((device) => {
      const name = deviceName(device.userAgent) ?? text.unknown;
      return {
        id: device.id,
        isThis: device.id === person.sessionId,
        name,
        end: t("account.devices.endNamed", { device: name }),
        entries: [
          { term: text.signedIn, value: formatDateTime(device.signedInAt, language) },
          { term: text.lastSeen, value: formatDateTime(device.lastSeenAt, language) },
          { term: text.network, value: device.network },
        ],
      };
    }),
  };
}

/** Signs one device out. */
export async function action({ request, context }: ActionFunctionArgs) {
  const person = await requirePerson(request, context);
  const language = languageOf(request);
  const page = paths.profilePart("devices", language);
  const fields = await readButton(request, context, page);
  // one that is logged out already is no less so
  await signOutDevice(context, person, String(fields.get("device") ?? ""));
  return redirectWithToast(context, page, {
    key: "account.devices.ended",
    variant: "success",
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Devices() {
  const { crumbs, text, action: post, devices } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={text.title} lead={text.lead} crumbs={crumbs}>
      <Grid cell="broad">
        {devices.map((device) => (
          <Card key={device.id}>
            <h2>{device.isThis ? `${device.name} (${text.thisOne})` : device.name}</h2>
            <DescriptionList entries={device.entries} />
            {device.isThis ? null : (
              <PostButton action={post} hidden={{ device: device.id }}>
                <Button variant="quiet" aria-label={device.end}>
                  {text.end}
                </Button>
              </PostButton>
            )}
          </Card>
        ))}
      </Grid>
    </AccountPage>
  );
}
