import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { HTMLElement, type Node, parse, TextNode } from "node-html-parser";
import { freePort, type SiteProcess, waitForServer } from "./site-process";

const SOURCE = resolve("bench/remix-template");

/**
 * Serves the `create-remix` template (`remix-serve`) with the body and styles of one of our pages.
 *
 * @throws Error if its packages are not installed (`npm ci --prefix bench/remix-template`)
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
  return waitForServer(child, port, folder, "/");
}

/** A page's body, styles and title, without scripts, which React must not draw. */
function contentOf(html: string) {
  const document = parse(html);
  const body = document.querySelector("body");
  const css = document.querySelectorAll("style").map((style) => style.text);
  return {
    content: {
      title: document.querySelector("title")?.text ?? "",
      tree: (body?.childNodes ?? []).flatMap(treeOf),
    },
    css: css.join("\n"),
  };
}

type Tree = string | [tag: string, attributes: Record<string, unknown>, children: Tree[]];

function treeOf(node: Node): Tree[] {
  if (!(node instanceof HTMLElement)) return node instanceof TextNode ? [node.text] : [];
  const tag = node.rawTagName;
  if (tag === "script" || tag === "style") return [];
  return [[tag, propertiesOf(node.attributes), node.childNodes.flatMap(treeOf)]];
}

/** React's names for HTML attributes. */
const properties: Record<string, string> = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
  value: "defaultValue",
  checked: "defaultChecked",
};

function propertiesOf(attributes: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) =>
      name === "style" ? [name, stylesOf(value)] : [properties[name] ?? name, value],
    ),
  );
}

function stylesOf(text: string): Record<string, string> {
  const declarations = text.split(";").map((one) => one.split(":"));
  return Object.fromEntries(
    declarations.flatMap(([name, value]) => (name && value ? [[name.trim(), value.trim()]] : [])),
  );
}
