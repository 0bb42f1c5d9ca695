import { index, prefix, type RouteConfig, route } from "@remix-run/route-config";

/**
 * The site map: every address of the site. Pages stand below an optional language (`/bn/services`;
 * English has none), which `routes/language.tsx` checks.
 */
export default [
  route(":lang?", "routes/language.tsx", [
    index("routes/public/home.tsx"),
    ...prefix("services", [
      index("routes/public/services/list.tsx"),
      route(":slug", "routes/public/services/detail.tsx"),
    ]),
    ...prefix("hospitals", [
      index("routes/public/hospitals/list.tsx"),
      route(":slug", "routes/public/hospitals/detail.tsx"),
    ]),
    ...prefix("blog", [
      index("routes/public/blog/list.tsx"),
      route(":slug", "routes/public/blog/detail.tsx"),
    ]),
    route("reviews", "routes/public/reviews/list.tsx"),
    ...prefix("share-your-story", [
      index("routes/public/reviews/story.tsx"),
      route("sent", "routes/public/reviews/story-sent.tsx"),
    ]),
    route("ourprocess", "routes/public/process.tsx"),
    route("faqs", "routes/public/faqs.tsx"),
    route("aboutus", "routes/public/about.tsx"),
    route("terms", "routes/public/terms.tsx"),
    route("privacy", "routes/public/privacy.tsx"),
    route("coming-soon", "routes/public/coming-soon.tsx"),
    ...prefix("booking", [
      index("routes/public/booking/form.tsx"),
      route("sent/:reference", "routes/public/booking/sent.tsx"),
    ]),
    ...prefix("contact", [
      index("routes/public/contact/form.tsx"),
      route("sent/:reference", "routes/public/contact/sent.tsx"),
    ]),
    route("login", "routes/account/login.tsx"),
    route("login/code", "routes/account/mailed-code.tsx"),
    route("register", "routes/account/register.tsx"),
    route("check-email", "routes/account/check-email.tsx"),
    route("verify-email", "routes/account/verify-email.tsx"),
    route("forgot", "routes/account/forgot.tsx"),
    route("reset-password", "routes/account/reset-password.tsx"),
    route("action-completed", "routes/account/action-completed.tsx"),
    ...prefix("profile", [
      index("routes/account/profile/overview.tsx"),
      route("details", "routes/account/profile/details.tsx"),
      route("password", "routes/account/profile/password.tsx"),
      route("devices", "routes/account/profile/devices.tsx"),
      route("data.json", "routes/account/profile/data.ts"),
      route("deletion", "routes/account/profile/deletion.tsx"),
      route("bookings/:reference", "routes/account/profile/booking.tsx"),
    ]),
    ...prefix("admin", [
      route("login", "routes/account/admin-login.tsx"),
      route("second-factor", "routes/account/second-step.tsx"),
      route("second-factor/passkey", "routes/account/second-step-passkey.tsx"),
      route("forgot", "routes/account/admin-forgot.tsx"),
      route("reset-password", "routes/account/admin-reset-password.tsx"),
      route("register", "routes/account/admin-register.tsx"),
    ]),

    // a page as families will see it has the site's frame
    route("dashboard/admin/blog-posts/:id/preview", "routes/dashboard/blog-posts/preview.tsx"),
    // in the frame of the site: as the public will see it
    route(
      "dashboard/admin/hospital-list/:id/preview",
      "routes/dashboard/hospital-list/preview.tsx",
    ),
    route("dashboard", "routes/dashboard/layout.tsx", [
      index("routes/dashboard/index.tsx"),
      ...prefix("admin", [
        index("routes/dashboard/home.tsx"),
        ...prefix("queue", [
          route("assignment", "routes/dashboard/queue/assignment.ts"),
          route("events", "routes/dashboard/queue/events.ts"),
          route("filter", "routes/dashboard/queue/filter.tsx"),
          route("shortcuts", "routes/dashboard/queue/shortcuts.tsx"),
        ]),
        ...prefix("bookings", [
          index("routes/dashboard/bookings/list.tsx"),
          route(":id", "routes/dashboard/bookings/detail.tsx"),
          route(":id/acts", "routes/dashboard/bookings/acts.tsx"),
          route(":id/undo", "routes/dashboard/bookings/undo.ts"),
          route(":id/facts", "routes/dashboard/bookings/facts.tsx"),
          route(":id/merges", "routes/dashboard/bookings/merges.tsx"),
        ]),
        ...prefix("contacts", [
          index("routes/dashboard/contacts/list.tsx"),
          route(":id", "routes/dashboard/contacts/detail.tsx"),
          route(":id/acts", "routes/dashboard/contacts/acts.tsx"),
          route(":id/closings", "routes/dashboard/contacts/closings.ts"),
        ]),
        ...prefix("team-member", [
          index("routes/dashboard/team-member/list.tsx"),
          route("new", "routes/dashboard/team-member/new.tsx"),
          route("order", "routes/dashboard/team-member/order.ts"),
          route(":id", "routes/dashboard/team-member/detail.tsx"),
          route(":id/publication", "routes/dashboard/team-member/publication.tsx"),
          route(":id/pictures", "routes/dashboard/team-member/pictures.tsx"),
          route(":id/pictures/choice", "routes/dashboard/team-member/picture-choice.ts"),
          route(":id/deletion", "routes/dashboard/team-member/deletion.tsx"),
        ]),
        ...prefix("blog-posts", [
          index("routes/dashboard/blog-posts/list.tsx"),
          route("new", "routes/dashboard/blog-posts/new.tsx"),
          route(":id", "routes/dashboard/blog-posts/detail.tsx"),
          route(":id/facts", "routes/dashboard/blog-posts/facts.tsx"),
          route(":id/publication", "routes/dashboard/blog-posts/publication.tsx"),
          route(":id/deletion", "routes/dashboard/blog-posts/deletion.tsx"),
        ]),
        ...prefix("hospital-list", [
          index("routes/dashboard/hospital-list/list.tsx"),
          route("new", "routes/dashboard/hospital-list/new.tsx"),
          route(":id", "routes/dashboard/hospital-list/detail.tsx"),
          route(":id/facts", "routes/dashboard/hospital-list/facts.tsx"),
          route(":id/publication", "routes/dashboard/hospital-list/publication.tsx"),
          route(":id/deletion", "routes/dashboard/hospital-list/deletion.tsx"),
        ]),
        ...prefix("patient-reviews", [
          index("routes/dashboard/patient-reviews/list.tsx"),
          route("new", "routes/dashboard/patient-reviews/new.tsx"),
          route(":id", "routes/dashboard/patient-reviews/detail.tsx"),
          route(":id/correction", "routes/dashboard/patient-reviews/correction.tsx"),
          route(":id/publication", "routes/dashboard/patient-reviews/publication.tsx"),
          route(":id/rejection", "routes/dashboard/patient-reviews/rejection.tsx"),
          route(":id/deletion", "routes/dashboard/patient-reviews/deletion.tsx"),
        ]),
        route(":kind/:id/revisions", "routes/dashboard/revisions.tsx"),
        route("kept-forms/:id", "routes/dashboard/kept-form.tsx"),
        ...prefix("bin", [
          index("routes/dashboard/bin/list.tsx"),
          route("restorations", "routes/dashboard/bin/restorations.ts"),
        ]),
        ...prefix("videos-reviews", [
          index("routes/dashboard/videos-reviews/list.tsx"),
          route("new", "routes/dashboard/videos-reviews/new.tsx"),
          route("order", "routes/dashboard/videos-reviews/order.ts"),
          route(":id", "routes/dashboard/videos-reviews/detail.tsx"),
          route(":id/link", "routes/dashboard/videos-reviews/link.tsx"),
          route(":id/publication", "routes/dashboard/videos-reviews/publication.tsx"),
          route(":id/deletion", "routes/dashboard/videos-reviews/deletion.tsx"),
        ]),
        ...prefix("pictures", [
          index("routes/dashboard/pictures/list.tsx"),
          route("new", "routes/dashboard/pictures/new.tsx"),
          route(":id", "routes/dashboard/pictures/detail.tsx"),
          route(":id/replacement", "routes/dashboard/pictures/replacement.tsx"),
          route(":id/deletion", "routes/dashboard/pictures/deletion.tsx"),
        ]),
        ...prefix("mails", [
          index("routes/dashboard/mails/list.tsx"),
          route(":id", "routes/dashboard/mails/detail.tsx"),
          route(":id/resending", "routes/dashboard/mails/resending.ts"),
          route(":id/call", "routes/dashboard/mails/call.tsx"),
          route(":id/closing", "routes/dashboard/mails/closing.ts"),
        ]),
        route("edit-profile", "routes/dashboard/edit-profile.tsx"),
        ...prefix("users-list", [
          index("routes/dashboard/users-list/list.tsx"),
          route(":id", "routes/dashboard/users-list/detail.tsx"),
          route(":id/access", "routes/dashboard/users-list/access.ts"),
          route(":id/verification", "routes/dashboard/users-list/verification.ts"),
          route(":id/role", "routes/dashboard/users-list/role.tsx"),
        ]),
        ...prefix("registration", [
          index("routes/dashboard/registration/list.tsx"),
          route(":id/withdrawal", "routes/dashboard/registration/withdrawal.ts"),
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
      ]),
    ]),

    route("*", "routes/public/not-found.tsx"),
  ]),

  route("blog/rss.xml", "routes/public/blog/feed.ts"),
  route("sitemap.xml", "routes/resources/sitemap.ts"),
  route("sitemaps/:part", "routes/resources/sitemap-part.ts"),
  route(".well-known/security.txt", "routes/resources/security-text.ts"),
  route("robots.txt", "routes/resources/robots.ts"),
  route("theme", "routes/resources/theme.ts"),
  route("language", "routes/resources/language.ts"),
  route("logout", "routes/resources/logout.ts"),
] satisfies RouteConfig;
