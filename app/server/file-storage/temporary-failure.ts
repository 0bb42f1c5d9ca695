/** What a machine says of a line that leads nowhere, or that is cut. */
const CODES = new Set([
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
  /** Of Amazon's tools: what the bucket answered, where it did. */
  $metadata?: { httpStatusCode?: number };
}

/**
 * Whether a target failed because it does not answer at the moment, so that the same may be tried again:
 * not where it refuses us, or has no room.
 */
export function isTemporaryFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, name, $metadata } = error as Thrown;
  if (name === "TimeoutError" || (typeof code === "string" && CODES.has(code))) return true;
  return ($metadata?.httpStatusCode ?? 0) >= 500;
}
