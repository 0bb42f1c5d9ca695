import { randomBytes } from "node:crypto";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { type Database, openDatabase } from "#db/connection.server";
import { migrateToLatest } from "#db/migrate";
import { ensureCompany, seedSamples } from "#db/seed";
import { onPostgres } from "./engine";

/** `bare` has no tables, `empty` is migrated, `sample` has the sample content as well. */
export type Template = "bare" | "empty" | "sample";

declare module "vitest" {
  interface ProvidedContext {
    /** Prefix of the templates' addresses: a folder, or a server. */
    databases: string;
  }
}

/** Creates the databases that tests copy. */
export async function createTemplates(project: TestProject, databases: string): Promise<void> {
  const now = new Date("2026-11-20T06:00:00.000Z");
  if (onPostgres) {
    await onServer(databases, "create database bare");
    await onServer(databases, "create database empty");
  }
  await inDatabase(`${databases}empty`, migrateToLatest);
  await copy(databases, "empty", "sample");
  await inDatabase(`${databases}sample`, async (db) => {
    await ensureCompany(db, now);
    await seedSamples(db, now);
  });
  project.provide("databases", databases);
}

/** A database for one test, copied from a template; on SQLite in a new folder. */
export async function createDatabase(
  template: Template,
): Promise<{ url: string; remove: () => Promise<void> }> {
  const databases = inject("databases");
  if (!onPostgres) {
    const folder = mkdtempSync(join(tmpdir(), "setu-db-"));
    // SQLite creates the file itself
    if (template !== "bare") copyFileSync(pathOf(databases + template), join(folder, "setu.db"));
    return {
      url: `file:${join(folder, "setu.db")}`,
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    };
  }
  for (const name of finishedDatabases.splice(0))
    await onServer(databases, `drop database ${name} with (force)`);
  const name = `test_${randomBytes(8).toString("hex")}`;
  await copy(databases, template, name);
  return { url: databases + name, remove: async () => void finishedDatabases.push(name) };
}

/**
 * Databases of finished tests. The next test drops them: a drop right after the test would wait for
 * its closing connections, in steps of 0.1 s.
 */
const finishedDatabases: string[] = [];

async function copy(databases: string, from: string, to: string): Promise<void> {
  // this strategy starts with a checkpoint, which is cheap on a server without durability
  if (onPostgres)
    await onServer(databases, `create database ${to} template ${from} strategy file_copy`);
  else copyFileSync(pathOf(databases + from), pathOf(databases + to));
}

function pathOf(url: string): string {
  return url.slice("file:".length);
}

let server: pg.Pool | undefined;

/** Runs a statement in the database `postgres`, which every server has. */
async function onServer(address: string, statement: string): Promise<void> {
  if (!server) {
    server = new pg.Pool({ connectionString: `${address}postgres`, max: 2, allowExitOnIdle: true });
    // the server closes remaining connections at the end of the run
    server.on("error", () => {});
  }
  await server.query(statement);
}

/**
 * Closes the template after `act`: only then does the SQLite file contain everything, and can a
 * server copy it.
 */
async function inDatabase(url: string, act: (db: Database) => Promise<unknown>): Promise<void> {
  const db = openDatabase(url);
  try {
    await act(db);
  } finally {
    await db.destroy();
  }
}
