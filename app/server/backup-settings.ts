import { bech32 } from "@scure/base";

interface BackupVariables {
  BACKUP_URL?: string;
  BACKUP_RECIPIENT?: string;
  BACKUP_IDENTITY?: string;
  AWS_REGION?: string;
}

interface Problem {
  name: keyof BackupVariables;
  message: string;
}

/** Returns the mistakes in the backup settings, as messages for the operator. */
export function backupProblems(given: BackupVariables): Problem[] {
  const { BACKUP_URL: url, BACKUP_RECIPIENT: recipient } = given;
  const problems: Problem[] = [];
  const add = (name: Problem["name"], message: string) => problems.push({ name, message });
  if (given.BACKUP_IDENTITY !== undefined) {
    add(
      "BACKUP_IDENTITY",
      "opens every backup, and must not be where the site runs: give it to `npm run db:restore` alone",
    );
  }
  if (url !== undefined && !isStorageUrl(url)) {
    add("BACKUP_URL", "must be file: and a folder, or s3://bucket/prefix");
  }
  if (url !== undefined && recipient === undefined) {
    add(
      "BACKUP_RECIPIENT",
      "is needed with BACKUP_URL, because backups are always encrypted: `npm run db:backup -- keygen` makes one",
    );
  }
  if (recipient !== undefined && !isRecipient(recipient)) {
    add(
      "BACKUP_RECIPIENT",
      recipient.toUpperCase().startsWith("AGE-SECRET-KEY-")
        ? "must be the public key, age1…; this is the private one, which must not be where the site runs"
        : "must be a public age key, age1…; this one is mistyped or incomplete",
    );
  }
  if (recipient !== undefined && url === undefined) {
    add("BACKUP_URL", "is needed with BACKUP_RECIPIENT: the place for the backups");
  }
  if (url?.startsWith("s3:") && given.AWS_REGION === undefined) {
    add("AWS_REGION", 'is needed with s3:; use "auto" if the provider has no regions');
  }
  return problems;
}

/** True for a folder (`file:`) or a bucket (`s3://bucket/prefix`). */
export function isStorageUrl(url: string): boolean {
  if (url.startsWith("file:")) return url.replace(/^file:\/*/, "") !== "";
  if (!url.startsWith("s3://") || !URL.canParse(url)) return false;
  const { hostname, search, hash, username, port } = new URL(url);
  return hostname !== "" && `${search}${hash}${username}${port}` === "";
}

/** An X25519 recipient: https://github.com/C2SP/C2SP/blob/main/age.md#the-x25519-recipient-type */
function isRecipient(text: string): boolean {
  try {
    const { prefix, bytes } = bech32.decodeToBytes(text);
    return prefix === "age" && bytes.length === 32;
  } catch {
    return false;
  }
}
