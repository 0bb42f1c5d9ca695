import type { LoaderFunctionArgs } from "@remix-run/node";
import { collectOwnData, mayDownload } from "~/features/people/profile/own-data.server";
import { requirePerson } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf } from "~/server/i18n.server";

/** All data of the signed-in person, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requirePerson(request, context);
  if (!(await mayDownload(context, person))) {
    return redirectWithToast(context, paths.profile(languageOf(request)), {
      key: "validation.tooMany",
      variant: "error",
    });
  }
  const ownData = await collectOwnData(context, person);
  return new Response(`${JSON.stringify(ownData, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="my-data.json"',
      "Cache-Control": "no-store",
    },
  });
}
