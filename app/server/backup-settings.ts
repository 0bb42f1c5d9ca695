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

/** What does not fit together in the settings of backups, in words for whoever starts the site. */
export function backupProblems(given: BackupVariables): Problem[] {
  const { BACKUP_URL: url, BACKUP_RECIPIENT: recipient } = given;
  const problems: Problem[] = [];
  const say = (name: Problem["name"], message: string) => problems.push({ name, message });
  if (given.BACKUP_IDENTITY !== undefined) {
    say(
      "BACKUP_IDENTITY",
      "opens every backup, and must not be where the site runs: give it to `npm run db:restore` alone",
    );
  }
  if (url !== undefined && !isTarget(url)) {
    say("BACKUP_URL", "must be file: and a folder, or s3://bucket/prefix");
  }
  if (url !== undefined && recipient === undefined) {
    say(
      "BACKUP_RECIPIENT",
      "is needed with BACKUP_URL, for nothing leaves unencrypted: `npm run db:backup -- keygen` makes one",
    );
  }
  if (recipient !== undefined && !isRecipient(recipient)) {
    say(
      "BACKUP_RECIPIENT",
      recipient.toUpperCase().startsWith("AGE-SECRET-KEY-")
        ? "must be the public key, age1…; this is the private one, which must not be where the site runs"
        : "must be a public key of age, age1…; this one is mistyped or not whole",
    );
  }
  if (recipient !== undefined && url === undefined) {
    say("BACKUP_URL", "is needed with BACKUP_RECIPIENT: where the backups go");
  }
  if (url?.startsWith("s3:") && given.AWS_REGION === undefined) {
    say("AWS_REGION", 'is needed with s3:; where the provider has none, "auto"');
  }
  return problems;
}

/** Whether it names a folder (`file:`) or a bucket (`s3://bucket/prefix`). */
export function isTarget(url: string): boolean {
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
