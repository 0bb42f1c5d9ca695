import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SearchedList } from "~/dashboard/searched-list";
import { lastChanges } from "~/features/audit/last-changes.server";
import { postListView } from "~/features/blog/dashboard/post-list-view.server";
import { PostTable } from "~/features/blog/dashboard/post-table";
import { readPostQuery } from "~/features/blog/post-editing";
import { postNeeds } from "~/features/blog/post-needs.server";
import { countPosts, searchPosts } from "~/features/blog/post-search.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { Select } from "~/ui/form/controls";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  const language = languageOf(request);
  const now = context.now();
  const query = readPostQuery(new URL(request.url).searchParams);
  const found = await searchPosts(context.db, query, now);
  const changeOf = await lastChanges(context, "blog-posts", found.posts, person.id, language);
  const counts = await countPosts(context.db, now);
  const { missing, older } = await postNeeds(context.db);
  const needs = { missing: missing.count, older: older.count };
  const { posts, editing } = texts(language);
  return {
    meta: { title: posts.title },
    text: { ...posts, editing },
    view: postListView(found, { counts, needs }, query, changeOf, now, language),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function PostList() {
  const { text, view } = useLoaderData<typeof loader>();
  return (
    <SearchedList
      text={text}
      view={view}
      legend={text.editing.states}
      more={
        <Select
          name="category"
          label={text.facts.category}
          placeholder={text.editing.list.all}
          options={view.categoryOptions}
          defaultValue={view.filter.category ?? ""}
        />
      }
    >
      <PostTable view={view} text={text} />
    </SearchedList>
  );
}
