import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { lastChanges } from "~/features/audit/last-changes.server";
import { HospitalList } from "~/features/hospitals/dashboard/hospital-list";
import { hospitalListView } from "~/features/hospitals/dashboard/hospital-list-view.server";
import { hospitalNeeds } from "~/features/hospitals/dashboard/hospital-needs.server";
import { countByStatus, listEditedHospitals } from "~/features/hospitals/edited-hospitals.server";
import { readEditedHospitalsQuery } from "~/features/hospitals/hospital-list-query";
import { countriesWithHospitals } from "~/features/hospitals/hospitals-by-country.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  const language = languageOf(request);
  const { hospitalEditing, editing } = texts(language);
  const query = readEditedHospitalsQuery(new URL(request.url).searchParams);
  const needs = await hospitalNeeds(context.db);
  const among = query.words && needs[query.words];
  const list = await listEditedHospitals(context.db, query, among);
  const changeOf = await lastChanges(context, "hospital-list", list.hospitals, person.id, language);
  const counts = await countByStatus(context.db);
  const countries = await countriesWithHospitals(context.db);
  return {
    meta: { title: hospitalEditing.title },
    text: { ...hospitalEditing, editing },
    view: hospitalListView(list, { counts, needs, countries }, query, changeOf, language),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Hospitals() {
  const { text, view } = useLoaderData<typeof loader>();
  return <HospitalList view={view} text={text} />;
}
