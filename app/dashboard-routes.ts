import { index, prefix, type RouteConfig, route } from "@remix-run/route-config";

/** The dashboard's part of the site map in `routes.ts`. */
export const dashboardRoutes = [
  // previews have the site's frame
  route("dashboard/admin/:area/:id/preview", "routes/dashboard/content/preview.tsx"),
  route("dashboard", "routes/dashboard/layout.tsx", [
    index("routes/dashboard/index.tsx"),
    ...prefix("admin", [
      index("routes/dashboard/home.tsx"),
      route("set-up", "routes/dashboard/set-up.tsx"),
      route("set-up/test-mail", "routes/dashboard/set-up/test-mail.ts"),
      route("set-up/arrival", "routes/dashboard/set-up/arrival.ts"),
      ...prefix("queue", [
        route("assignment", "routes/dashboard/queue/assignment.ts"),
        route("events", "routes/dashboard/queue/events.ts"),
        route("presence/:id", "routes/dashboard/queue/presence.ts"),
        route("filter", "routes/dashboard/queue/filter.tsx"),
        route("handover", "routes/dashboard/queue/handover.tsx"),
        route("shortcuts", "routes/dashboard/queue/shortcuts.tsx"),
      ]),
      route("filters", "routes/dashboard/filters/list.tsx"),
      route("filters/deletions", "routes/dashboard/filters/deletions.ts"),
      route("bookings/new", "routes/dashboard/requests/new.tsx"),
      ...requestRoutes("bookings"),
      ...requestRoutes("contacts"),
      route(":kind/:id/revisions", "routes/dashboard/revisions.tsx"),
      route("kept-forms/:id", "routes/dashboard/kept-forms/detail.tsx"),
      route("kept-forms/:id/removal", "routes/dashboard/kept-forms/removal.ts"),
      route("bin", "routes/dashboard/bin/list.tsx"),
      route("bin/restorations", "routes/dashboard/bin/restorations.ts"),
      ...prefix("pictures", [
        index("routes/dashboard/pictures/list.tsx"),
        route("new", "routes/dashboard/pictures/new.tsx"),
        route(":id", "routes/dashboard/pictures/detail.tsx"),
        route(":id/replacement", "routes/dashboard/pictures/replacement.tsx"),
        route(":id/deletion", "routes/dashboard/pictures/deletion.tsx"),
      ]),
      // areas of one record, at the address of the area
      route("company-info", "routes/dashboard/content/record.tsx", {
        id: "routes/dashboard/company-info",
      }),
      route("costs", "routes/dashboard/content/record.tsx", { id: "routes/dashboard/costs" }),
      ...prefix("mails", [
        index("routes/dashboard/mails/list.tsx"),
        route(":id", "routes/dashboard/mails/detail.tsx"),
        route(":id/resending", "routes/dashboard/mails/resending.ts"),
        route(":id/closing", "routes/dashboard/mails/closing.ts"),
      ]),
      ...prefix("edit-profile", [
        index("routes/dashboard/edit-profile/detail.tsx"),
        route("pictures", "routes/dashboard/edit-profile/pictures.tsx"),
        route("pictures/choice", "routes/dashboard/edit-profile/picture-choice.ts"),
      ]),
      ...prefix("users-list", [
        index("routes/dashboard/users-list/list.tsx"),
        route(":id", "routes/dashboard/users-list/detail.tsx"),
        route(":id/access", "routes/dashboard/users-list/access.ts"),
        route(":id/verification", "routes/dashboard/users-list/verification.ts"),
        route(":id/role", "routes/dashboard/users-list/role.tsx"),
      ]),
      route("duty", "routes/dashboard/duty/list.tsx"),
      route("duty/removal", "routes/dashboard/duty/removal.ts"),
      ...prefix("registration", [
        index("routes/dashboard/registration/list.tsx"),
        route(":id/withdrawal", "routes/dashboard/registration/withdrawal.ts"),
        route(":id/resending", "routes/dashboard/registration/resending.ts"),
      ]),
      ...prefix("security", [
        index("routes/dashboard/security/overview.tsx"),
        route("recovery-codes", "routes/dashboard/security/recovery-codes.tsx"),
        route("removal", "routes/dashboard/security/removal.tsx"),
        ...prefix("passkeys", [
          index("routes/dashboard/security/passkeys/new.tsx"),
          route("registration", "routes/dashboard/security/passkeys/registration.tsx"),
          route(":id/removal", "routes/dashboard/security/passkeys/removal.tsx"),
        ]),
      ]),
      route("promise", "routes/dashboard/promise.tsx"),
      route("audit", "routes/dashboard/audit.tsx"),
      // content areas; a page that only one area has comes first
      route("videos-reviews/:id/withdrawal", "routes/dashboard/content/withdrawal.tsx"),
      ...prefix(":area", [
        index("routes/dashboard/content/list.tsx"),
        route("new", "routes/dashboard/content/new.tsx"),
        route("order", "routes/dashboard/content/order.ts"),
        route(":id", "routes/dashboard/content/record.tsx"),
        route(":id/publication", "routes/dashboard/content/publication.tsx"),
        route(":id/pictures", "routes/dashboard/content/pictures.tsx"),
        route(":id/pictures/choice", "routes/dashboard/content/picture-choice.ts"),
        route(":id/pictures/order", "routes/dashboard/content/picture-order.ts"),
        route(":id/deletion", "routes/dashboard/content/deletion.tsx"),
      ]),
    ]),
  ]),
] satisfies RouteConfig;

/** The same pages for bookings and call-backs, and for messages. */
function requestRoutes(area: "bookings" | "contacts") {
  const page = (path: string, name: string, file = `${name}.tsx`) =>
    route(path, `routes/dashboard/requests/${file}`, { id: `routes/dashboard/${area}/${name}` });
  return prefix(area, [
    index("routes/dashboard/requests/list.tsx", { id: `routes/dashboard/${area}/list` }),
    page("export", "export", "export.ts"),
    page(":id", "detail"),
    page(":id/undo", "undo", "undo.ts"),
    page(":id/kind", "kind"),
    page(":id/people", "people"),
    page(":id/people/removal", "people-removal", "people-removal.ts"),
    page(":id/access", "access"),
    page(":id/access/ended", "access-ended", "access-ended.ts"),
    page(":id/notices", "notices"),
    page(":id/notices/sent", "notices-sent", "notices-sent.ts"),
    page(":id/merges", "merges"),
    page(":id/partners", "partners"),
    page(":id/papers/files/:file", "paper-file", "paper-file.ts"),
    page(":id/papers/files/:file/view", "paper-view"),
    page(":id/papers", "papers"),
    page(":id/papers/added", "papers-added"),
    page(":id/papers/acceptance", "papers-acceptance", "papers-acceptance.ts"),
    page(":id/papers/refusal", "papers-refusal"),
    page(":id/papers/assignment", "papers-assignment"),
    page(":id/papers/needed", "papers-needed"),
    page(":id/papers/needed/removal", "papers-needed-removal", "papers-needed-removal.ts"),
    page(":id/papers/needed/return", "papers-needed-return", "papers-needed-return.ts"),
    page(":id/papers/needed/update", "papers-needed-update", "papers-needed-update.ts"),
    page(":id/consents", "consents"),
    page(":id/consents/given", "consent-given"),
    page(":id/consents/disclosures", "disclosures"),
    page(":id/consents/withdrawn", "consent-withdrawn", "consent-withdrawn.ts"),
    page(":id/erasure", "erasure"),
  ]);
}
