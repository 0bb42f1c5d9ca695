import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { chooseOwnPhoto } from "~/features/people/coordinator-profile/own-photo.server";
import {
  loadOwnPhoto,
  ownPhotoPage,
} from "~/features/people/coordinator-profile/own-profile-view.server";
import type { UploadAnswer } from "~/features/pictures/dashboard/upload-form";
import { UPLOAD_BODY_BYTES } from "~/features/pictures/picture";
import { uploadAndChoose } from "~/features/pictures/record-choice.server";
import { RecordPictures } from "~/features/pictures/record-pictures";
import { recordPictures } from "~/features/pictures/record-pictures.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle = { bodyBytes: UPLOAD_BODY_BYTES, form: "upload" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  const language = languageOf(request);
  const photo = await loadOwnPhoto(context, person, language);
  return recordPictures(request, context, language, photo);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const person = await requireAdmin(request, context);
  return uploadAndChoose(args, person.id, ownPhotoPage(languageOf(request)), (by, pictureId, now) =>
    chooseOwnPhoto(context.db, by, pictureId, now),
  );
}

export { shouldRevalidate } from "~/features/forms/send-by-script";
export { clientAction } from "~/features/forms/upload-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function OwnPhoto() {
  return (
    <RecordPictures view={useLoaderData<typeof loader>()} answer={useActionData<UploadAnswer>()} />
  );
}
