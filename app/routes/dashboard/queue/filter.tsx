import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { readQueueFilter } from "~/features/requests/queue/filter";
import { filterView } from "~/features/requests/queue/filter-view.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { FilterBar } from "~/ui/filter-bar";
import { Select, TextField } from "~/ui/form/controls";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  const language = languageOf(request);
  const filter = readQueueFilter(new URL(request.url).searchParams);
  const view = await filterView(context.db, filter, person, language);
  return { meta: { title: view.title }, view, text: texts(language).queue.filter };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function QueueFilterPage() {
  const { view, text } = useLoaderData<typeof loader>();
  return (
    <>
      <DashboardHeading title={view.title} crumbs={[view.back]} crumbsLabel={text.crumbs} />
      <FilterBar label={view.title} action={view.home} submitText={text.show}>
        <TextField
          type="search"
          name="search"
          label={text.fields.search}
          hint={text.fields.searchHint}
          defaultValue={view.search}
          maxLength={100}
          enterKeyHint="search"
        />
        {view.selects.map(({ name, label, all, options, chosen }) => (
          <Select
            key={name}
            name={name}
            label={label}
            placeholder={all}
            options={options}
            defaultValue={chosen}
          />
        ))}
        {view.days.map((day) => (
          <TextField key={day.name} type="date" {...day} />
        ))}
      </FilterBar>
    </>
  );
}
