import { join } from "node:path";
import { isPostgresUrl } from "#db/connection.server";
import { isStorageUrl } from "./backup-settings";

interface UploadVariables {
  UPLOADS_URL?: string;
  AWS_REGION?: string;
}

interface Problem {
  name: keyof UploadVariables;
  message: string;
}

/** `tcp://host:port` or `unix:/path`, of a clamd. */
export const CLAMD_PLACE = /^(tcp:\/\/([\w.-]+|\[[\da-f:]+\]):\d{1,5}|unix:\/.+)$/;

/** Returns the mistakes in the upload settings, as messages for the operator. */
export function uploadProblems({ UPLOADS_URL: url, AWS_REGION }: UploadVariables): Problem[] {
  if (url === undefined) return [];
  if (!isStorageUrl(url)) {
    return [{ name: "UPLOADS_URL", message: "must be file: and a folder, or s3://bucket/prefix" }];
  }
  if (url.startsWith("s3:") && AWS_REGION === undefined) {
    const message = 'is needed with s3:; use "auto" if the provider has no regions';
    return [{ name: "AWS_REGION", message }];
  }
  return [];
}

/**
 * Returns the storage for uploads. With PostgreSQL there is no default, because machines that share
 * the database would not share a folder.
 *
 * @returns null if uploads are off
 */
export function uploadsUrlOf(
  given: string | undefined,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
): string | null {
  if (given !== undefined) return given;
  return isPostgresUrl(databaseUrl) ? null : `file:${join(dataDir, "uploads")}`;
}
