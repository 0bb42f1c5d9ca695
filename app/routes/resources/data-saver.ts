import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { isDataSaver } from "~/preferences";
import { PREFERENCE_SECONDS, setCookie } from "~/server/cookies.server";
import { pageOfSwitch, readSwitch } from "~/server/form.server";
import { refuseGet } from "~/server/refuse-get.server";

export function loader({ request, context }: LoaderFunctionArgs) {
  return refuseGet(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readSwitch(request, context);
  const choice = fields.get("data-saver");
  if (!isDataSaver(choice)) throw data(null, { status: 400 });
  return redirect(pageOfSwitch(request, fields, "data-saver"), {
    status: 303,
    headers: { "Set-Cookie": setCookie(context, "data-saver", choice, PREFERENCE_SECONDS) },
  });
}

/** With a component, Remix renders this route's errors as pages. */
export default function Nothing() {
  return null;
}
