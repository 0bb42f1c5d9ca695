import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { usesOfPicture } from "~/features/content/picture-uses.server";
import { formAction } from "~/features/forms/form-action.server";
import { altsConflict } from "~/features/pictures/dashboard/picture-conflict.server";
import { type PictureAnswer, PictureEditor } from "~/features/pictures/dashboard/picture-editor";
import { loadPicture } from "~/features/pictures/dashboard/picture-page.server";
import { picturePaths } from "~/features/pictures/picture-paths";
import { writeAlts } from "~/features/pictures/pictures.server";
import { altsOf, altsSchema } from "~/features/pictures/upload.schema";
import { requireAdmin } from "~/features/sessions/guards.server";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle = { form: "alts" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const id = params.id ?? "";
  const page = await loadPicture(request, context, id);
  return { ...page, uses: await usesOfPicture(context.db, id, languageOf(request)) };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const id = params.id ?? "";
  return formAction(args, {
    schema: altsSchema,
    run: async ({ version, ...values }, { language, gone }) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const alts = altsOf(values);
      const change = { id, alts, seenVersion: version };
      const result = await writeAlts(context.db, by, change, context.now());
      if (result.outcome === "missing") throw await gone(id);
      if (result.outcome === "conflict") {
        const conflict = await altsConflict(context, result.found, alts, language);
        return data({ values, errors: {}, conflict }, { status: 409 });
      }
      const flash = { key: "pictures.toasts.saved", variant: "success" } as const;
      return redirectWithToast(context, picturePaths.record(id, language), flash);
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function PicturePage() {
  const { view, text, uses } = useLoaderData<typeof loader>();
  return (
    <PictureEditor view={view} text={text} uses={uses} answer={useActionData<PictureAnswer>()} />
  );
}
