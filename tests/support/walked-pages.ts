import { paths } from "../../app/paths";
import { publicPages } from "./public-pages";

/** One of each kind of page that everybody sees, in English. */
export const pagesForAll = [
  ...publicPages,
  paths.blog("en", { all: 1 }),
  paths.adminResetPassword("en"),
  paths.adminRegister("en"),
  "/services/any/no-such-page",
];

/** Ids and addresses for the pages behind a log-in. */
export interface RecordAddresses {
  /** The references of a booking and of a message. */
  booking: string;
  message: string;
  /** The addresses of their pages in the dashboard. */
  bookingPath: string;
  messagePath: string;
  /** The address of the page of a failed email. */
  mailPath: string;
  /** The address of the page of an account. */
  userPath: string;
  /** The address of a video review's page. */
  videoPath: string;
  /** The address of the page of an uploaded picture. */
  picturePath: string;
}

/** Paths below the dashboard's address, of pages that need no rows but the sample content. */
export const dashboardPages = [
  "set-up",
  "registration",
  "security",
  "security/recovery-codes",
  "security/removal",
  "security/passkeys",
  "security/passkeys/registration",
  "bookings/new",
  "queue/filter",
  "queue/handover",
  "queue/shortcuts",
  "filters?list=bookings&urgent=1",
  "promise",
  "promise?days=30",
  "audit",
  "team-member",
  "team-member/new",
  "team-member/sample-team-1",
  "team-member/sample-team-1?in=bn",
  "team-member/sample-team-1?in=facts",
  "team-member/sample-team-1/publication",
  "team-member/sample-team-1/pictures",
  "team-member/sample-team-1/deletion",
  "team-member/sample-team-1/preview",
  "reply-templates",
  "reply-templates/new",
  "reply-templates/sample-reply-asked",
  "reply-templates/sample-reply-asked?in=bn",
  "reply-templates/sample-reply-asked/preview",
  "reply-templates/sample-reply-asked/deletion",
  "paper-checklists",
  "paper-checklists/new",
  "paper-checklists/sample-paper-india-passport",
  "paper-checklists/sample-paper-india-passport?in=facts",
  "paper-checklists/sample-paper-india-passport/preview",
  "company-info",
  "company-info?in=bn",
  "company-info/1/revisions",
  "costs",
  "costs?in=en",
  "costs?in=bn",
  "costs/1/revisions",
  "pictures",
  "pictures?search=nothing-at-all",
  "pictures/new",
  "hospital-list",
  "hospital-list?status=draft&search=nothing-at-all",
  "hospital-list/new",
  "hospital-list/sample-bumrungrad-international",
  "hospital-list/sample-bumrungrad-international?in=bn",
  "hospital-list/sample-bumrungrad-international?in=facts",
  "hospital-list/sample-bumrungrad-international/pictures",
  "hospital-list/sample-bumrungrad-international/publication",
  "hospital-list/sample-bumrungrad-international/deletion",
  "hospital-list/sample-bumrungrad-international/preview",
  "doctors",
  "doctors/new",
  "doctors/sample-doctor-1",
  "doctors/sample-doctor-1?in=facts",
  "doctors/sample-doctor-1/preview",
  "patient-reviews",
  "patient-reviews/new",
  "patient-reviews/sample-review-1",
  "patient-reviews/sample-review-1/publication",
  "patient-reviews/sample-review-1/deletion",
  "patient-reviews/sample-review-1/preview",
  "patient-reviews/sample-review-1/revisions",
  "blog-posts",
  "blog-posts/new",
  "blog-posts/sample-flying-with-oxygen",
  "blog-posts/sample-flying-with-oxygen?in=bn",
  "blog-posts/sample-flying-with-oxygen?in=facts",
  "blog-posts/sample-flying-with-oxygen/pictures",
  "blog-posts/sample-flying-with-oxygen/publication",
  "blog-posts/sample-flying-with-oxygen/preview",
  "blog-posts/sample-flying-with-oxygen/deletion",
  "videos-reviews",
  "videos-reviews/new",
  "team-member/sample-team-1/revisions",
  "bin",
  "users-list",
  "duty",
  "edit-profile",
  "edit-profile/pictures",
];

/** Paths of a request's further pages in the dashboard, below the address of the request. */
const requestParts = [
  ...["/kind", "/people", "/access", "/notices", "/merges", "/partners"],
  ...["/papers", "/papers/added", "/papers/needed"],
  ...["/consents", "/consents/disclosures", "/erasure"],
];

/** One of each kind of page that only a coordinator or a family sees, in English. */
export function pagesBehindLogin(records: RecordAddresses): string[] {
  const { booking, message, bookingPath, messagePath, mailPath } = records;
  const { userPath, videoPath, picturePath } = records;
  return [
    paths.bookingSent(booking, "en"),
    paths.messageSent(message, "en"),
    paths.storySent("en"),
    paths.dashboard("en"),
    paths.dashboardBookings("en"),
    paths.dashboardBookings("en", { search: "nobody-at-all" }),
    ...["", ...requestParts].map((part) => bookingPath + part),
    paths.dashboardPage("contacts", "en"),
    ...["", ...requestParts].map((part) => messagePath + part),
    paths.dashboardPage("mails", "en"),
    paths.dashboardPage("mails", "en", { status: "settled" }),
    mailPath,
    userPath,
    `${userPath}/role`,
    ...[
      "",
      "?in=th",
      "?in=facts",
      "/withdrawal",
      "/revisions?in=facts",
      "/publication",
      "/preview",
      "/deletion",
    ].map((part) => videoPath + part),
    picturePath,
    `${picturePath}/replacement`,
    `${picturePath}/revisions`,
    `${picturePath}/deletion`,
    ...dashboardPages.map((part) => paths.dashboardPage(part, "en")),
    paths.profile("en"),
    paths.familyPage(booking, "en"),
    ...["conversation", "details", "papers", "consents", "cancel"].map((part) =>
      paths.familyPage(booking, "en", part),
    ),
    ...["details", "password", "devices", "deletion"].map((part) => paths.profilePart(part, "en")),
  ];
}

/** The page of one of the coordinator's own passkeys, in English. */
export const passkeyRemoval = (id: string) =>
  paths.dashboardRecord("security/passkeys", id, "en", "removal");

/** Pages drawn only as an answer to a form, in English. */
export const answerPages = [
  paths.adminSecondFactor("en"),
  paths.adminSecondFactorPasskey("en"),
  paths.loginCode("en"),
];

/** Every walked page by its address in the site map, to find missing ones. */
export const walkedPages = [
  ...pagesForAll,
  ...pagesBehindLogin({
    booking: "SETU-0000-0000",
    message: "SETU-0000-0000",
    bookingPath: paths.dashboardBooking("id", "en"),
    messagePath: paths.dashboardPage("contacts/id", "en"),
    mailPath: paths.dashboardPage("mails/id", "en"),
    userPath: paths.dashboardPage("users-list/id", "en"),
    videoPath: paths.dashboardPage("videos-reviews/id", "en"),
    picturePath: paths.dashboardPage("pictures/id", "en"),
  }),
  passkeyRemoval("id"),
  ...answerPages,
];
