import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./connection.server";
import { engineOf } from "./engine";
import * as users from "./migrations/2026-11-20T0900_create_users";
import * as bookings from "./migrations/2026-11-20T0910_create_bookings";
import * as content from "./migrations/2026-11-20T0920_create_content";
import * as contentSearch from "./migrations/2026-11-20T0940_create_content_search";
import * as outboxReplyTo from "./migrations/2026-11-21T1500_add_reply_to_to_outbox";
import * as photoTexts from "./migrations/2026-11-21T1510_create_hospital_photo_texts";
import * as searchSpelling from "./migrations/2026-11-21T1610_even_out_search_spelling";
import * as passkeys from "./migrations/2026-11-21T2050_create_passkeys";
import * as askedByLimits from "./migrations/2026-11-21T2310_index_what_limits_ask";
import * as readiness from "./migrations/2026-11-21T2320_create_readiness";
import * as auditRequestId from "./migrations/2026-11-21T2330_add_request_id_to_audit_events";
import * as companyTexts from "./migrations/2026-11-22T0400_create_company_texts";
import * as teamEditing from "./migrations/2026-11-22T0500_add_team_editing";
import * as outboxSettlement from "./migrations/2026-11-22T0610_add_settlement_to_outbox";
import * as erasuresAndBackups from "./migrations/2026-11-22T0900_create_erasures_and_backups";
import * as revisions from "./migrations/2026-11-22T1210_create_revisions";
import * as keptForms from "./migrations/2026-11-22T1211_create_kept_forms";
import * as coordinatorProfile from "./migrations/2026-11-22T1212_add_coordinator_profile";
import * as clocks from "./migrations/2026-11-22T1220_create_clocks_and_assignment";
import * as caseWork from "./migrations/2026-11-22T1230_add_case_work";
import * as hospitalEditing from "./migrations/2026-11-22T1240_add_hospital_editing";
import * as reviewModeration from "./migrations/2026-11-22T1250_add_review_moderation";
import * as videoReviewEditing from "./migrations/2026-11-22T1251_add_video_review_editing";
import * as postEditing from "./migrations/2026-11-22T1252_add_post_editing";
import * as pictures from "./migrations/2026-11-22T1300_create_pictures";
import * as companyEditing from "./migrations/2026-11-22T1305_add_company_editing";
import * as promiseFigures from "./migrations/2026-11-22T1310_index_promise_figures";
import * as listSorts from "./migrations/2026-11-22T1400_index_list_sorts";
import * as savedFilters from "./migrations/2026-11-22T1401_create_saved_filters";
import * as requestSearch from "./migrations/2026-11-22T1410_create_request_search";
import * as binOfPosts from "./migrations/2026-11-22T1411_index_bin_of_posts";
import * as keysOff from "./migrations/2026-11-22T1420_add_keys_off_to_users";
import * as contentPictures from "./migrations/2026-11-22T1430_add_pictures_of_content";
import * as bookingDetails from "./migrations/2026-11-22T1440_add_booking_details";
import * as priceList from "./migrations/2026-11-22T1450_create_price_list";
import * as contentStamp from "./migrations/2026-11-22T1500_stamp_all_content";
import * as saverBytes from "./migrations/2026-11-22T1570_add_saver_bytes_to_picture_files";
import * as keptFormsSettled from "./migrations/2026-11-22T1575_add_settled_at_to_kept_forms";
import * as legalNameAndMap from "./migrations/2026-11-22T1580_add_legal_name_and_map";
import * as spokenInTeam from "./migrations/2026-11-22T1581_add_spoken_languages_to_team";
import * as usersPicture from "./migrations/2026-11-22T1590_add_picture_id_to_users";
import * as correctSamplePosts from "./migrations/2026-11-22T1630_correct_sample_posts";
import * as correctSampleHospitals from "./migrations/2026-11-22T1631_correct_sample_hospitals";
import * as sampleSource from "./migrations/2026-11-22T1650_link_source_of_sample_accreditation";
import * as videoConsent from "./migrations/2026-11-22T1651_add_consent_to_video_reviews";
import * as factsVersions from "./migrations/2026-11-23T0110_count_changes_of_facts";
import * as titlesOfPosts from "./migrations/2026-11-23T0111_index_titles_of_posts";
import * as causesOfKeptForms from "./migrations/2026-11-23T0410_note_why_forms_are_kept";
import * as dueMails from "./migrations/2026-11-23T1010_index_due_mails";
import * as changedDuplicates from "./migrations/2026-11-23T1330_index_changed_duplicates";
import * as floods from "./migrations/2026-11-26T1200_mark_floods";
import * as mailsSentVia from "./migrations/2026-11-26T1210_note_how_mails_went";
import * as foldedHospitals from "./migrations/2026-11-27T0100_fold_hospital_search";
import * as monthsOfAge from "./migrations/2026-11-27T0110_add_months_to_age";
import * as outboxMailbox from "./migrations/2026-11-27T0200_add_mailbox_to_outbox";
import * as boundFactors from "./migrations/2026-11-27T0210_bind_unconfirmed_second_factors";
import * as contentSearchOnPostgres from "./migrations/postgres/2026-11-20T0940_create_content_search";
import * as requestSearchOnPostgres from "./migrations/postgres/2026-11-22T1410_create_request_search";
import { SqliteColumnTypes } from "./postgres/columns";
import { layTelling } from "./postgres/telling";

/** In order of their names, which are times of writing. A migration that has shipped never changes. */
const migrations: Record<string, Migration> = {
  "2026-11-20T0900_create_users": users,
  "2026-11-20T0910_create_bookings": bookings,
  "2026-11-20T0920_create_content": content,
  "2026-11-20T0940_create_content_search": contentSearch,
  "2026-11-21T1500_add_reply_to_to_outbox": outboxReplyTo,
  "2026-11-21T1510_create_hospital_photo_texts": photoTexts,
  "2026-11-21T1610_even_out_search_spelling": searchSpelling,
  "2026-11-21T2050_create_passkeys": passkeys,
  "2026-11-21T2310_index_what_limits_ask": askedByLimits,
  "2026-11-21T2320_create_readiness": readiness,
  "2026-11-21T2330_add_request_id_to_audit_events": auditRequestId,
  "2026-11-22T0400_create_company_texts": companyTexts,
  "2026-11-22T0500_add_team_editing": teamEditing,
  "2026-11-22T0610_add_settlement_to_outbox": outboxSettlement,
  "2026-11-22T0900_create_erasures_and_backups": erasuresAndBackups,
  "2026-11-22T1210_create_revisions": revisions,
  "2026-11-22T1211_create_kept_forms": keptForms,
  "2026-11-22T1212_add_coordinator_profile": coordinatorProfile,
  "2026-11-22T1220_create_clocks_and_assignment": clocks,
  "2026-11-22T1230_add_case_work": caseWork,
  "2026-11-22T1240_add_hospital_editing": hospitalEditing,
  "2026-11-22T1250_add_review_moderation": reviewModeration,
  "2026-11-22T1251_add_video_review_editing": videoReviewEditing,
  "2026-11-22T1252_add_post_editing": postEditing,
  "2026-11-22T1310_index_promise_figures": promiseFigures,
  "2026-11-22T1300_create_pictures": pictures,
  "2026-11-22T1305_add_company_editing": companyEditing,
  "2026-11-22T1400_index_list_sorts": listSorts,
  "2026-11-22T1401_create_saved_filters": savedFilters,
  "2026-11-22T1430_add_pictures_of_content": contentPictures,
  "2026-11-22T1410_create_request_search": requestSearch,
  "2026-11-22T1411_index_bin_of_posts": binOfPosts,
  "2026-11-22T1450_create_price_list": priceList,
  "2026-11-22T1500_stamp_all_content": contentStamp,
  "2026-11-22T1570_add_saver_bytes_to_picture_files": saverBytes,
  "2026-11-22T1575_add_settled_at_to_kept_forms": keptFormsSettled,
  "2026-11-22T1580_add_legal_name_and_map": legalNameAndMap,
  "2026-11-22T1581_add_spoken_languages_to_team": spokenInTeam,
  "2026-11-22T1590_add_picture_id_to_users": usersPicture,
  "2026-11-22T1630_correct_sample_posts": correctSamplePosts,
  "2026-11-22T1631_correct_sample_hospitals": correctSampleHospitals,
  "2026-11-22T1650_link_source_of_sample_accreditation": sampleSource,
  "2026-11-22T1651_add_consent_to_video_reviews": videoConsent,
  "2026-11-23T0110_count_changes_of_facts": factsVersions,
  "2026-11-23T0111_index_titles_of_posts": titlesOfPosts,
  "2026-11-23T0410_note_why_forms_are_kept": causesOfKeptForms,
  "2026-11-23T1010_index_due_mails": dueMails,
  "2026-11-23T1330_index_changed_duplicates": changedDuplicates,
  "2026-11-26T1200_mark_floods": floods,
  "2026-11-26T1210_note_how_mails_went": mailsSentVia,
  "2026-11-27T0100_fold_hospital_search": foldedHospitals,
  "2026-11-27T0110_add_months_to_age": monthsOfAge,
  "2026-11-27T0200_add_mailbox_to_outbox": outboxMailbox,
  "2026-11-27T0210_bind_unconfirmed_second_factors": boundFactors,
  "2026-11-22T1420_add_keys_off_to_users": keysOff,
  "2026-11-22T1440_add_booking_details": bookingDetails,
};

/** What PostgreSQL has under a name instead, where a migration does what SQLite alone can. */
const migrationsOnPostgres: Record<string, Migration> = {
  ...migrations,
  "2026-11-20T0940_create_content_search": contentSearchOnPostgres,
  "2026-11-22T1410_create_request_search": requestSearchOnPostgres,
};

/**
 * Runs what is pending, all in one transaction: a process killed midway leaves the database as it
 * was, and the next start runs the same migrations again. A database that a later release has migrated
 * further is left as it is: while that one is rolled out, or back, this code still answers
 * (CONTRIBUTING says what a migration may do). Of several processes one migrates, the others wait.
 *
 * @returns the names of the migrations that were run
 * @throws the error of the migration that failed
 */
export async function migrateToLatest(db: Database): Promise<string[]> {
  const run = (await isMigrated(db)) ? [] : await migrate(db);
  if (engineOf(db) === "postgres") await layTelling(db);
  return run;
}

async function migrate(db: Database): Promise<string[]> {
  const { error, results } = await migratorFor(db).migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** Whether every migration of this build has been run. */
export async function isMigrated(db: Database): Promise<boolean> {
  const all = await migratorFor(db).getMigrations();
  return all.every((migration) => migration.executedAt !== undefined);
}

/** All migrations of this build, for the engine of a database. */
export function migratorFor(db: Database): Migrator {
  if (engineOf(db) === "sqlite") return migratorWith(db, migrations);
  return migratorWith(db.withPlugin(new SqliteColumnTypes()), migrationsOnPostgres);
}

function migratorWith(db: Database, all: Record<string, Migration>) {
  return new Migrator({ db, provider: { getMigrations: async () => all } });
}
