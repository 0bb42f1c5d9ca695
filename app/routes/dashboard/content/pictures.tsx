import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OrderButtons } from "~/dashboard/order-buttons";
import { pictureAreaFromParams } from "~/features/content/areas.server";
import { deskPaths } from "~/features/content/desk/form.server";
import { loadPictures } from "~/features/content/desk/pictures.server";
import { changePictures } from "~/features/content/engine/pictures.server";
import type { UploadAnswer } from "~/features/pictures/dashboard/upload-form";
import { UPLOAD_BODY_BYTES } from "~/features/pictures/picture";
import { uploadAndChoose } from "~/features/pictures/record-choice.server";
import { RecordPictures } from "~/features/pictures/record-pictures";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle = { bodyBytes: UPLOAD_BODY_BYTES, form: "upload" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadPictures(request, context, await pictureAreaFromParams(context, params), params.id);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const area = await pictureAreaFromParams(context, params);
  const id = params.id ?? "";
  const page = deskPaths(area, languageOf(request)).recordPage(id, "pictures");
  return uploadAndChoose(args, person.id, page, (by, pictureId, now) =>
    changePictures(context.db, by, area, { id, change: { act: "choose", pictureId } }, now),
  );
}

export { shouldRevalidate } from "~/features/forms/send-by-script";
export { clientAction } from "~/features/forms/upload-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function ContentPictures() {
  const { order, ...view } = useLoaderData<typeof loader>();
  return (
    <RecordPictures
      view={view}
      answer={useActionData<UploadAnswer>()}
      renderOrder={({ id }) => {
        const { up = null, down = null } = order.steps[id] ?? {};
        return up || down ? (
          <OrderButtons action={order.action} id={id} up={up} down={down} />
        ) : null;
      }}
    />
  );
}
