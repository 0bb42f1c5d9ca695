/**
 * Makes the scripts of a finished page wait until it has loaded and the browser is idle, so that
 * they never compete with the page for a slow line. The form works as plain HTML until then.
 *
 * Module scripts become inert by their type and preloads by their relation; a few lines start
 * them. Only attributes differ from what React rendered, which hydration leaves alone; the
 * started script is taken out again at once for the same reason.
 */
export function postponeScripts(html: string, nonce: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="x-modulepreload"')
    .replace(/<script([^>]*?) type="module"([^>]*)>/g, '<script$1 type="x-module"$2>')
    .replace("</body>", `<script nonce="${nonce}">${STARTER}</script></body>`);
}

const STARTER = [
  'addEventListener("load",()=>(self.requestIdleCallback||setTimeout)(()=>{',
  'document.querySelectorAll("[type=x-module]").forEach(o=>{',
  'let s=document.createElement("script");s.type="module";s.text=o.text;',
  "document.head.append(s);s.remove()})}))",
].join("");
