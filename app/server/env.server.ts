import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";

export interface Env {
  port: number;
  host: string;
  /** Absolute. Holds the database, mail, uploads and the generated secret. */
  dataDir: string;
  databaseUrl: string;
  sessionSecret: string;
  /** Without a trailing slash. */
  publicUrl: string;
  smtpUrl: string | null;
  mailFrom: string | null;
  seed: "sample" | "none";
  rateLimits: boolean;
  adminRequires2fa: boolean;
  /** The header in which the proxy in front says who asks; null: believe none, ask the socket. */
  clientAddressHeader: string | null;
  production: boolean;
}

const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default("0.0.0.0"),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z.string().startsWith("file:", 'must start with "file:"').optional(),
  SESSION_SECRET: z.string().min(32, "needs at least 32 characters").optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  SEED: z.enum(["sample", "none"]).default("sample"),
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
  ADMIN_REQUIRE_2FA: z.enum(["0", "1"]).default("0"),
  CLIENT_ADDRESS_HEADER: z
    .string()
    .regex(/^[\w-]+$/, "must be the name of a header, e.g. X-Real-IP")
    .optional(),
  FLY_APP_NAME: z.string().optional(),
  NODE_ENV: z.string().default("production"),
});

/**
 * Reads and checks the environment; an empty variable counts as absent.
 *
 * @throws Error with one line for each variable that does not fit
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
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, "");
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? `file:${join(dataDir, "setu.db")}`,
    sessionSecret: values.SESSION_SECRET ?? keptSecret(dataDir),
    publicUrl,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    seed: values.SEED,
    rateLimits: !(values.RATE_LIMITS === "off" && isLoopback(publicUrl)),
    adminRequires2fa: values.ADMIN_REQUIRE_2FA === "1",
    // Fly's proxy overwrites its header; elsewhere a header is anybody's word until it is named
    clientAddressHeader:
      values.CLIENT_ADDRESS_HEADER ?? (values.FLY_APP_NAME === undefined ? null : "Fly-Client-IP"),
    production: values.NODE_ENV === "production",
  };
}

/** Generated once, so that sessions outlive a restart. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, "session-secret");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    try {
      writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
    } catch (error) {
      // another process was first: its secret is the one to read
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
  return readFileSync(file, "utf8").trim();
}

function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}
