import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SearchedList } from "~/dashboard/searched-list";
import { lastChanges } from "~/features/audit/last-changes.server";
import { picturesById } from "~/features/pictures/picture-record.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { teamListView } from "~/features/team/dashboard/team-list-view.server";
import { TeamTable } from "~/features/team/dashboard/team-table";
import { listMembers } from "~/features/team/member-record.server";
import { readRecordQuery } from "~/features/worded-content/record-list";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  const language = languageOf(request);
  const { team, editing } = texts(language);
  const query = readRecordQuery(new URL(request.url).searchParams);
  const members = await listMembers(context.db);
  const changeOf = await lastChanges(context, "team-member", members, person.id, language);
  const photos = await picturesById(
    context.db,
    members.map(({ pictureId }) => pictureId),
    language,
  );
  return {
    meta: { title: team.title },
    text: { ...editing.list, ...team, editing },
    view: teamListView(members, photos, query, changeOf, language),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function TeamList() {
  const { text, view } = useLoaderData<typeof loader>();
  return (
    <SearchedList text={text} view={view} legend={text.editing.states}>
      <TeamTable view={view} text={text} />
    </SearchedList>
  );
}
