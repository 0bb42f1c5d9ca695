import { join, resolve } from "node:path";
import { z } from "zod";
import { isPostgresUrl } from "#db/connection.server";
import { backupProblems } from "./backup-settings";
import { databaseProblems } from "./database-settings.server";
import { listOfSecrets, readOrCreateSecrets, secretProblem } from "./secrets.server";
import { asksForPlainMail } from "./smtp-url";
import { CLAMD_PLACE, uploadProblems, uploadsUrlOf } from "./upload-settings.server";

export interface Env {
  port: number;
  host: string;
  /** Port for Prometheus (`app/metrics`); null turns metrics off. */
  metricsPort: number | null;
  metricsHost: string;
  /** Absolute path of the folder for the database, mail, uploads and generated secrets. */
  dataDir: string;
  /** SQLite file (`file:`) or PostgreSQL (`postgres:`). */
  databaseUrl: string;
  /** The secret for new signatures. */
  sessionSecret: string;
  /** Secrets accepted when a signature is checked: the current one and earlier ones. */
  sessionSecrets: readonly string[];
  /** Keys for second factors, kept forms and papers: the first encrypts, all of them decrypt. */
  dataKeys: readonly string[];
  /** Without a trailing slash. */
  publicUrl: string;
  smtpUrl: string | null;
  mailFrom: string | null;
  seed: "sample" | "none";
  rateLimits: boolean;
  adminRequires2fa: boolean;
  /** Null: no backups. */
  backup: BackupSettings | null;
  /**
   * Storage for uploaded pictures and papers: `file:` and a folder, or `s3://bucket/prefix`; null: uploads are
   * off.
   */
  uploadsUrl: string | null;
  /** The virus scanner, `tcp://host:port` or `unix:/path`; null: papers are not scanned. */
  clamdUrl: string | null;
  /** Header in which the proxy sends the client's address; null: use the socket's. */
  clientAddressHeader: string | null;
  production: boolean;
}

export interface BackupSettings {
  /** `file:` and a folder, or `s3://bucket/prefix`. */
  url: string;
  /** Public age key that encrypts the backups. */
  recipient: string;
}

const secretList = z
  .string()
  .transform(listOfSecrets)
  .superRefine((list, context) => {
    for (const message of list.map(secretProblem)) {
      if (message) context.addIssue({ code: "custom", message });
    }
  });

const environmentSchema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    HOST: z.string().min(1).default("0.0.0.0"),
    METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
    METRICS_HOST: z.string().min(1).default("127.0.0.1"),
    DATA_DIR: z.string().min(1).default("./data"),
    DATABASE_URL: z
      .string()
      .regex(/^(file|postgres(ql)?):/, 'must start with "file:" or "postgres:"')
      .refine((url) => !isPostgresUrl(url) || URL.canParse(url), "is not a valid URL")
      .optional(),
    SESSION_SECRET: z
      .string()
      .superRefine((secret, context) => {
        const message = secretProblem(secret);
        if (message) context.addIssue({ code: "custom", message });
      })
      .optional(),
    SESSION_SECRET_PREVIOUS: secretList.default([]),
    DATA_KEYS: secretList
      .refine((list) => list.length > 0, "must have a key or be left out")
      .optional(),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/ })
      .refine(isOrigin, "must be a scheme and a host alone, e.g. https://setu.example")
      .transform((url) => new URL(url).origin)
      .optional(),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, abort: true })
      .refine((url) => !asksForPlainMail(url), "must not switch encryption or its checks off")
      .optional(),
    MAIL_FROM: z.email().optional(),
    SEED: z.enum(["sample", "none"]).default("sample"),
    RATE_LIMITS: z.enum(["on", "off"]).default("on"),
    ADMIN_REQUIRE_2FA: z.enum(["0", "1"]).optional(),
    UPLOADS_URL: z.string().optional(),
    CLAMD_URL: z.string().regex(CLAMD_PLACE, "must be tcp://host:port or unix:/path").optional(),
    BACKUP_URL: z.string().optional(),
    BACKUP_RECIPIENT: z.string().optional(),
    BACKUP_IDENTITY: z.string().optional(),
    AWS_REGION: z.string().optional(),
    CLIENT_ADDRESS_HEADER: z
      .string()
      .regex(/^[\w-]+$/, "must be the name of a header, e.g. X-Real-IP")
      .optional(),
    FLY_APP_NAME: z.string().optional(),
    NODE_ENV: z.string().default("production"),
  })
  .refine(({ PORT, METRICS_PORT }) => METRICS_PORT !== PORT, {
    path: ["METRICS_PORT"],
    message: "must differ from PORT, which is public",
  })
  .superRefine((values, context) => {
    for (const { name, message } of [
      ...backupProblems(values),
      ...databaseProblems(values),
      ...uploadProblems(values),
    ]) {
      context.addIssue({ code: "custom", path: [name], message });
    }
  });

/**
 * Reads and checks the environment; an empty variable counts as absent.
 *
 * @throws Error with one line for each wrong variable, or naming the file of an unusable secret
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(filled);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`The environment is invalid (see .env.example):\n${lines.join("\n")}`);
  }
  const values = parsed.data;
  const dataDir = resolve(values.DATA_DIR);
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const databaseUrl = values.DATABASE_URL ?? `file:${join(dataDir, "setu.db")}`;
  const currentSecrets = values.SESSION_SECRET
    ? [values.SESSION_SECRET]
    : storedSecrets(dataDir, "session-secret");
  const sessionSecrets = [...currentSecrets, ...values.SESSION_SECRET_PREVIOUS];
  return {
    port: values.PORT,
    host: values.HOST,
    metricsPort: values.METRICS_PORT ?? null,
    metricsHost: values.METRICS_HOST,
    dataDir,
    databaseUrl,
    sessionSecret: sessionSecrets[0] as string,
    sessionSecrets,
    dataKeys: values.DATA_KEYS ?? storedSecrets(dataDir, "data-keys"),
    publicUrl,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    seed: values.SEED,
    rateLimits: !(values.RATE_LIMITS === "off" && isLoopback(publicUrl)),
    // an https address means a real site, any other a trial
    adminRequires2fa: values.ADMIN_REQUIRE_2FA
      ? values.ADMIN_REQUIRE_2FA === "1"
      : publicUrl.startsWith("https:"),
    backup:
      values.BACKUP_URL && values.BACKUP_RECIPIENT
        ? { url: values.BACKUP_URL, recipient: values.BACKUP_RECIPIENT }
        : null,
    uploadsUrl: uploadsUrlOf(values.UPLOADS_URL, { dataDir, databaseUrl }),
    clamdUrl: values.CLAMD_URL ?? null,
    // Fly's proxy overwrites its own header; any other header can be forged, so it must be named
    clientAddressHeader:
      values.CLIENT_ADDRESS_HEADER ?? (values.FLY_APP_NAME === undefined ? null : "Fly-Client-IP"),
    production: values.NODE_ENV === "production",
  };
}

/** Generates the secrets once, so that sessions and second factors survive a restart. */
function storedSecrets(dataDir: string, name: "session-secret" | "data-keys"): string[] {
  return readOrCreateSecrets(join(dataDir, name));
}

/**
 * True for the root of one host. The site is served only from there, and mails would show a path or
 * password.
 */
function isOrigin(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { origin } = new URL(url);
  return new URL(url).href === `${origin}/` && !/[?#]/.test(url);
}

/** True if only this machine can open the address. */
export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}
