import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ComponentType } from "react";
import { PreviewNotice } from "~/dashboard/preview-notice";
import {
  listedAreaFromParams,
  type PreviewData,
  previewData,
} from "~/features/content/areas.server";
import { loadPreview } from "~/features/content/desk/preview.server";
import { previews } from "~/features/content/previews";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

/** Shows a record, even a draft, as families will see it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const area = await listedAreaFromParams(context, params);
  const pageOf: PreviewData = previewData[area.key];
  return { ...(await loadPreview(request, context, area, pageOf, params.id)), area: area.key };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export default function ContentPreview() {
  const { notice, area, page, lang } = useLoaderData<typeof loader>();
  const Preview = previews[area] as ComponentType<object>;
  return (
    <>
      <PreviewNotice {...notice} />
      <div lang={lang}>
        <Preview {...page} />
      </div>
    </>
  );
}
