import { join, resolve } from "node:path";
import { z } from "zod";
import { isPostgresUrl } from "#db/connection.server";
import { backupProblems } from "./backup-settings";
import { databaseProblems } from "./database-settings.server";
import { keptSecrets, listOfSecrets, secretProblem } from "./secrets.server";
import { asksForPlainMail } from "./smtp-url";
import { uploadProblems, uploadsUrlOf } from "./upload-settings.server";

export interface Env {
  port: number;
  host: string;
  /** Where Prometheus asks (app/metrics); null: nothing is counted. */
  metricsPort: number | null;
  metricsHost: string;
  /** Absolute. Holds the database, mail, uploads and the generated secrets. */
  dataDir: string;
  /** Of SQLite's file (`file:`), or of a database on a PostgreSQL server (`postgres:`). */
  databaseUrl: string;
  /** Signs whatever is signed from now on. */
  sessionSecret: string;
  /** The secrets whose signatures still hold: the current one and those before it. */
  sessionSecrets: readonly string[];
  /** Keys of second-factor secrets: the first one seals, each of them opens. */
  dataKeys: readonly string[];
  /** Without a trailing slash. */
  publicUrl: string;
  smtpUrl: string | null;
  mailFrom: string | null;
  seed: "sample" | "none";
  rateLimits: boolean;
  adminRequires2fa: boolean;
  /** Where backups go; null: none are made. */
  backup: BackupSettings | null;
  /** Where uploaded pictures go: `file:` and a folder, or `s3://bucket/prefix`; null: none are taken. */
  uploadsUrl: string | null;
  /** The header in which the proxy in front gives the client's address; null: ask the socket. */
  clientAddressHeader: string | null;
  production: boolean;
}

export interface BackupSettings {
  /** `file:` and a folder, or `s3://bucket/prefix`. */
  url: string;
  /** The public key of age that encrypts them. */
  recipient: string;
}

const secrets = z
  .string()
  .transform(listOfSecrets)
  .superRefine((list, context) => {
    for (const message of list.map(secretProblem)) {
      if (message) context.addIssue({ code: "custom", message });
    }
  });

const variables = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    HOST: z.string().min(1).default("0.0.0.0"),
    METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
    METRICS_HOST: z.string().min(1).default("127.0.0.1"),
    DATA_DIR: z.string().min(1).default("./data"),
    DATABASE_URL: z
      .string()
      .regex(/^(file|postgres(ql)?):/, 'must start with "file:" or "postgres:"')
      .refine((url) => !isPostgresUrl(url) || URL.canParse(url), "cannot be read as an address")
      .optional(),
    SESSION_SECRET: z
      .string()
      .superRefine((secret, context) => {
        const message = secretProblem(secret);
        if (message) context.addIssue({ code: "custom", message });
      })
      .optional(),
    SESSION_SECRET_PREVIOUS: secrets.default([]),
    DATA_KEYS: secrets
      .refine((list) => list.length > 0, "needs a key, or to be left out altogether")
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
    message: "must not be PORT, which everybody reaches",
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
 * @throws Error with one line for each variable that does not fit, or naming a kept secret that
 *   cannot be used
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`The environment does not fit (see .env.example):\n${lines.join("\n")}`);
  }
  const values = parsed.data;
  const dataDir = resolve(values.DATA_DIR);
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const databaseUrl = values.DATABASE_URL ?? `file:${join(dataDir, "setu.db")}`;
  const current = values.SESSION_SECRET ? [values.SESSION_SECRET] : kept(dataDir, "session-secret");
  const sessionSecrets = [...current, ...values.SESSION_SECRET_PREVIOUS];
  return {
    port: values.PORT,
    host: values.HOST,
    metricsPort: values.METRICS_PORT ?? null,
    metricsHost: values.METRICS_HOST,
    dataDir,
    databaseUrl,
    sessionSecret: sessionSecrets[0] as string,
    sessionSecrets,
    dataKeys: values.DATA_KEYS ?? kept(dataDir, "data-keys"),
    publicUrl,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    seed: values.SEED,
    rateLimits: !(values.RATE_LIMITS === "off" && isLoopback(publicUrl)),
    // what is on https is a real site; elsewhere somebody is trying it out
    adminRequires2fa: values.ADMIN_REQUIRE_2FA
      ? values.ADMIN_REQUIRE_2FA === "1"
      : publicUrl.startsWith("https:"),
    backup:
      values.BACKUP_URL && values.BACKUP_RECIPIENT
        ? { url: values.BACKUP_URL, recipient: values.BACKUP_RECIPIENT }
        : null,
    uploadsUrl: uploadsUrlOf(values.UPLOADS_URL, { dataDir, databaseUrl }),
    // Fly's proxy overwrites its header; elsewhere a header is anybody's word until it is named
    clientAddressHeader:
      values.CLIENT_ADDRESS_HEADER ?? (values.FLY_APP_NAME === undefined ? null : "Fly-Client-IP"),
    production: values.NODE_ENV === "production",
  };
}

/** Generated once, so that sessions and second factors outlive a restart. */
function kept(dataDir: string, name: "session-secret" | "data-keys"): string[] {
  return keptSecrets(join(dataDir, name));
}

/** Everything is served from the root of one host; a path or a password would end up in mails. */
function isOrigin(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { origin } = new URL(url);
  return new URL(url).href === `${origin}/` && !/[?#]/.test(url);
}

function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}
