import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import pg from "pg";
import { E2E_ADMIN } from "./e2e-admin.mjs";
import { onPostgres } from "./engine";

type Connection = InstanceType<typeof SQLite>;

/** Opens the SQLite file of the server under test for a callback. */
export function onDatabase<Result>(act: (db: Connection) => Result): Result {
  const db = new SQLite(join(process.env.E2E_DATA_DIR ?? "", "setu.db"), { timeout: 5000 });
  try {
    return act(db);
  } finally {
    db.close();
  }
}

/** Counts the rows of a table whose column has this value, e.g. `email`. */
export async function countRows(
  table: "requests" | "reviews",
  column: string,
  text: string,
): Promise<number> {
  const query = `select count(*) as n from ${table} where ${column} = `;
  if (!onPostgres) {
    return onDatabase((db) => Number(db.prepare(`${query} ?`).pluck().get(text)));
  }
  // the server under test has written its database's address into the data folder
  const connectionString = readFileSync(`${process.env.E2E_DATA_DIR}/database-url`, "utf8");
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ n: string }>(`${query} $1`, [text]);
  await client.end();
  return Number(rows[0]?.n);
}

/** A second receipt of a booking, failed for an unknown recipient. @returns its id */
export function addFailedReceipt(reference: string): string {
  const id = randomUUID();
  onDatabase((db) => {
    db.prepare(
      `insert into outbox (id, kind, request_id, recipient, subject, body_text, created_at,
         next_attempt_at, attempts, failed_at, last_error)
       select ?, 'request-received', id, email, '', '', received_at, received_at, 1, received_at,
         '550 5.1.1'
       from requests where reference = ?`,
    ).run(id, reference);
  });
  return id;
}

/** A draft of a video review, in English. @returns its id */
export function addVideoReview(): string {
  const id = randomUUID();
  onDatabase((db) => {
    const at = "2026-11-01T00:00:00.000Z";
    db.prepare(
      `insert into video_reviews (id, link, status, sample, position, created_at, updated_at,
         consent_source, consent_note, consented_on, consent_noted_at)
       values (?, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'draft', 0, 0, ?, ?,
         'paper', 'Green folder', '2026-11-01', ?)`,
    ).run(id, at, at, at);
    db.prepare(
      `insert into video_review_texts (record_id, language, title, patient, updated_at)
       values (?, 'en', 'A journey', 'Rahima, Dhaka', ?)`,
    ).run(id, at);
  });
  return id;
}

/** A confirmed account with the password of the journeys' admin. */
export function addAccount(email: string, role: "user" | "admin"): { id: string; email: string } {
  const id = randomUUID();
  onDatabase((db) => {
    db.prepare(
      `insert into users (id, email, name, role, password_hash, language, email_verified_at,
         created_at, updated_at)
       select ?, ?, 'Nila', ?, password_hash, 'en', created_at, created_at, updated_at
       from users where email = ?`,
    ).run(id, email, role, E2E_ADMIN.email);
  });
  return { id, email };
}

/**
 * A passkey without a device: it is listed, offered at log-in, and can be removed. @returns its id
 */
export function addPasskey({ email }: { email: string }, name: string): string {
  const id = randomUUID();
  onDatabase((db) => {
    db.prepare(
      `insert into passkeys (id, user_id, credential_id, public_key, counter, transports,
         device_type, backed_up, name, created_at)
       select ?, id, ?, '', 0, '', 'singleDevice', 0, ?, created_at from users where email = ?`,
    ).run(id, randomUUID(), name, email);
  });
  return id;
}

/**
 * Adds hospitals, posts and reviews for a second page, unless they exist. They are older than the
 * samples, which therefore stay on first pages. Hospitals are in Singapore.
 */
export function fillSecondPages(): void {
  onDatabase((db) => {
    const post = db.prepare(
      `insert or ignore into posts (id, slug, category, featured, status, published_at, sample,
         created_at, updated_at)
       select ?, ?, 'hospital-tours', 0, status, ?, sample, created_at, updated_at
       from posts where id = 'sample-flying-with-oxygen'`,
    );
    const postTexts = db.prepare(
      `insert or ignore into post_texts (record_id, language, title, excerpt, body, updated_at)
       select ?, language, title, excerpt, body, updated_at
       from post_texts where record_id = 'sample-flying-with-oxygen'`,
    );
    const review = db.prepare(
      `insert or ignore into reviews (id, name, place, country, treatment, rating, text, language,
         consent_source, consented_on, status, created_at, updated_at, published_at, sample)
       select ?, name, place, 'india', 'transplant', rating, text, language,
         consent_source, consented_on, status, created_at, updated_at, ?, sample
       from reviews where id = 'sample-review-1'`,
    );
    const hospital = db.prepare(
      `insert or ignore into hospitals (id, slug, country, city, status, sample, created_at,
         updated_at)
       select ?, ?, 'singapore', city, status, sample, ?, ?
       from hospitals where id = 'sample-mount-elizabeth-orchard'`,
    );
    const hospitalTexts = db.prepare(
      `insert or ignore into hospital_texts (record_id, language, name, location, address, bio, about,
         updated_at)
       select ?, language, ?, location, address, bio, about, updated_at
       from hospital_texts where record_id = 'sample-mount-elizabeth-orchard'`,
    );
    db.transaction(() => {
      for (let number = 1; number <= EXTRA_ROWS; number++) {
        const id = `more-${number}`;
        const at = new Date(Date.UTC(2020, 0, number)).toISOString();
        post.run(id, id, at);
        postTexts.run(id);
        review.run(id, at);
        hospital.run(id, `singapore-${id}`, at, at);
        hospitalTexts.run(id, `Singapore ${id}`);
      }
    }).immediate();
  });
}

/**
 * Enough for a second page: a page holds 12 cards, or 24 hospitals (app/paging.ts), and 13
 * hospitals are samples.
 */
const EXTRA_ROWS = 14;
