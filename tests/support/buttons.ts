/** Have no token, since cached pages contain them (page-cache.test.ts). */
export const SWITCHES = ["/theme", "/data-saver", "/language"];

/** Have nothing worth keeping: they lead back with a toast. */
export const BUTTONS = [
  "/logout",
  "/request/:reference/cancel/undo",
  "/request/:reference/sharing/ended-links",
  "/request/:reference/sharing/ended-devices",
  "/request/:reference/sharing/own-phone",
  "/request/:reference/sharing/code/mail",
  "/watch/:token",
  "/watch/leave",
  "/dashboard/admin/registration/:id/withdrawal",
  "/dashboard/admin/registration/:id/resending",
  "/dashboard/admin/bookings/:id/undo",
  "/dashboard/admin/contacts/:id/undo",
  "/dashboard/admin/bookings/:id/people/removal",
  "/dashboard/admin/contacts/:id/people/removal",
  "/dashboard/admin/mails/:id/resending",
  "/dashboard/admin/mails/:id/closing",
  "/dashboard/admin/:area/order",
  "/dashboard/admin/kept-forms/:id",
  "/dashboard/admin/kept-forms/:id/removal",
  "/dashboard/admin/bin/restorations",
  "/dashboard/admin/filters/deletions",
  "/dashboard/admin/duty/removal",
  "/dashboard/admin/users-list/:id/access",
  "/dashboard/admin/users-list/:id/verification",
  "/dashboard/admin/queue/assignment",
  "/dashboard/admin/queue/shortcuts",
  "/dashboard/admin/set-up/test-mail",
  "/dashboard/admin/set-up/arrival",
];
