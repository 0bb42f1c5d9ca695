import { randomBytes } from "node:crypto";
import type { Engine } from "#db/engine";
import { newDatabase } from "./postgres";
import { newFolder, removeFolder } from "./workplace";

/** Where servers of the siege keep what they are told; several may share one on PostgreSQL. */
export interface Installation {
  engine: Engine;
  dataDir: string;
  databaseUrl: string;
  /** What each of its servers is told besides. */
  environment: Record<string, string>;
  remove: () => void;
}

/** An installation that nobody has started yet. */
export async function newInstallation(engine: Engine): Promise<Installation> {
  const dataDir = newFolder();
  const remove = () => removeFolder(dataDir);
  if (engine === "sqlite") {
    return { engine, dataDir, databaseUrl: `file:${dataDir}/setu.db`, environment: {}, remove };
  }
  const databaseUrl = await newDatabase();
  const environment = {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: randomBytes(32).toString("hex"),
    DATA_KEYS: randomBytes(32).toString("hex"),
  };
  return { engine, dataDir, databaseUrl, environment, remove };
}
