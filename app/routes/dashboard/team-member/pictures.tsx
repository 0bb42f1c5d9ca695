import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { UploadAnswer } from "~/features/pictures/dashboard/upload-form";
import { UPLOAD_BODY_BYTES } from "~/features/pictures/picture";
import { uploadAndChoose } from "~/features/pictures/record-choice.server";
import { recordPicture } from "~/features/pictures/record-picture.server";
import { RecordPictures } from "~/features/pictures/record-pictures";
import { requireAdmin } from "~/features/sessions/guards.server";
import { memberOr404 } from "~/features/team/dashboard/member-page.server";
import { memberWordsArea, teamPaths } from "~/features/team/dashboard/member-words-area.server";
import { chooseMemberPicture } from "~/features/team/member-picture.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle = { bodyBytes: UPLOAD_BODY_BYTES, form: "upload" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const language = languageOf(request);
  const member = await memberOr404(context, params.id ?? "");
  return recordPicture(request, context, memberWordsArea, member, language);
}

/** Uploads a picture and chooses it. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const id = params.id ?? "";
  const page = teamPaths.part("pictures", id, languageOf(request));
  return uploadAndChoose(args, person.id, page, (by, pictureId, now) =>
    chooseMemberPicture(context.db, by, { id, pictureId }, now),
  );
}

export { shouldRevalidate } from "~/features/forms/send-by-script";
export { clientAction } from "~/features/forms/upload-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function MemberPictures() {
  return (
    <RecordPictures view={useLoaderData<typeof loader>()} answer={useActionData<UploadAnswer>()} />
  );
}
