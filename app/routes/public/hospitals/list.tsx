import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SomeDoctors } from "~/features/content/doctors/doctor-cards";
import { doctorsNamed } from "~/features/content/doctors/doctors.server";
import { readHospitalFilter } from "~/features/content/hospitals/hospital";
import { HospitalListPage } from "~/features/content/hospitals/hospital-list-page";
import { hospitalListPage } from "~/features/content/hospitals/hospital-list-page.server";
import type { PageHandle } from "~/page-handle";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = {
  cachedBy: ["country", "specialty", "q", "page"],
  hasSearchForm: true,
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filter = readHospitalFilter(new URL(request.url).searchParams);
  const language = languageOf(request);
  const page = await hospitalListPage(context.db, filter, language);
  return { ...page, doctors: await doctorsNamed(context.db, filter.text, language) };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Hospitals() {
  const { doctors, ...page } = useLoaderData<typeof loader>();
  return (
    <HospitalListPage {...page}>{doctors ? <SomeDoctors {...doctors} /> : null}</HospitalListPage>
  );
}
