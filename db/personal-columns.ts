import type { TableColumns } from "./column-kinds";
import type { Schema } from "./schema";
import { accountsColumns } from "./tables/accounts";
import { auditColumns } from "./tables/audit";
import { backupsColumns } from "./tables/backups";
import { companyColumns } from "./tables/company";
import { contentColumns } from "./tables/content";
import { costsColumns } from "./tables/costs";
import { dbColumns } from "./tables/db";
import { erasuresColumns } from "./tables/erasures";
import { hospitalsColumns } from "./tables/hospitals";
import { mailColumns } from "./tables/mail";
import { picturesColumns } from "./tables/pictures";
import { postsColumns } from "./tables/posts";
import { requestsColumns } from "./tables/request-columns";
import { reviewsColumns } from "./tables/reviews";
import { revisionsColumns } from "./tables/revisions";
import { secondFactorColumns } from "./tables/second-factor";
import { serverColumns } from "./tables/server";
import { sessionsColumns } from "./tables/sessions";
import { teamColumns } from "./tables/team";
import { videoReviewsColumns } from "./tables/videos";

/**
 * Every column of the database. Erasure, the download and retention work from this list, so a new
 * column has a line beside its table (`tables/`) or fails a test.
 */
export const personalColumns = {
  ...accountsColumns,
  ...sessionsColumns,
  ...secondFactorColumns,
  ...auditColumns,
  ...serverColumns,
  ...mailColumns,
  ...requestsColumns,
  ...hospitalsColumns,
  ...postsColumns,
  ...reviewsColumns,
  ...videoReviewsColumns,
  ...teamColumns,
  ...contentColumns,
  ...revisionsColumns,
  ...picturesColumns,
  ...companyColumns,
  ...costsColumns,
  ...erasuresColumns,
  ...backupsColumns,
  ...dbColumns,
} as const satisfies { [Table in keyof Schema]: TableColumns<Schema[Table]> };
