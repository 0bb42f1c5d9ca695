import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { confirmedFormAction } from "~/features/identity/confirmed-form.server";
import { ALL_OTHERS, signOutDevice } from "~/features/people/profile/devices.server";
import { DevicesPage } from "~/features/people/profile/devices-page";
import { devicesView } from "~/features/people/profile/devices-view.server";
import { signOutSchema } from "~/features/people/profile/profile.schema";
import { requirePerson } from "~/features/sessions/guards.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { script: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requirePerson(request, context);
  return devicesView(context, person, languageOf(request));
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
  const view = useLoaderData<typeof loader>();
  return <DevicesPage view={view} failed={useActionData<typeof action>()} />;
}
