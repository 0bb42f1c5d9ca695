/**
 * The path in a `file:` URL, relative or absolute: `file:./data/setu.db`, `file:/data/setu.db`,
 * `file:///data/setu.db`.
 */
export function pathOfFileUrl(url: string): string {
  return decodeURIComponent(url.slice("file:".length).replace(/^\/\/(?=\/)/, ""));
}
