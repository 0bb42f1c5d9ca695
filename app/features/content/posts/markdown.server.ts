import MarkdownIt, { type Token } from "markdown-it";
import { type Language, pathInLanguage } from "~/locales/languages";

/**
 * Markdown as HTML that may stand in a page. Raw HTML comes out as the text it is, and only links
 * to the web, to mail and phone, and within the site become links (markdown-it refuses
 * `javascript:`, `vbscript:`, `file:` and `data:`; what is left is checked here).
 */
export function renderMarkdown(markdown: string, language: Language): string {
  const tokens = parser.parse(markdown, {});
  shiftHeadings(tokens);
  for (const token of tokens) {
    // alignment of table cells: style attributes are forbidden
    token.attrs = token.attrs?.filter(([name]) => name !== "style") ?? null;
    for (const [index, child] of (token.children ?? []).entries()) {
      if (child.type !== "link_open") continue;
      tie(child, language);
      const before = token.children?.[index - 1];
      if (before?.type === "text" && isNumber(child)) before.content = leadingTo(before.content);
    }
  }
  return parser.renderer.render(tokens, parser.options, {});
}

// a picture could come from anywhere and has no size: its words are shown instead
const parser = new MarkdownIt({ html: false, linkify: false, typographer: false });
parser.renderer.rules.image = (tokens, index) =>
  parser.utils.escapeHtml(tokens[index]?.content ?? "");

/**
 * `**ভারত (India)**তে` ends its bold: CommonMark's rule (a mark between a sign and a letter begins) takes for
 * granted that spaces part words, but Bengali glues its case endings on, and Thai has no spaces.
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

/** The page has its `h1`; whatever level a post begins with, its first headings are `h2`. */
function shiftHeadings(tokens: Token[]) {
  const headings = tokens.filter(({ type }) => /^heading_(open|close)$/.test(type));
  const levels = headings.map(({ tag }) => Number(tag.slice(1)));
  const shift = 2 - Math.min(...levels);
  for (const [index, heading] of headings.entries()) {
    heading.tag = `h${Math.min(6, (levels[index] ?? 2) + shift)}`;
  }
}

function isNumber(link: Token): boolean {
  return /^tel:/i.test(String(link.attrGet("href")));
}

/** Kept on one line with the number after it: the word before, or what begins a bracket ("in Thailand 1669"). */
function leadingTo(text: string): string {
  return text.replace(/(?:\([^()]{0,24})? $/, (words) => words.replaceAll(" ", "\u00a0"));
}

/** Within the site a link stays in the reader's language; outward it hands nothing over. */
function tie(link: Token, language: Language) {
  const href = String(link.attrGet("href") ?? "");
  if (href.startsWith("/")) link.attrSet("href", pathInLanguage(href, language));
  else if (/^https?:/i.test(href)) link.attrSet("rel", "noopener");
}
