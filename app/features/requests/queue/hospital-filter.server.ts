import type { Queryable } from "#db/connection.server";
import { everyHospital, namedHospitals } from "~/features/content/hospitals/hospital-choice.server";
import { formatCount } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import { isAboutHospital } from "../partners.server";
import { countUpTo } from "./bounded-count.server";

/** Maximum of the count beside a link. */
const MOST_COUNTED = 1000;

/** Select that filters a list by one of our hospitals, including drafts and deleted ones. */
export async function hospitalSelect(db: Queryable, hospital: string | null, language: Language) {
  const { lists, queue } = texts(language);
  const hospitals = await everyHospital(db, language);
  return {
    name: "hospital",
    label: lists.hospital,
    chosen: hospital ?? "",
    all: queue.filter.fields.all,
    options: hospitals
      .map(({ id, name }) => ({ value: id, label: name }))
      .toSorted((one, other) => one.label.localeCompare(other.label, language)),
  };
}

/** Chip of the hospital filter; an erased hospital is shown by its id. */
export async function hospitalChip(db: Queryable, hospital: string | null, language: Language) {
  if (hospital === null) return [];
  const named = await namedHospitals(db, [hospital], language);
  const name = named.get(hospital)?.name ?? hospital;
  return [{ key: "hospital", label: `${texts(language).lists.hospital}: ${name}` }];
}

/** Box with a hospital's requests and a link to their list, shown on the hospital's page in the dashboard. */
export async function hospitalRequests(db: Queryable, hospital: string, language: Language) {
  const { lists } = texts(language);
  const query = db.selectFrom("requests").where(isAboutHospital(hospital));
  const count = formatCount(await countUpTo(db, query, MOST_COUNTED), language);
  const label = translator(language)("lists.ofHospital.link", { count });
  const href = paths.dashboardBookings(language, { kind: "all", hospital });
  return { title: lists.ofHospital.title, hint: lists.ofHospital.hint, links: [{ href, label }] };
}
