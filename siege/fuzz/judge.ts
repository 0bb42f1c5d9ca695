import type { IncomingHttpHeaders } from "node:http";
import { unescapedMarkup } from "./canaries";

export const faultKinds = [
  "an error of the server (5xx)",
  "told how it is made (stack, path, SQL, secret)",
  "markup unescaped",
  "a page without its policy (CSP)",
  "a header, cookie or redirect of the sender's making",
  "no answer",
] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface JudgedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Internals that no answer may contain. */
const internals = [
  process.cwd(),
  "node_modules/",
  "SqliteError",
  "SQLITE_",
  '"better-sqlite3"',
  "root:x:0",
];
const stackLine = /\n\s+at (?:async )?[^\n]{1,200}:\d+:\d+\)?/;
const sqlStatement = /\b(?:select|insert into|update|delete from) "\w/i;

/** @param secrets further texts that no answer may contain, e.g. the data folder */
export function faultsOf(
  { status, headers, body }: JudgedAnswer,
  origin: string,
  secrets: readonly string[],
): FaultKind[] {
  const faults: FaultKind[] = [];
  const isBusyAnswer = status === 503 && headers["retry-after"] !== undefined;
  if (status >= 500 && !isBusyAnswer) faults.push("an error of the server (5xx)");
  if (
    [...internals, ...secrets].some((text) => body.includes(text)) ||
    stackLine.test(body) ||
    sqlStatement.test(body)
  ) {
    faults.push("told how it is made (stack, path, SQL, secret)");
  }
  const type = String(headers["content-type"] ?? "");
  if (/html|xml/.test(type) && unescapedMarkup.some((text) => body.includes(text))) {
    faults.push("markup unescaped");
  }
  if (/html/.test(type) && !/default-src 'none'/.test(String(headers["content-security-policy"]))) {
    faults.push("a page without its policy (CSP)");
  }
  if (hasInjectedHeader(headers, origin)) {
    faults.push("a header, cookie or redirect of the sender's making");
  }
  return faults;
}

function hasInjectedHeader(headers: IncomingHttpHeaders, origin: string): boolean {
  if (Object.keys(headers).some((name) => name.includes("canary"))) return true;
  const cookies = headers["set-cookie"] ?? [];
  if (cookies.some((line) => /;\s*domain=|canary/i.test(line))) return true;
  const { location } = headers;
  if (location === undefined) return false;
  // as a browser resolves it on a page of the site
  return !URL.canParse(location, origin) || new URL(location, origin).origin !== origin;
}
