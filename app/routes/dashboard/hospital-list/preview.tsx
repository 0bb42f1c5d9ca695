import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PreviewNotice } from "~/dashboard/preview-notice";
import { hospitalPreview } from "~/features/hospitals/dashboard/hospital-preview.server";
import { HospitalPage } from "~/features/hospitals/hospital-page";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

/** As the public sees it, without a script, and in the site's own frame. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const preview = await hospitalPreview(context, params.id ?? "", languageOf(request));
  if (!preview) throw data(null, { status: 404 });
  return preview;
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export default function HospitalPreview() {
  const { notice, page } = useLoaderData<typeof loader>();
  return (
    <>
      <PreviewNotice {...notice} />
      <HospitalPage {...page} />
    </>
  );
}
