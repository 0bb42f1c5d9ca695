import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DoctorListPage } from "~/features/content/doctors/doctor-list-page";
import { doctorListPage } from "~/features/content/doctors/doctor-list-page.server";
import type { PageHandle } from "~/page-handle";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = {
  cachedBy: ["specialty", "country", "speaks", "hospital", "page"],
  hasSearchForm: true,
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  return doctorListPage(context.db, new URL(request.url).searchParams, languageOf(request));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Doctors() {
  return <DoctorListPage {...useLoaderData<typeof loader>()} />;
}
