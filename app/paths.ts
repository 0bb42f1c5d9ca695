import { defaultLanguage, type Language, pathInLanguage } from "./locales/languages";

export type Query = Record<string, string | number | undefined | null>;

/** A page's path in the given language. */
function page(path: string, language: Language, query: Query = {}): string {
  return withQuery(pathInLanguage(path, language), query);
}

/** Skips empty values. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== "") search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

const encodeSegment = encodeURIComponent;

/** A chat link with a first message, e.g. a request's number. */
export function chatAbout(url: string, firstMessage: string | undefined): string {
  return firstMessage ? `${url}?text=${encodeURIComponent(firstMessage)}` : url;
}

/** Link preview pictures. */
export type PictureName = "bridge" | "services" | "hospitals" | "stories";

/** All addresses of the site. */
export const paths = {
  home: (language: Language) => page("/", language),
  services: (language: Language) => page("/services", language),
  service: (key: string, language: Language) => page(`/services/${encodeSegment(key)}`, language),
  hospitals: (language: Language, query?: Query) => page("/hospitals", language, query),
  hospital: (key: string, language: Language) => page(`/hospitals/${encodeSegment(key)}`, language),
  doctors: (language: Language, query?: Query) => page("/doctors", language, query),
  blog: (language: Language, query?: Query) => page("/blog", language, query),
  post: (key: string, language: Language) => page(`/blog/${encodeSegment(key)}`, language),
  blogFeed: (language: Language) =>
    withQuery("/blog/rss.xml", language === defaultLanguage ? {} : { language }),
  reviews: (language: Language, query?: Query) => page("/reviews", language, query),
  shareYourStory: (language: Language) => page("/share-your-story", language),
  storySent: (language: Language) => page("/share-your-story/sent", language),
  about: (language: Language) => page("/aboutus", language),
  contact: (language: Language) => page("/contact", language),
  messageSent: (reference: string, language: Language) =>
    page(`/contact/sent/${encodeSegment(reference)}`, language),
  booking: (language: Language, query?: Query) => page("/booking", language, query),
  bookingSent: (reference: string, language: Language) =>
    page(`/booking/sent/${encodeSegment(reference)}`, language),
  callBack: (language: Language, query?: Query) => page("/call-back", language, query),
  process: (language: Language) => page("/ourprocess", language),
  promise: (language: Language) => page("/promise", language),
  costs: (language: Language) => page("/costs", language),
  faqs: (language: Language) => page("/faqs", language),
  terms: (language: Language) => page("/terms", language),
  privacy: (language: Language) => page("/privacy", language),
  /** Shown instead of an unreachable page; stored on the phone. */
  offline: (language: Language) => page("/offline", language),
  /** Lists forms sent while offline, as long as the phone has them. */
  unsent: (language: Language) => page("/unsent", language),
  comingSoon: (language: Language) => page("/coming-soon", language),

  /** Takes a request's number. */
  requestNumber: (language: Language, query?: Query) => page("/request", language, query),
  requestOpen: (token: string, language: Language) =>
    page(`/request/open/${encodeSegment(token)}`, language),
  requestCode: (language: Language) => page("/request/open", language),
  requestFind: (language: Language, query?: Query) => page("/request/find", language, query),
  /** The family's own page of a request, or a page below it, e.g. `sharing`. */
  familyPage: (reference: string, language: Language, part = "", query?: Query) =>
    page(`/request/${encodeSegment(reference)}${part && `/${part}`}`, language, query),
  watch: (token: string, language: Language) => page(`/watch/${encodeSegment(token)}`, language),

  login: (language: Language, query?: Query) => page("/login", language, query),
  loginCode: (language: Language) => page("/login/code", language),
  register: (language: Language) => page("/register", language),
  checkEmail: (language: Language, query?: Query) => page("/check-email", language, query),
  verifyEmail: (language: Language, query?: Query) => page("/verify-email", language, query),
  forgot: (language: Language) => page("/forgot", language),
  resetPassword: (language: Language, query?: Query) => page("/reset-password", language, query),
  actionCompleted: (language: Language, query?: Query) =>
    page("/action-completed", language, query),
  profile: (language: Language) => page("/profile", language),
  profilePart: (part: string, language: Language) => page(`/profile/${part}`, language),
  profileBooking: (reference: string, language: Language) =>
    page(`/profile/bookings/${encodeSegment(reference)}`, language),

  adminLogin: (language: Language, query?: Query) => page("/admin/login", language, query),
  adminForgot: (language: Language) => page("/admin/forgot", language),
  adminResetPassword: (language: Language, query?: Query) =>
    page("/admin/reset-password", language, query),
  adminRegister: (language: Language, query?: Query) => page("/admin/register", language, query),
  adminSecondFactor: (language: Language, query?: Query) =>
    page("/admin/second-factor", language, query),
  adminSecondFactorPasskey: (language: Language) => page("/admin/second-factor/passkey", language),

  dashboard: (language: Language, query?: Query) => page("/dashboard/admin", language, query),
  setUp: (language: Language, query?: Query) => page("/dashboard/admin/set-up", language, query),
  /** A dashboard list, e.g. `bookings`, or a page below it, e.g. `bookings/new`. */
  dashboardPage: (part: string, language: Language, query?: Query) =>
    page(`/dashboard/admin/${part}`, language, query),
  dashboardBookings: (language: Language, query?: Query) =>
    page("/dashboard/admin/bookings", language, query),
  dashboardBooking: (id: string, language: Language) =>
    page(`/dashboard/admin/bookings/${encodeSegment(id)}`, language),
  /** A record in a dashboard area, or a page below it, e.g. `deletion`. */
  dashboardRecord: (area: string, id: string, language: Language, part = "", query?: Query) =>
    page(`/dashboard/admin/${area}/${encodeSegment(id)}${part && `/${part}`}`, language, query),

  /** Drawn by bin/draw-pictures.mjs at build time. */
  picture: (name: PictureName) => `/pictures/${name}.png`,
  /** https://www.rfc-editor.org/rfc/rfc9116 */
  securityText: () => "/.well-known/security.txt",
  sitemap: () => "/sitemap.xml",
  sitemapPart: (part: string) => `/sitemaps/${encodeSegment(part)}.xml`,

  /** The service worker (`app/worker`). */
  worker: () => "/worker.js",

  /** One file of an uploaded picture. */
  pictureFile: (file: string) => `/pictures/${encodeSegment(file)}`,
  /** A sample picture. */
  media: (file: string) => `/media/${encodeSegment(file)}`,

  /** Addresses of forms in the frame; not pages, so without a language. */
  leaveRequest: () => "/request/leave",
  leaveWatch: () => "/watch/leave",
  setTheme: () => "/theme",
  setDataSaver: () => "/data-saver",
  setLanguage: () => "/language",
  logout: () => "/logout",
};
