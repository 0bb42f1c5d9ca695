import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { requireAdmin } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { DescriptionList } from "~/ui/description-list";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const language = languageOf(request);
  const { filter, shortcuts, title } = texts(language).queue;
  const crumbs = [{ href: paths.dashboard(language), label: title }];
  return { meta: { title: shortcuts.title }, crumbs, crumbsLabel: filter.crumbs, text: shortcuts };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Shortcuts() {
  const { crumbs, crumbsLabel, text } = useLoaderData<typeof loader>();
  return (
    <>
      <DashboardHeading title={text.title} crumbs={crumbs} crumbsLabel={crumbsLabel}>
        <p>{text.lead}</p>
      </DashboardHeading>
      <DescriptionList
        entries={[
          { term: "/", value: text.toSearch },
          { term: "j", value: text.nextRow },
          { term: "k", value: text.previousRow },
          { term: "Enter", value: text.openRow },
          { term: "?", value: text.thisPage },
        ]}
      />
    </>
  );
}
