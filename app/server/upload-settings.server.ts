import { join } from "node:path";
import { isPostgresUrl } from "#db/connection.server";
import { isTarget } from "./backup-settings";

interface UploadVariables {
  UPLOADS_URL?: string;
  AWS_REGION?: string;
}

interface Problem {
  name: keyof UploadVariables;
  message: string;
}

/** What does not fit in the settings of uploads, in words for whoever starts the site. */
export function uploadProblems({ UPLOADS_URL: url, AWS_REGION }: UploadVariables): Problem[] {
  if (url === undefined) return [];
  if (!isTarget(url)) {
    return [{ name: "UPLOADS_URL", message: "must be file: and a folder, or s3://bucket/prefix" }];
  }
  if (url.startsWith("s3:") && AWS_REGION === undefined) {
    const message = 'is needed with s3:; where the provider has none, "auto"';
    return [{ name: "AWS_REGION", message }];
  }
  return [];
}

/**
 * Where uploads go. On a database that several machines may share none are taken until a place is
 * named that all of them reach: a folder of one machine's own would show pictures now and then.
 *
 * @returns null where none are taken
 */
export function uploadsUrlOf(
  given: string | undefined,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
): string | null {
  if (given !== undefined) return given;
  return isPostgresUrl(databaseUrl) ? null : `file:${join(dataDir, "uploads")}`;
}
