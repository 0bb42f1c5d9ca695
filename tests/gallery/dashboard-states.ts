import { paths } from "../../app/paths";
import type { Shot } from "./areas";

const page = (part: string) => paths.dashboardPage(part, "en");
const queue = (query: string) => ({ path: `${paths.dashboard("en")}?${query}` });

/** Lists with filters, and records in states that the walk does not meet. */
const lists = [
  ...["?page=2", "?status=completed", "?reply=late&sort=-name", "?urgent=1&country=thailand"].map(
    (query) => `bookings${query}`,
  ),
  ...["contacts?search=nobody-at-all", "contacts?status=closed", "contacts/message-closed"],
  ...["audit?page=2", "audit?kind=case-read", "audit?email=nobody@example.com", "filters"],
  ...["mails/mail-settled", "hospital-list?country=thailand", "hospital-list?words=missing"],
  ...["hospital-list/hospital-draft", "hospital-list/hospital-draft?in=bn"],
  "hospital-list/hospital-draft?in=th",
  ...["blog-posts?status=draft", "blog-posts?words=older", "blog-posts?page=2"],
  ...["blog-posts?search=nothing-at-all", "blog-posts/sample-flying-with-oxygen?in=th"],
  ...["blog-posts/sample-flying-with-oxygen/revisions", "patient-reviews?status=pending"],
  ...["patient-reviews?search=nothing-at-all", "patient-reviews/story-pending"],
  ...["patient-reviews/story-pending/preview", "patient-reviews/story-rejected"],
  ...["videos-reviews/video-draft", "team-member/member-draft", "team-member/sample-team-1?in=th"],
  ...["company-info?in=th", "costs?in=th", "company-info/1/revisions?in=bn"],
  ...["users-list?role=user", "users-list?role=admin", "users-list?search=nobody-at-all"],
  "users-list?disabled=yes",
].map((part): Shot => ({ path: page(part) }));

/** Pages pictured with the errors of an empty form. */
const emptyForms = [
  ...["bookings/case-urgent", "bookings/case-urgent/erasure"],
  ...["contacts/message-new", "contacts/message-new/booking"],
  ...["team-member/new", "team-member/sample-team-2", "hospital-list/new"],
  ...["hospital-list/sample-bumrungrad-international", "blog-posts/new"],
  ...[
    "hospital-list/sample-bumrungrad-international?in=facts",
    "blog-posts/sample-flying-with-oxygen",
  ],
  ...["blog-posts/sample-flying-with-oxygen?in=facts", "patient-reviews/new"],
  ...["patient-reviews/story-pending", "patient-reviews/story-pending/publication"],
  ...["videos-reviews/new", "videos-reviews/video?in=facts"],
  ...["videos-reviews/video/withdrawal", "pictures/new", "company-info", "edit-profile"],
  ...["registration", "filters?list=bookings&urgent=1", "security"],
].map((part): Shot => ({ path: page(part), state: "sent empty" }));

/** Pages that somebody else has changed meanwhile. */
const conflicts = [
  ["team-member/sample-team-1", { role: "Answers at night" }],
  ["blog-posts/sample-flying-with-oxygen?in=bn", { title: "বিমানে অক্সিজেন" }],
  ["blog-posts/sample-flying-with-oxygen?in=facts", { category: "hospital-tours" }],
  ["company-info", { name: "Setu Limited" }],
  ["costs?in=en", { payers: "Families pay the hospital itself." }],
  ["hospital-list/sample-bumrungrad-international", { bio: "A hospital in Bangkok." }],
  ["patient-reviews/story-pending", { text: "They rang at night." }],
] as const;

const inReview = page("bookings/case-in-review");
const act = (state: Shot["state"], typed: Record<string, string>, path = inReview): Shot => ({
  ...{ path, state, typed, form: "act" },
});

/** The composer's steps: chosen, refused, to be confirmed, overtaken. */
const acts: Shot[] = [
  act("filled in", { did: "whatsapp", words: "রিপোর্ট পেয়েছি, কাল হাসপাতালকে জানাব।" }),
  act("sent", { did: "wrote" }),
  act("sent", { words: "Spoke to her brother." }),
  act("sent", { instead: "declined", reason: "No hospital takes her." }),
  act("sent", { did: "called", instead: "on_hold", reason: "They wait for a passport." }),
  act("sent", { instead: "cancelled", reason: "The family asked for it." }),
  act("conflict", { did: "called", words: "Spoke to her brother.", next: "quoted" }),
  act("filled in", { did: "called", words: "We rang." }, page("contacts/message-new")),
  act("sent", { did: "wrote" }, page("contacts/message-new")),
];

/** Dashboard pages after something was done or asked for. */
export const states: readonly Shot[] = [
  ...["tab=family", "tab=progress", "tab=progress&page=2", "tab=closed", "tab=now&page=2"].map(
    queue,
  ),
  ...["search=rahima", "search=nobody-at-all", "group=late", "urgent=1", "assignee=me"].map(queue),
  ...["service=icu-air-ambulance&country=thailand", "tab=all&still=1"].map(queue),
  { path: paths.dashboard("en"), state: "on a screen" },
  { path: paths.dashboard("en"), state: "menu" },
  { path: inReview, state: "on a screen" },
  ...lists,
  ...acts,
  ...emptyForms,
  { path: page("costs"), state: "sent", typed: { as_of: "yesterday" } },
  // sent unchanged: the answer is a toast
  { path: page("team-member/sample-team-1"), state: "sent" },
  ...conflicts.map(([part, typed]): Shot => ({ path: page(part), state: "conflict", typed })),
  ...["details", "password", "deletion"].map(
    (part): Shot => ({ path: paths.profilePart(part, "en"), state: "sent empty" }),
  ),
];
