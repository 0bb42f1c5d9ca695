import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ListPage } from "~/dashboard/list-page";
import { requireAdmin } from "~/features/sessions/guards.server";
import { teamListView } from "~/features/team/dashboard/team-list-view.server";
import { TeamTable } from "~/features/team/dashboard/team-table";
import { listMembers } from "~/features/team/member-record.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const language = languageOf(request);
  const { team, editing, common } = texts(language);
  return {
    meta: { title: team.title },
    text: { ...team, editing, sample: common.sample },
    view: teamListView(await listMembers(context.db), language),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function TeamList() {
  const { text, view } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title={text.title}
      lead={text.lead}
      create={{ href: view.create, label: text.create }}
      count={view.count}
      empty={view.rows.length > 0 ? null : { title: text.empty, text: text.emptyText }}
    >
      <TeamTable view={view} text={text} />
    </ListPage>
  );
}
