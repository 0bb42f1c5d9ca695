/** Error codes of an unreachable or broken connection. */
const RETRY_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

interface Thrown {
  code?: unknown;
  name?: unknown;
  /** Set by the AWS SDK if the bucket responded. */
  $metadata?: { httpStatusCode?: number };
}

/** True for a temporary failure worth retrying; false for a refusal or a full storage. */
export function isTemporaryFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, name, $metadata } = error as Thrown;
  if (name === "TimeoutError" || (typeof code === "string" && RETRY_CODES.has(code))) return true;
  return ($metadata?.httpStatusCode ?? 0) >= 500;
}
