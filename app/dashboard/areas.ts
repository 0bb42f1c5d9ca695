import type { TextKey } from "~/server/i18n.server";
import type { IconName } from "~/ui/art/icons";

export interface NavigationItem {
  /** Path below `/dashboard/admin`; empty for the home page. */
  part: string;
  label: TextKey;
  icon: IconName;
}

/**
 * The sidebar from top to bottom, without the areas of the content engine, which are the first ones
 * under "content". The loader of `routes/dashboard/layout.tsx` adds the counts.
 */
export const navigationGroups: readonly {
  title: TextKey | null;
  items: readonly NavigationItem[];
}[] = [
  {
    title: "queue.nav.requests",
    items: [
      { part: "", label: "queue.nav.queue", icon: "inbox" },
      { part: "bookings", label: "dashboard.nav.bookings", icon: "list" },
      { part: "contacts", label: "dashboard.nav.messages", icon: "mail" },
      { part: "mails", label: "undelivered.title", icon: "alert" },
    ],
  },
  {
    title: "queue.nav.content",
    items: [
      { part: "pictures", label: "pictures.title", icon: "picture" },
      { part: "bin", label: "revisions.bin.title", icon: "bin" },
    ],
  },
  {
    title: "queue.nav.people",
    items: [
      { part: "users-list", label: "users.title", icon: "people" },
      { part: "registration", label: "account.registration.title", icon: "person-add" },
      { part: "duty", label: "duty.title", icon: "clock" },
      { part: "edit-profile", label: "account.ownProfile.title", icon: "user" },
      { part: "security", label: "queue.nav.secondStep", icon: "lock" },
    ],
  },
  {
    title: null,
    items: [
      { part: "promise", label: "promise.title", icon: "shield" },
      { part: "audit", label: "account.audit.title", icon: "log" },
      { part: "set-up", label: "setUp.title", icon: "check" },
    ],
  },
];
