import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RecordPage } from "~/dashboard/record-page";
import { deletedAmong } from "~/features/audit/record-history.server";
import { AppForm } from "~/features/forms/app-form";
import { FormProblems } from "~/features/forms/form-problems";
import { LargePicture } from "~/features/pictures/dashboard/picture-editor";
import { loadPicture } from "~/features/pictures/dashboard/picture-page.server";
import { UploadField } from "~/features/pictures/dashboard/upload-fields";
import type { UploadAnswer } from "~/features/pictures/dashboard/upload-form";
import { UPLOAD_BODY_BYTES } from "~/features/pictures/picture";
import { picturePaths } from "~/features/pictures/picture-paths";
import { replacePicture } from "~/features/pictures/pictures.server";
import { replacementAction } from "~/features/pictures/upload-answer.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { pageMeta } from "~/server/page-meta";

export const handle = { bodyBytes: UPLOAD_BODY_BYTES, form: "replacement" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const page = await loadPicture(request, context, params.id ?? "");
  return { ...page, meta: { title: page.text.replaceTitle } };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const id = params.id ?? "";
  return replacementAction(args, async (replacement, language, fail) => {
    const by = { actorId: person.id, network: context.clientAddress };
    const change = { id, ...replacement };
    const { outcome } = await replacePicture(context.db, by, change, context.now());
    if (outcome === "missing") {
      if (!(await deletedAmong(context.db, [id])).has(id)) throw data(null, { status: 404 });
      // the picture must be restored before it can be replaced
      const flash = { key: "pictures.toasts.notChosen", variant: "warning" } as const;
      return redirectWithToast(context, paths.dashboardPage("bin", language), flash);
    }
    // shows the current picture again, and the uploaded file
    if (outcome === "conflict") return fail({ "": "pictures.changedMeanwhile" }, 409);
    const flash = { key: "pictures.toasts.replaced", variant: "success" } as const;
    return redirectWithToast(context, picturePaths.record(id, language), flash);
  });
}

export { shouldRevalidate } from "~/features/forms/send-by-script";
export { clientAction } from "~/features/forms/upload-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function ReplacePicture() {
  const { view, text } = useLoaderData<typeof loader>();
  const answer = useActionData<UploadAnswer>();
  return (
    <RecordPage
      problems={<FormProblems answer={answer} />}
      title={text.replaceTitle}
      crumbs={[...view.crumbs, { href: view.paths.record, label: view.name }]}
    >
      <p>{text.replaceLead}</p>
      <LargePicture view={view} />
      <AppForm
        id="replacement"
        action={view.paths.replacement}
        rules={view.replacementRules}
        hidden={{ version: view.version, kept: answer?.uploaded?.key ?? "" }}
        answer={answer}
        submit={text.replaceSubmit}
        clientSide
        hasFile
      >
        <UploadField uploaded={answer?.uploaded ?? null} text={text} />
      </AppForm>
    </RecordPage>
  );
}
