import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Files that the build made for the public pages (`bin/build-server.mjs`). */
export interface PageAssets {
  /** Address of the one script of public forms. */
  script: string;
}

export function readPageAssets(assetsDir: string): PageAssets {
  return JSON.parse(readFileSync(join(assetsDir, "../page-assets.json"), "utf8"));
}
