import type { OneTimeLinks, Users } from "./tables/accounts";
import type { AuditEvents } from "./tables/audit";
import type { Backups } from "./tables/backups";
import type { Company, CompanyTexts } from "./tables/company";
import type { FormerSlugs } from "./tables/content";
import type { PriceList, PriceListTexts, PriceRanges } from "./tables/costs";
import type { Counters, Readiness, Seeds } from "./tables/db";
import type { Erasures } from "./tables/erasures";
import type {
  HospitalPhotos,
  HospitalPhotoTexts,
  HospitalPictures,
  Hospitals,
  HospitalTexts,
} from "./tables/hospitals";
import type { Outbox } from "./tables/mail";
import type { PictureFiles, Pictures, PictureTexts } from "./tables/pictures";
import type { Posts, PostTexts } from "./tables/posts";
import type { Clocks, RequestEvents, Requests, SavedFilters } from "./tables/requests";
import type { Reviews } from "./tables/reviews";
import type { Revisions } from "./tables/revisions";
import type {
  PasskeyChallenges,
  Passkeys,
  RecoveryCodes,
  SecondFactors,
} from "./tables/second-factor";
import type { RateLimits } from "./tables/server";
import type { KeptForms, Sessions } from "./tables/sessions";
import type { TeamMembers, TeamMemberTexts } from "./tables/team";
import type { VideoReviews, VideoReviewTexts } from "./tables/videos";

/**
 * Every table on one page. What its columns hold stands in `tables/`, in the file of the room that
 * owns it (`owners.ts`).
 */
export interface Schema {
  users: Users;
  one_time_links: OneTimeLinks;
  sessions: Sessions;
  kept_forms: KeptForms;
  second_factors: SecondFactors;
  recovery_codes: RecoveryCodes;
  passkeys: Passkeys;
  passkey_challenges: PasskeyChallenges;
  saved_filters: SavedFilters;
  audit_events: AuditEvents;
  rate_limits: RateLimits;
  outbox: Outbox;
  requests: Requests;
  request_events: RequestEvents;
  clocks: Clocks;
  hospitals: Hospitals;
  hospital_texts: HospitalTexts;
  hospital_pictures: HospitalPictures;
  hospital_photos: HospitalPhotos;
  hospital_photo_texts: HospitalPhotoTexts;
  posts: Posts;
  post_texts: PostTexts;
  reviews: Reviews;
  video_reviews: VideoReviews;
  video_review_texts: VideoReviewTexts;
  team_members: TeamMembers;
  team_member_texts: TeamMemberTexts;
  former_slugs: FormerSlugs;
  revisions: Revisions;
  picture_files: PictureFiles;
  pictures: Pictures;
  picture_texts: PictureTexts;
  company: Company;
  company_texts: CompanyTexts;
  price_list: PriceList;
  price_ranges: PriceRanges;
  price_list_texts: PriceListTexts;
  erasures: Erasures;
  backups: Backups;
  counters: Counters;
  readiness: Readiness;
  seeds: Seeds;
}
