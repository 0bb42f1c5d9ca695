import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { openDatabase } from "#db/connection.server";
import type { PageHandler } from "~/http/remix-pages";
import { createServices } from "~/http/services";
import type { Services } from "~/server/context";
import { readEnv } from "~/server/env.server";
import { createLog } from "~/server/log.server";
import { TEST_SECRETS } from "./secrets";

/** Long enough to be compressed. */
export const LONG_PAGE = `<!DOCTYPE html><title>page</title>${"<p>Setu is Bengali for bridge.</p>".repeat(40)}`;

/** Services over an empty database in memory; log lines go to `lines`. */
export function testServices(lines: string[], environment: Record<string, string> = {}): Services {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "setu-app-"));
  const env = readEnv({ ...TEST_SECRETS, DATA_DIR, ...environment });
  const now = () => new Date("2026-11-20T10:00:00.000Z");
  return createServices(env, {
    db: openDatabase("file::memory:"),
    now,
    log: createLog((line) => lines.push(line), now),
  });
}

/** A handler with the same page for every address. */
export function htmlHandler(text = LONG_PAGE, headers: Record<string, string> = {}): PageHandler {
  return async () =>
    new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8", ...headers } });
}

let folder: string | undefined;
/** A folder with a content-hashed script, an icon and a hidden file. */
export function assetsFolder(): string {
  if (folder) return folder;
  folder = mkdtempSync(join(tmpdir(), "setu-assets-"));
  mkdirSync(join(folder, "assets"));
  const script = "export const words = 'hello';\n".repeat(60);
  writeFileSync(join(folder, "assets", "app-abc.js"), script);
  writeFileSync(join(folder, "assets", "app-abc.js.br"), brotliCompressSync(script));
  writeFileSync(join(folder, "icon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, ".vite", "manifest.json"), "no");
  return folder;
}
