import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RecordPage } from "~/dashboard/record-page";
import { FormProblems } from "~/features/forms/form-problems";
import { type UploadAnswer, UploadForm } from "~/features/pictures/dashboard/upload-form";
import { uploadForm } from "~/features/pictures/dashboard/upload-form.server";
import { UPLOAD_BODY_BYTES } from "~/features/pictures/picture";
import { picturePaths } from "~/features/pictures/picture-paths";
import { addPicture } from "~/features/pictures/pictures.server";
import { uploadAction } from "~/features/pictures/upload-answer.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle = { bodyBytes: UPLOAD_BODY_BYTES, form: "upload" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const language = languageOf(request);
  const { pictures } = texts(language);
  return {
    meta: { title: pictures.upload },
    action: picturePaths.upload(language),
    crumbs: [{ href: picturePaths.list(language), label: pictures.title }],
    form: uploadForm(language),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return uploadAction(args, async (upload, language, fail) => {
    const by = { actorId: person.id, network: context.clientAddress };
    const id = await addPicture(context.db, by, upload, context.now());
    if (id === null) return fail({ file: "pictures.problems.left" });
    const flash = { key: "pictures.toasts.added", variant: "success" } as const;
    return redirectWithToast(context, picturePaths.record(id, language), flash);
  });
}

export { shouldRevalidate } from "~/features/forms/send-by-script";
export { clientAction } from "~/features/forms/upload-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function NewPicture() {
  const { action, crumbs, form } = useLoaderData<typeof loader>();
  const answer = useActionData<UploadAnswer>();
  return (
    <RecordPage
      problems={<FormProblems answer={answer} fields={form.labels} />}
      title={form.text.upload}
      crumbs={crumbs}
    >
      <p>{form.text.altLead}</p>
      <UploadForm view={form} action={action} submit={form.text.uploadSubmit} answer={answer} />
    </RecordPage>
  );
}
