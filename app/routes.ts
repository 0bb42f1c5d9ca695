import { index, prefix, type RouteConfig, route } from "@remix-run/route-config";
import { dashboardRoutes } from "./dashboard-routes";

/**
 * The site map. Pages have an optional language prefix (`/bn/services`; none for English), checked
 * by `routes/language.tsx`. The dashboard's routes are in `dashboard-routes.ts`.
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
    route("doctors", "routes/public/doctors.tsx"),
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
    route("promise", "routes/public/promise.tsx"),
    route("costs", "routes/public/costs.tsx"),
    route("faqs", "routes/public/faqs.tsx"),
    route("aboutus", "routes/public/about.tsx"),
    route("terms", "routes/public/terms.tsx"),
    route("privacy", "routes/public/privacy.tsx"),
    route("offline", "routes/public/offline.tsx"),
    route("unsent", "routes/public/unsent.tsx"),
    route("coming-soon", "routes/public/coming-soon.tsx"),
    ...prefix("booking", [
      index("routes/public/booking/form.tsx"),
      route("sent/:reference", "routes/public/booking/sent.tsx"),
    ]),
    route("call-back", "routes/public/booking/call-back.tsx"),
    ...prefix("contact", [
      index("routes/public/contact/form.tsx"),
      route("sent/:reference", "routes/public/contact/sent.tsx"),
    ]),
    ...prefix("request", [
      index("routes/family/number.tsx"),
      route("open", "routes/family/code.tsx"),
      route("open/:token", "routes/family/open.tsx"),
      route("find", "routes/family/find.tsx"),
    ]),
    ...prefix("request/:reference", [
      index("routes/family/page.tsx"),
      route("conversation", "routes/family/conversation.tsx"),
      // not an index route, which would win over "open/:token" for the address "open/sharing"
      route("sharing", "routes/family/sharing.tsx"),
      route("sharing/ended-links", "routes/family/ended-links.ts"),
      route("sharing/ended-devices", "routes/family/ended-devices.ts"),
      route("sharing/own-phone", "routes/family/own-phone.ts"),
      route("sharing/code", "routes/family/code-confirmation.tsx"),
      route("sharing/code/mail", "routes/family/mailed-code.ts"),
      route("sharing/erasure", "routes/family/erasure.tsx"),
      route("papers/files/:file", "routes/family/paper-file.ts"),
      route("details", "routes/family/details.tsx"),
      route("papers", "routes/family/papers.tsx"),
      route("papers/removal", "routes/family/paper-removal.ts"),
      route("consents", "routes/family/consents.tsx"),
      route("consents/withdrawn", "routes/family/consent-withdrawn.ts"),
      route("cancel", "routes/family/cancel.tsx"),
      route("cancel/undo", "routes/family/cancel-undo.ts"),
    ]),
    route("watch/:token", "routes/family/watch.tsx"),
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
      route("bookings/:reference", "routes/account/profile/booking.ts"),
    ]),
    ...prefix("admin", [
      route("login", "routes/account/admin-login.tsx"),
      route("second-factor", "routes/account/second-factor.tsx"),
      route("second-factor/passkey", "routes/account/second-factor-passkey.tsx"),
      route("forgot", "routes/account/admin-forgot.tsx"),
      route("reset-password", "routes/account/admin-reset-password.tsx"),
      route("register", "routes/account/admin-register.tsx"),
    ]),

    ...dashboardRoutes,

    route("*", "routes/public/not-found.tsx"),
  ]),

  route("blog/rss.xml", "routes/public/blog/feed.ts"),
  route("sitemap.xml", "routes/resources/sitemap.ts"),
  route("sitemaps/:part", "routes/resources/sitemap-part.ts"),
  route(".well-known/security.txt", "routes/resources/security-text.ts"),
  route("site.webmanifest", "routes/resources/web-manifest.ts"),
  route("robots.txt", "routes/resources/robots.ts"),
  route("request/leave", "routes/resources/request-leave.ts"),
  route("theme", "routes/resources/theme.ts"),
  route("data-saver", "routes/resources/data-saver.ts"),
  route("language", "routes/resources/language.ts"),
  route("logout", "routes/resources/logout.ts"),
  route("watch/leave", "routes/resources/watch-leave.ts"),
] satisfies RouteConfig;
