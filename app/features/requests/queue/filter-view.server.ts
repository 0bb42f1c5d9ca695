import type { Queryable } from "#db/connection.server";
import { dayFields } from "~/dashboard/day-fields.server";
import { countryOptions, destinations } from "~/features/content/hospitals/countries";
import { countriesWithHospitals } from "~/features/content/hospitals/hospitals-by-country.server";
import { listAdminAccounts } from "~/features/identity/account-rights.server";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import { serviceKeys } from "~/service-keys";
import { actorName } from "../history.server";
import { type QueueFilter, queueQuery, tabs } from "./filter";

export async function filterView(
  db: Queryable,
  filter: QueueFilter,
  person: Pick<Person, "id">,
  language: Language,
) {
  const { queue } = texts(language);
  const { fields } = queue.filter;
  return {
    title: queue.filter.title,
    home: paths.dashboard(language),
    back: { href: paths.dashboard(language, queueQuery(filter)), label: queue.title },
    search: filter.search,
    days: dayFields(filter, fields, language),
    selects: [
      {
        name: "tab",
        label: fields.tab,
        chosen: filter.tab ?? "all",
        all: undefined,
        options: [
          ...tabs.map((tab) => ({ value: tab, label: queue.tabs[tab] })),
          { value: "all", label: fields.all },
        ],
      },
      ...(await sharedSelects(db, filter, person, language)),
    ],
  };
}

/** Filters that both the queue and the full list have. */
export async function sharedSelects(
  db: Queryable,
  filter: Pick<QueueFilter, "urgent" | "assignee" | "service" | "country">,
  person: Pick<Person, "id">,
  language: Language,
) {
  const { queue, services } = texts(language);
  const { fields } = queue.filter;
  const admins = await listAdminAccounts(db);
  const withHospitals = await countriesWithHospitals(db);
  return [
    {
      name: "urgent",
      label: fields.urgency,
      chosen: filter.urgent ? "1" : "",
      all: fields.all,
      options: [{ value: "1", label: queue.chips.urgent }],
    },
    {
      name: "assignee",
      label: fields.assignee,
      chosen: filter.assignee ?? "",
      all: fields.all,
      options: [
        { value: "me", label: queue.chips.mine },
        { value: "none", label: queue.chips.nobody },
        ...admins
          .filter(({ id, disabled }) => id !== person.id && !disabled)
          .map((admin) => ({ value: admin.id, label: actorName(admin) })),
      ],
    },
    {
      name: "service",
      label: fields.service,
      chosen: filter.service ?? "",
      all: fields.all,
      options: serviceKeys.map((key) => ({ value: key, label: services.items[key].name })),
    },
    {
      name: "country",
      label: fields.country,
      chosen: filter.country ?? "",
      all: fields.all,
      options: countryOptions(language, [...new Set([...destinations, ...withHospitals])]),
    },
  ];
}
