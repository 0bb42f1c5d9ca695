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

/** `bare` has nothing, `empty` is migrated only, `sample` has the sample content besides. */
export type Template = "bare" | "empty" | "sample";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the templates lie, to which a name is added: a folder, or a server. */
    databases: string;
  }
}

/** Lays the databases of which tests get copies. */
export async function layTemplates(project: TestProject, databases: string): Promise<void> {
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

/** A database of a test's own, a copy of a template; in a new folder of its own on SQLite. */
export async function layDatabase(
  template: Template,
): Promise<{ url: string; remove: () => Promise<void> }> {
  const databases = inject("databases");
  if (!onPostgres) {
    const folder = mkdtempSync(join(tmpdir(), "setu-db-"));
    // SQLite makes the file
    if (template !== "bare") copyFileSync(pathOf(databases + template), join(folder, "setu.db"));
    return {
      url: `file:${join(folder, "setu.db")}`,
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    };
  }
  for (const name of left.splice(0))
    await onServer(databases, `drop database ${name} with (force)`);
  const name = `test_${randomBytes(8).toString("hex")}`;
  await copy(databases, template, name);
  return { url: databases + name, remove: async () => void left.push(name) };
}

/**
 * Databases that are needed no more. The next test drops them: the server looks for connections that
 * are on their way out, as they are at once after a test, every tenth of a second.
 */
const left: string[] = [];

async function copy(databases: string, from: string, to: string): Promise<void> {
  // a checkpoint, which this strategy begins with, costs nothing on a server that waits for no disk
  if (onPostgres)
    await onServer(databases, `create database ${to} template ${from} strategy file_copy`);
  else copyFileSync(pathOf(databases + from), pathOf(databases + to));
}

function pathOf(url: string): string {
  return url.slice("file:".length);
}

let server: pg.Pool | undefined;

/** In the database that every server has. */
async function onServer(address: string, statement: string): Promise<void> {
  if (!server) {
    server = new pg.Pool({ connectionString: `${address}postgres`, max: 2, allowExitOnIdle: true });
    // at the end of the run the server ends what is left of its connections
    server.on("error", () => {});
  }
  await server.query(statement);
}

/** Closed at the end: a file holds all of it then, and a server copies what nobody uses. */
async function inDatabase(url: string, act: (db: Database) => Promise<unknown>): Promise<void> {
  const db = openDatabase(url);
  try {
    await act(db);
  } finally {
    await db.destroy();
  }
}
