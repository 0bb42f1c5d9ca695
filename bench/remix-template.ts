import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parse } from "node-html-parser";
import { freePort, running, type SiteProcess } from "./site-process";

const SOURCE = resolve("bench/remix-template");
const TOLD = "h1, h2, h3, p, li, a, summary, label, button";

/**
 * What `create-remix` begins with, as it is served (`remix-serve`), showing every heading, paragraph and
 * link of a page of ours, with that page's stylesheet.
 *
 * @throws Error where its packages are not installed (`npm ci --prefix bench/remix-template`)
 */
export async function startRemixTemplate(page: string): Promise<SiteProcess> {
  if (!existsSync(join(SOURCE, "node_modules"))) {
    throw new Error("the plain Remix template needs: npm ci --prefix bench/remix-template");
  }
  const folder = mkdtempSync(join(tmpdir(), "setu-bench-"));
  cpSync(SOURCE, folder, { recursive: true, filter: (path) => !path.includes("node_modules") });
  symlinkSync(join(SOURCE, "node_modules"), join(folder, "node_modules"));
  const { content, css } = contentOf(await (await fetch(page)).text());
  writeFileSync(join(folder, "app/content.json"), JSON.stringify(content));
  writeFileSync(join(folder, "app/content.css"), css);
  const built = spawnSync("npx", ["remix", "vite:build"], { cwd: folder, encoding: "utf8" });
  if (built.status !== 0) throw new Error(built.stderr);
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"],
    {
      cwd: folder,
      stdio: "ignore",
      env: { ...process.env, NODE_ENV: "production", PORT: String(port), HOST: "127.0.0.1" },
    },
  );
  return running(child, port, folder, "/");
}

/** What a page says, in its order; what stands within another of them is told once. */
function contentOf(html: string) {
  const document = parse(html);
  const blocks = document
    .querySelectorAll(TOLD)
    .filter((element) => element.closest(TOLD) === element)
    .filter((element) => !element.parentNode?.closest?.(TOLD))
    .map((element) => ({
      tag: element.rawTagName,
      text: element.text.trim().replace(/\s+/g, " "),
      href: element.getAttribute("href"),
    }))
    .filter(({ text }) => text !== "");
  const css = document.querySelectorAll("style").map((style) => style.text);
  return {
    content: { title: document.querySelector("title")?.text ?? "", blocks },
    css: css.join("\n"),
  };
}
