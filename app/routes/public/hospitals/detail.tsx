import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SomeDoctors } from "~/features/content/doctors/doctor-cards";
import { doctorsOfHospital } from "~/features/content/doctors/doctors.server";
import { currentHospitalSlug } from "~/features/content/hospitals/hospital-choice.server";
import { HospitalPage } from "~/features/content/hospitals/hospital-page";
import { hospitalPage } from "~/features/content/hospitals/hospital-page.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

// the not-found page of this route has a search, which uses `q`
export const handle: PageHandle = { cachedBy: ["q"] };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const slug = params.slug ?? "";
  const page = await hospitalPage(context, slug, language);
  if (page) return { ...page, doctors: await doctorsOfHospital(context.db, slug, language) };
  const newSlug = await currentHospitalSlug(context.db, slug);
  if (newSlug === null) throw data(null, { status: 404 });
  throw redirect(paths.hospital(newSlug, language), 301);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Hospital() {
  const { doctors, ...page } = useLoaderData<typeof loader>();
  return <HospitalPage {...page}>{doctors ? <SomeDoctors {...doctors} /> : null}</HospitalPage>;
}
