import { createHash } from "node:crypto";

/** Sources of a content security policy, such as `'sha256-…'`, for what stands in the page itself. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/**
 * Takes the nonce out of a page, and names by its hash what carried it: such a page can be shown to
 * more than one reader. What did not carry the nonce does not run with its hash either.
 *
 * https://www.w3.org/TR/CSP3/#match-element-to-source-list
 */
export function inlineHashes(html: string, nonce: string): { html: string; hashes: InlineHashes } {
  const hashes: InlineHashes = { scripts: [], styles: [] };
  // of base64's letters the plus alone means something to an expression
  const itsNonce = nonce.replaceAll("+", "\\+");
  const marked = new RegExp(`<(script|style)([^>]*?) nonce="${itsNonce}"([^>]*)>(.*?)</\\1>`, "gs");
  const without = html.replace(
    marked,
    (_, name: string, before: string, after: string, text: string) => {
      const attributes = before + after;
      // data is never run, and what has an address is not in the page
      if (!/ type="application\/ld\+json"| src="/.test(attributes)) {
        hashes[name === "script" ? "scripts" : "styles"].push(hashOf(text));
      }
      return `<${name}${attributes}>${text}</${name}>`;
    },
  );
  return { html: without, hashes };
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
