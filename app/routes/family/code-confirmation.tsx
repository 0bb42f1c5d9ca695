import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formAction } from "~/features/forms/form-action.server";
import { FreshCodePage } from "~/features/requests/family/code-page";
import {
  freshCodeSchema,
  loadFreshCodePage,
  partIn,
} from "~/features/requests/family/code-view.server";
import { requireFamily } from "~/features/requests/family-page.server";
import { confirmByCode } from "~/features/requests/fresh-code.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { script: true, form: "code", isFamilyPage: true };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadFreshCodePage(request, context, params.reference);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const { reference, session } = await requireFamily(request, context, params.reference);
  if (!session) return redirect(paths.familyPage(reference, languageOf(request), "sharing"), 303);
  return formAction(args, {
    schema: freshCodeSchema,
    run: async ({ code, next }, { language, fail }) => {
      const outcome = await confirmByCode(context, session, code);
      if (outcome !== "confirmed") return fail({ code: `sharing.code.${outcome}` });
      const page = paths.familyPage(reference, language, partIn(next));
      const flash = { key: "sharing.code.confirmed", variant: "success" } as const;
      return redirectWithToast(context, page, flash);
    },
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export default function CodeConfirmation() {
  return (
    <FreshCodePage view={useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />
  );
}
