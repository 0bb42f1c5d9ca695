import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { previewNote } from "~/dashboard/preview.server";
import { PreviewNotice } from "~/dashboard/preview-notice";
import { postPaths } from "~/features/blog/dashboard/post-words-area.server";
import { PostPage } from "~/features/blog/post-page";
import { postPreviewPage } from "~/features/blog/post-page.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

/** A post as families will see it, drafts too. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const language = languageOf(request);
  const id = params.id ?? "";
  const page = await postPreviewPage(context, id, language);
  if (!page) throw data(null, { status: 404 });
  const { isPublic, ...shown } = page;
  return {
    ...shown,
    notice: previewNote(isPublic, postPaths.record(id, language, language), language),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export default function PostPreview() {
  const { notice, ...page } = useLoaderData<typeof loader>();
  return (
    <>
      <PreviewNotice {...notice} />
      <PostPage {...page} />
    </>
  );
}
