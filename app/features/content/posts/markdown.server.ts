import MarkdownIt, { type Token } from "markdown-it";
import { type Language, pathInLanguage } from "~/locales/languages";

/**
 * Renders Markdown to safe HTML. Raw HTML is escaped. Links may use http, https, mailto and tel, or stay within the
 * site; markdown-it refuses dangerous schemes.
 */
export function renderMarkdown(markdown: string, language: Language): string {
  const tokens = parser.parse(markdown, {});
  shiftHeadings(tokens);
  for (const token of tokens) {
    // table alignment uses style attributes, which the CSP forbids
    token.attrs = token.attrs?.filter(([name]) => name !== "style") ?? null;
    for (const [index, child] of (token.children ?? []).entries()) {
      if (child.type !== "link_open") continue;
      localiseLink(child, language);
      const before = token.children?.[index - 1];
      if (before?.type === "text" && isPhoneLink(child))
        before.content = keepWithNumber(before.content);
    }
  }
  return parser.renderer.render(tokens, parser.options, {});
}

// renders only a picture's alt text, because the file would come from another site, without a size
const parser = new MarkdownIt({ html: false, linkify: false, typographer: false });
parser.renderer.rules.image = (tokens, index) =>
  parser.utils.escapeHtml(tokens[index]?.content ?? "");

/**
 * Ends the bold text correctly in `**ভারত (India)**তে`. CommonMark expects spaces between words, but Bengali
 * appends case endings, and Thai has no spaces.
 */
parser.inline.State = class extends parser.inline.State {
  override scanDelims(start: number, canSplitWord: boolean) {
    const found = super.scanDelims(start, canSplitWord);
    if (!canSplitWord) return found;
    const before = this.src.charAt(start - 1);
    const after = this.src.charAt(start + found.length);
    return {
      ...found,
      can_open: found.can_open || (GLUED.test(before) && /\S/.test(after)),
      can_close: found.can_close || (GLUED.test(after) && /\S/.test(before)),
    };
  }
};

const GLUED = /[\p{Script=Bengali}\p{Script=Thai}]/u;

const validateLink = parser.validateLink;
parser.validateLink = (href) =>
  validateLink(href) && /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(href);

/** The page already has an `h1`, so the highest heading level in a post becomes `h2`. */
function shiftHeadings(tokens: Token[]) {
  const headings = tokens.filter(({ type }) => /^heading_(open|close)$/.test(type));
  const levels = headings.map(({ tag }) => Number(tag.slice(1)));
  const shift = 2 - Math.min(...levels);
  for (const [index, heading] of headings.entries()) {
    heading.tag = `h${Math.min(6, (levels[index] ?? 2) + shift)}`;
  }
}

function isPhoneLink(link: Token): boolean {
  return /^tel:/i.test(String(link.attrGet("href")));
}

/** Keeps a phone number on the line of the words before it: "(in Thailand 1669" does not break. */
function keepWithNumber(text: string): string {
  return text.replace(/(?:\([^()]{0,24})? $/, (words) => words.replaceAll(" ", "\u00a0"));
}

/** Internal links keep the reader's language; external links get `rel="noopener"`. */
function localiseLink(link: Token, language: Language) {
  const href = String(link.attrGet("href") ?? "");
  if (href.startsWith("/")) link.attrSet("href", pathInLanguage(href, language));
  else if (/^https?:/i.test(href)) link.attrSet("rel", "noopener");
}
