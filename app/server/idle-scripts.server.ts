import type { EntryContext } from "@remix-run/node";

type Manifest = EntryContext["manifest"];

const lean = new WeakMap<Manifest, Manifest>();

/** The context of a page whose styles stand in it (`css`): it links none of its own stylesheets. */
export function withoutOwnSheets(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes = { ...manifest.routes };
  for (const { route } of staticHandlerContext.matches) {
    const own = routes[route.id];
    if (own) routes[route.id] = { ...own, css: [] };
  }
  return { ...context, manifest: { ...manifest, routes } };
}

/**
 * The context of a page that is left by plain links, without stylesheets (its own stand in it) and
 * without what each script imports: that list is there to fetch them early, and is 600 bytes of the
 * first response.
 */
export function withoutImports(context: EntryContext): EntryContext {
  const known = lean.get(context.manifest) ?? leanManifest(context.manifest);
  lean.set(context.manifest, known);
  return { ...context, manifest: known };
}

function leanManifest({ entry, routes, ...rest }: Manifest): Manifest {
  const without = Object.entries(routes).map(([id, route]) => [
    id,
    { ...route, css: [], imports: [] },
  ]);
  return {
    ...rest,
    entry: { ...entry, imports: [] },
    routes: Object.fromEntries(without),
  };
}

/**
 * Makes the scripts of a finished page wait until it has loaded and the browser is idle, so that
 * they never compete with the page for a slow line. The form works as plain HTML until then.
 *
 * Module scripts become data by their type, and preloads are for no medium; a few lines start the
 * scripts, which fetch what the preloads name. Only attributes differ from what React rendered, which
 * hydration leaves alone; the started script is taken out again at once for the same reason. Its lines,
 * of which Remix ends each by a semicolon, lose what indents them.
 */
export function postponeScripts(html: string, nonce: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" media="not all"')
    .replace(MODULE_SCRIPT, (_, before: string, after: string, code: string) => {
      // data is not fetched, so nothing of it is asynchronous (HTML, "The script element")
      const rest = (before + after).replace(/ async(="")?/, "");
      return `<script${rest} type="${WAITING}">${code.replace(/\n\s*/g, "")}</script>`;
    })
    .replace("</body>", `<script nonce="${nonce}">${STARTER}</script></body>`);
}

const MODULE_SCRIPT = /<script([^>]*?) type="module"([^>]*)>(.*?)<\/script>/gs;

/** A media type of our own: a block of data must have one. */
const WAITING = "text/x-module";

const STARTER = [
  'addEventListener("load",()=>(self.requestIdleCallback||setTimeout)(()=>{',
  `document.querySelectorAll("[type='${WAITING}']").forEach(o=>{`,
  'let s=document.createElement("script");s.type="module";s.text=o.text;',
  "document.head.append(s);s.remove()})}))",
].join("");

/**
 * Remix writes the page's data after the end of the document, where HTML lets no script stand. Browsers
 * take those scripts for the last of the body, so there they are put; comments, by which React finds its
 * way, stay where they are.
 */
export function scriptsInBody(html: string): string {
  const end = html.indexOf(END);
  const late = html.slice(end + END.length);
  if (end === -1 || !late.includes("<script")) return html;
  const scripts = late.match(LATE_SCRIPT) ?? [];
  return html.slice(0, end) + scripts.join("") + END + late.replace(LATE_SCRIPT, "");
}

const END = "</body></html>";
const LATE_SCRIPT = /<script\b[^>]*>.*?<\/script>/gs;
