import { randomBytes } from "node:crypto";
import type { Engine } from "#db/engine";
import { newDatabase } from "./postgres";
import { newFolder, removeFolder } from "./workplace";

/** Data folder and database of one or several servers. */
export interface Installation {
  engine: Engine;
  dataDir: string;
  databaseUrl: string;
  /** Further environment variables of its servers. */
  environment: Record<string, string>;
  remove: () => void;
}

/** An installation that has not been started yet. */
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
    UPLOADS_URL: `file:${dataDir}/uploads`,
  };
  return { engine, dataDir, databaseUrl, environment, remove };
}
