import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { postOr404 } from "~/features/blog/dashboard/post-editor.server";
import { postPaths, postWordsArea } from "~/features/blog/dashboard/post-words-area.server";
import { choosePostPicture } from "~/features/blog/post-picture.server";
import type { UploadAnswer } from "~/features/pictures/dashboard/upload-form";
import { UPLOAD_BODY_BYTES } from "~/features/pictures/picture";
import { uploadAndChoose } from "~/features/pictures/record-choice.server";
import { recordPicture } from "~/features/pictures/record-picture.server";
import { RecordPictures } from "~/features/pictures/record-pictures";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle = { bodyBytes: UPLOAD_BODY_BYTES, form: "upload" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const language = languageOf(request);
  const post = await postOr404(context, params.id ?? "");
  const lead = texts(language).posts.pictureLead;
  return recordPicture(request, context, postWordsArea, post, language, lead);
}

/** Uploads a picture and makes it the post's cover. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const id = params.id ?? "";
  const page = postPaths.part("pictures", id, languageOf(request));
  return uploadAndChoose(args, person.id, page, (by, pictureId, now) =>
    choosePostPicture(context.db, by, { id, pictureId }, now),
  );
}

export { shouldRevalidate } from "~/features/forms/send-by-script";
export { clientAction } from "~/features/forms/upload-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function PostPictures() {
  return (
    <RecordPictures view={useLoaderData<typeof loader>()} answer={useActionData<UploadAnswer>()} />
  );
}
