import type { ColumnType, Generated } from "kysely";
import type { Language } from "~/locales/languages";

/** ISO 8601 in UTC with milliseconds, e.g. `2026-11-21T09:00:00.000Z`; sorts as text. */
type Timestamp = string;
/** 0 or 1: SQLite has no booleans. `flag()` and `isSet()` in db/flag.ts convert. */
type Flag = 0 | 1;
/** Several short texts, one on each line. */
type Lines = string;
/** Counts the changes of a row; an update names the version it has seen. */
type Version = ColumnType<number, number | undefined, number>;

export interface Schema {
  users: Users;
  sessions: Sessions;
  one_time_links: OneTimeLinks;
  second_factors: SecondFactors;
  recovery_codes: RecoveryCodes;
  passkeys: Passkeys;
  passkey_challenges: PasskeyChallenges;
  audit_events: AuditEvents;
  rate_limits: RateLimits;
  outbox: Outbox;
  bookings: Bookings;
  booking_events: BookingEvents;
  messages: Messages;
  message_events: MessageEvents;
  hospitals: Hospitals;
  hospital_texts: HospitalTexts;
  hospital_specialties: HospitalSpecialties;
  hospital_photos: HospitalPhotos;
  hospital_photo_texts: HospitalPhotoTexts;
  posts: Posts;
  post_texts: PostTexts;
  reviews: Reviews;
  video_reviews: VideoReviews;
  team_members: TeamMembers;
  team_member_texts: TeamMemberTexts;
  company: Company;
  company_texts: CompanyTexts;
  content_stamps: ContentStamps;
  readiness: Readiness;
  seeds: Seeds;
}

interface Users {
  id: string;
  /** Trimmed, NFKC, lower case; unique. */
  email: string;
  name: string | null;
  phone: string | null;
  role: "user" | "admin";
  password_hash: string;
  language: Language;
  email_verified_at: Timestamp | null;
  disabled_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface Sessions {
  id: string;
  /** SHA-256 of the cookie's token, hex. */
  token_hash: string;
  user_id: string;
  remember: Flag;
  user_agent: string;
  network: string;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  expires_at: Timestamp;
}

interface OneTimeLinks {
  id: string;
  token_hash: string;
  purpose: "verify" | "reset" | "invite" | "sign-in";
  /** Null for an invitation: the account does not exist yet. */
  user_id: string | null;
  email: string;
  created_by: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  withdrawn_at: Timestamp | null;
}

interface SecondFactors {
  user_id: string;
  /** Sealed with a data key (app/server/seal.server.ts). */
  secret: string;
  confirmed_at: Timestamp | null;
  /** The TOTP step last accepted: a code works once. */
  last_step: number;
  created_at: Timestamp;
}

interface RecoveryCodes {
  id: string;
  user_id: string;
  /** A hash, sealed with a data key. */
  code_hash: string;
  used_at: Timestamp | null;
}

interface Passkeys {
  id: string;
  user_id: string;
  /** As the authenticator names it, base64url; unique. */
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** How often it was used, where the authenticator counts; else 0. PostgreSQL gives it as text. */
  counter: ColumnType<number | string, number, number>;
  /** How the browser reaches it (`internal`, `usb` …), parted by spaces. */
  transports: string;
  device_type: "singleDevice" | "multiDevice";
  backed_up: Flag;
  /** What the person calls it. */
  name: string;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
}

interface PasskeyChallenges {
  /** SHA-256 of what it was given to: a second step's ticket, a session. One at a time, hex. */
  bound_to: string;
  user_id: string;
  challenge: string;
  expires_at: Timestamp;
}

interface AuditEvents {
  id: string;
  at: Timestamp;
  kind: string;
  actor_id: string | null;
  subject_id: string | null;
  /** The booking or message that was read; it may be gone. */
  request_id: Generated<string | null>;
  /** The piece of content that was changed, e.g. a `team-member`; it may be gone. */
  record_kind: Generated<string | null>;
  record_id: Generated<string | null>;
  network: string;
  detail: string;
}

interface RateLimits {
  key: string;
  window_start: number;
  count: number;
}

interface Outbox {
  id: string;
  kind: string;
  recipient: string;
  /** The company's address in mails to families; null: answers go nowhere. */
  reply_to: string | null;
  subject: string;
  body_text: string;
  body_html: string | null;
  created_at: Timestamp;
  next_attempt_at: Timestamp;
  attempts: Generated<number>;
  /** While a worker is sending: until when nobody else may. */
  claimed_until: Timestamp | null;
  sent_at: Timestamp | null;
  /** Given up after the last attempt. */
  failed_at: Timestamp | null;
  last_error: string | null;
}

type BookingStatus =
  | "received"
  | "acknowledged"
  | "info_needed"
  | "in_review"
  | "quoted"
  | "confirmed"
  | "scheduled"
  | "in_transit"
  | "arrived"
  | "completed"
  | "on_hold"
  | "cancelled"
  | "declined"
  | "duplicate";

interface Bookings {
  id: string;
  reference: string;
  /** Unique together: the same form with the same content is the same booking. */
  submission_key: string;
  content_hash: string;
  full_name: string;
  email: string;
  /** E.164. */
  phone_number: string;
  patient_current_location: string;
  destination_country: string;
  tell_us_more: string;
  service: string | null;
  hospital: string | null;
  urgent: Flag;
  relatives: number | null;
  language: Language;
  status: BookingStatus;
  /** Where an `on_hold` booking resumes. */
  held_from: BookingStatus | null;
  received_at: Timestamp;
  due_at: Timestamp;
  replied_at: Timestamp | null;
  updated_at: Timestamp;
  user_id: string | null;
  version: Version;
}

/** History: a move (`from_status` → `to_status`), a recorded human reply, or a note. */
interface BookingEvents {
  id: string;
  booking_id: string;
  kind: "move" | "reply" | "note";
  at: Timestamp;
  /** Null: the family itself, through the form. */
  actor_id: string | null;
  actor_name: string;
  from_status: BookingStatus | null;
  to_status: BookingStatus | null;
  channel: "phone" | "whatsapp" | "email" | "other" | null;
  reason: string;
}

interface Messages {
  id: string;
  reference: string;
  submission_key: string;
  content_hash: string;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  language: Language;
  status: "new" | "answered" | "closed";
  received_at: Timestamp;
  due_at: Timestamp;
  replied_at: Timestamp | null;
  updated_at: Timestamp;
  user_id: string | null;
  version: Version;
}

interface MessageEvents {
  id: string;
  message_id: string;
  kind: "reply" | "close" | "reopen" | "note";
  at: Timestamp;
  actor_id: string | null;
  actor_name: string;
  channel: "phone" | "whatsapp" | "email" | "other" | null;
  reason: string;
}

interface Hospitals {
  id: string;
  slug: string;
  country: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
  website: string | null;
  accreditation_body: string | null;
  accreditation_as_of: string | null;
  accreditation_source: string | null;
  status: "draft" | "published";
  sample: Flag;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Version;
}

interface HospitalTexts {
  hospital_id: string;
  language: Language;
  name: string;
  location: string;
  address: string;
  bio: string;
  about: string;
  key_highlights: Lines;
  centers_of_excellence: Lines;
  services_for_bangladesh: Lines;
  /** Lower-cased words of the row, for the list's text search. */
  search_text: string;
}

interface HospitalSpecialties {
  hospital_id: string;
  specialty: string;
}

interface HospitalPhotos {
  id: string;
  hospital_id: string;
  file: string;
  width: number;
  height: number;
  position: number;
  /** Drawn by us. */
  sample: Generated<Flag>;
}

interface HospitalPhotoTexts {
  photo_id: string;
  language: Language;
  /** What it shows, for those who do not see it. */
  alt: string;
}

interface Posts {
  id: string;
  slug: string;
  category: "patient-journeys" | "hospital-tours" | "behind-the-scenes" | "travel-tips";
  featured: Flag;
  cover: string | null;
  video_url: string | null;
  status: "draft" | "published";
  published_at: Timestamp | null;
  sample: Flag;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Version;
}

interface PostTexts {
  post_id: string;
  language: Language;
  title: string;
  excerpt: string;
  /** Markdown. */
  body: string;
}

interface Reviews {
  id: string;
  submission_key: string;
  content_hash: string;
  name: string;
  email: string | null;
  place: string;
  country: string;
  treatment: string;
  hospital_id: string | null;
  rating: number;
  text: string;
  language: Language;
  /** When the writer agreed to be published. */
  consented_at: Timestamp;
  status: "pending" | "published" | "rejected";
  submitted_at: Timestamp;
  published_at: Timestamp | null;
  sample: Flag;
  version: Version;
}

interface VideoReviews {
  id: string;
  title: string;
  video_url: string;
  patient: string;
  status: "draft" | "published";
  published_at: Timestamp | null;
  sample: Flag;
  created_at: Timestamp;
  version: Version;
}

interface TeamMembers {
  id: string;
  photo: string | null;
  position: number;
  status: "draft" | "published";
  sample: Flag;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** Of all but the place in the order: words, status. */
  version: Version;
}

interface TeamMemberTexts {
  member_id: string;
  language: Language;
  name: string;
  role: string;
  bio: string;
  /** Of these words alone. */
  version: Version;
  /** The version of the English that these words were last held against; English has its own. */
  english_version: Version;
  updated_at: Timestamp;
}

/** One row, id 1. */
interface Company {
  id: number;
  name: string;
  /** E.164. */
  phone: string;
  whatsapp: string;
  email: string;
  /** These three are what `company_texts` says now; a later release drops them. */
  address_en: Generated<string>;
  address_bn: Generated<string>;
  address_th: Generated<string>;
  facebook: string | null;
  youtube: string | null;
  instagram: string | null;
  sample: Flag;
  updated_at: Timestamp;
  version: Version;
}

interface CompanyTexts {
  company_id: number;
  language: Language;
  address: string;
}

/** Moves with every change of what it names (by triggers), so that counts may be remembered. */
interface ContentStamps {
  name: "hospitals" | "posts" | "reviews";
  stamp: number;
}

/** One row, id 1: written to prove that the database can be. */
interface Readiness {
  id: number;
  at: Timestamp;
  /** Makes the database grow for a moment, as a booking does. */
  padding: string;
}

/** Which sample sets have been laid, so that what an admin deleted does not come back. */
interface Seeds {
  name: string;
  at: Timestamp;
}
