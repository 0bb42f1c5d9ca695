import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { postPaths } from "~/features/blog/dashboard/post-words-area.server";
import { PostPage } from "~/features/blog/post-page";
import { postPreviewPage } from "~/features/blog/post-page.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import type { PageHandle } from "~/hydration";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { Notice } from "~/ui/notice";

export const handle: PageHandle = { hydrate: "never" };

/** A post as families will see it, drafts too. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const language = languageOf(request);
  const id = params.id ?? "";
  const page = await postPreviewPage(context, id, language);
  if (!page) throw data(null, { status: 404 });
  const { banner, back } = texts(language).posts.preview;
  return { ...page, banner, back: { href: postPaths.record(id, language, language), label: back } };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export default function PostPreview() {
  const { banner, back, ...page } = useLoaderData<typeof loader>();
  return (
    <>
      <Notice>
        {banner} <a href={back.href}>{back.label}</a>
      </Notice>
      <PostPage {...page} />
    </>
  );
}
