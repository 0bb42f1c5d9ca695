import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { DashboardFrame } from "~/dashboard/frame";
import { countWaiting } from "~/features/all-requests/waiting.server";
import { undeliveredSection } from "~/features/given-up-mails/dashboard/mail-list-view.server";
import { countPendingReviews } from "~/features/reviews/review-queue.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { formatNumber } from "~/locales/format";
import { paths } from "~/paths";
import { languageOf, texts } from "~/server/i18n.server";

export const handle = { hydrate: "always", frame: "dashboard" };

/** The areas of the dashboard. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const language = languageOf(request);
  const { account, dashboard, moderation, team } = texts(language);
  const { nav, overview } = dashboard;
  const { overdue } = await countWaiting(context.db, context.now());
  const pending = await countPendingReviews(context.db);
  const due = (count: number) =>
    count > 0 ? `${formatNumber(count, language)} ${overview.overdue}` : undefined;
  return {
    label: nav.label,
    overview: { href: paths.dashboard(language), label: nav.overview },
    sections: [
      {
        href: paths.dashboardBookings(language),
        label: nav.bookings,
        due: due(overdue.bookings),
      },
      {
        href: paths.dashboardPage("contacts", language),
        label: nav.messages,
        due: due(overdue.messages),
      },
      await undeliveredSection(context.db, language),
      { href: paths.dashboardPage("team-member", language), label: team.title },
      {
        href: paths.dashboardPage("patient-reviews", language),
        label: moderation.title,
        due: pending > 0 ? `${formatNumber(pending, language)} ${moderation.waiting}` : undefined,
      },
      { href: paths.dashboardPage("registration", language), label: account.registration.title },
      { href: paths.dashboardPage("security", language), label: account.security.title },
      { href: paths.dashboardPage("audit", language), label: account.audit.title },
    ],
  };
}

export default function DashboardLayout() {
  const { label, overview, sections } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const links = [
    { ...overview, current: pathname === overview.href },
    ...sections.map((section) => ({
      ...section,
      current: pathname === section.href || pathname.startsWith(`${section.href}/`),
    })),
  ];
  return (
    <DashboardFrame
      label={label}
      links={links}
      renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
    >
      <Outlet />
    </DashboardFrame>
  );
}
