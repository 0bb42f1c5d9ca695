import { insertAuditEvent } from "./account-data";
import { insertBooking, insertMessage } from "./bookings";
import { doctorList } from "./doctors";
import { insertFailedMail } from "./failed-mail";
import {
  insertFamily,
  insertHospital,
  insertPicture,
  insertPost,
  insertReview,
} from "./public-entries";
import { deleteRequests } from "./requests";
import type { Site } from "./site";
import type { Page } from "./visitor";

export interface List {
  path: string;
  /** Entries on one page. */
  size: number;
  /** The entries of a page, each by a unique text. */
  entries: (page: Page) => string[];
  /** Empties the list and adds to it. */
  clear: () => Promise<unknown>;
  insert: (number: number) => Promise<unknown>;
  /** The text before the number of entries on the page, if any. */
  countLabel?: string;
}

const AT = "2026-11-01T00:00:00.000Z";
type ClearedTable =
  | "audit_events"
  | "outbox"
  | "reviews"
  | "posts"
  | "hospitals"
  | "doctors"
  | "pictures";
/** Texts of the matching elements. */
const textsOf = (selector: string) => (page: Page) =>
  page.document.querySelectorAll(selector).map(({ text }) => text.trim());
/** Addresses of the linked entries, each once. */
const linksTo = (part: string) => (page: Page) => [
  ...new Set(
    page.document
      .querySelectorAll(`main a[href*='/${part}/']`)
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => !href.includes("rss.xml")),
  ),
];

/** Every paginated list of the site. @param siteOf returns the site once it has started */
export function paginatedLists(siteOf: () => Site): List[] {
  const clear = (table: ClearedTable) => siteOf().db.deleteFrom(table).execute();
  /** Half of the requests are overdue; these come first. */
  const receivedAt = (number: number) =>
    number % 2 ? "2026-11-18T08:00:00.000Z" : "2026-11-20T08:00:00.000Z";
  const reference = (number: number) => `SETU-PAGE-${String(number).padStart(4, "0")}`;

  return [
    {
      path: "/dashboard/admin/users-list?role=user",
      size: 25,
      entries: textsOf("main table tbody a"),
      clear: () => siteOf().db.deleteFrom("users").where("role", "=", "user").execute(),
      insert: (number) => insertFamily(siteOf().db, `Family ${number}`),
      countLabel: "Accounts found:",
    },
    ...["pictures", "edit-profile/pictures"].map((part) => ({
      path: `/dashboard/admin/${part}`,
      size: 24,
      entries: textsOf("main p bdi"),
      clear: () => clear("pictures"),
      insert: (number: number) => insertPicture(siteOf().db, `photo-${number}.jpg`),
      ...(part === "pictures" ? { countLabel: "Pictures:" } : {}),
    })),
    {
      path: "/dashboard/admin?tab=progress",
      size: 25,
      entries: (page) =>
        page.document
          .querySelectorAll("main [data-row]")
          .flatMap(({ text }) => /Family \d+/.exec(text)?.[0] ?? []),
      clear: () => deleteRequests(siteOf().db),
      insert: (number) =>
        insertBooking(siteOf().db, {
          full_name: `Family ${number}`,
          reference: reference(number),
          received_at: receivedAt(number),
          replied_at: AT,
          status: "in_review",
        }),
    },
    {
      path: "/dashboard/admin/bookings",
      size: 25,
      entries: textsOf("main table tbody th"),
      clear: () => deleteRequests(siteOf().db),
      insert: (number) =>
        insertBooking(siteOf().db, {
          reference: reference(number),
          received_at: receivedAt(number),
        }),
      countLabel: "Bookings found:",
    },
    {
      path: "/dashboard/admin/contacts",
      size: 25,
      entries: textsOf("main table tbody th"),
      clear: () => deleteRequests(siteOf().db),
      insert: (number) =>
        insertMessage(siteOf().db, {
          reference: reference(number),
          received_at: receivedAt(number),
        }),
      countLabel: "Messages found:",
    },
    {
      path: "/dashboard/admin/audit",
      size: 25,
      entries: (page) =>
        page.document
          .querySelectorAll("main table tbody tr")
          .map(({ text }) => /10\.0\.0\.\d+/.exec(text)?.[0] ?? text),
      clear: () => clear("audit_events"),
      insert: (number) =>
        insertAuditEvent(siteOf(), { at: AT, kind: "sign-in", network: `10.0.0.${number}` }),
    },
    {
      path: "/dashboard/admin/mails",
      size: 25,
      entries: textsOf("main table tbody td:nth-child(2)"),
      clear: () => clear("outbox"),
      insert: (number) => insertFailedMail(siteOf().db, { recipient: `m${number}@example.com` }),
      countLabel: "Emails:",
    },
    {
      path: "/dashboard/admin/mails?status=settled",
      size: 25,
      entries: textsOf("main table tbody td:nth-child(2)"),
      clear: () => clear("outbox"),
      insert: (number) =>
        insertFailedMail(siteOf().db, {
          recipient: `m${number}@example.com`,
          settled_at: AT,
          settled_as: "closed",
          settled_by: "somebody",
        }),
      countLabel: "Emails:",
    },
    {
      path: "/dashboard/admin/blog-posts",
      size: 25,
      entries: textsOf("main table tbody th"),
      clear: () => clear("posts"),
      insert: (number) => insertPost(siteOf().db, number),
      countLabel: "Posts found:",
    },
    {
      path: "/dashboard/admin/patient-reviews",
      size: 25,
      entries: textsOf("main table tbody th"),
      clear: () => clear("reviews"),
      insert: (number) => insertReview(siteOf().db, number),
      countLabel: "Reviews found:",
    },
    doctorList(siteOf),
    {
      path: "/hospitals",
      size: 24,
      entries: linksTo("hospitals"),
      clear: () => siteOf().db.updateTable("hospitals").set({ status: "draft" }).execute(),
      insert: (number) => insertHospital(siteOf().db, number),
      countLabel: "Hospitals found:",
    },
    {
      path: "/dashboard/admin/hospital-list",
      size: 25,
      entries: textsOf("main table tbody th a"),
      clear: () => clear("hospitals"),
      insert: (number) => insertHospital(siteOf().db, number),
      countLabel: "Hospitals:",
    },
    {
      path: "/reviews",
      size: 12,
      entries: textsOf("main blockquote"),
      clear: () => clear("reviews"),
      insert: (number) => insertReview(siteOf().db, number),
      countLabel: "Reviews:",
    },
    {
      path: "/blog?category=travel-tips",
      size: 12,
      entries: linksTo("blog"),
      clear: () => clear("posts"),
      insert: (number) => insertPost(siteOf().db, number),
      countLabel: "Posts:",
    },
  ];
}
