import { type ChildNode, parse } from "postcss";
import { plainMarkup } from "~/server/plain-markup";
import { isMade, shortNames } from "./short-names";

/** A page's styles as they were read; there are as many as there are kinds of pages. */
const known = new Map<string, Part[]>();

const CLASS_ATTRIBUTE = / class="([^"]*)"/g;
const STYLE_ELEMENT = /(<style[^>]*>)(.*?)(<\/style>)/gs;
/** What an attribute is to hold is no name of a class. */
const CLASS_IN_SELECTOR = /\[[^\]]*\]|\.(-?[A-Za-z_][\w-]*)/g;
/** What markup says once and for all; `open` and `hidden` come and go under a reader's hand. */
const SAID_IN_MARKUP = /\[((?:data|aria)-[\w-]+|lang)(?:=["']?([\w-]+)["']?)?\]/g;

/**
 * The page with those of its styles that can apply to it, and with names of classes as short as they can be.
 * Sheets hold what any page of their routes may need: a fifth of the home page's styles are of forms, toasts
 * and states that are not on it.
 *
 * Only for a page that no script changes: what it has of classes now is all that it will ever have.
 */
export function withUsedStyles(html: string): string {
  if (/<script[^>]* (src=|type="module")/.test(html)) return html;
  const worn = [...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names = ""]) => names.split(/\s+/));
  const classes = new Set(worn);
  const bare = html.replace(STYLE_ELEMENT, "");
  const isThere = ({ classes: names, attributes }: Selector) =>
    names.every((name) => classes.has(name)) && attributes.every((one) => bare.includes(one));
  const sheets = [...html.matchAll(STYLE_ELEMENT)].map(([, , css = ""]) => usedParts(css, isThere));
  const named = sheets.flatMap(namesIn);
  const styled = new Set(named);
  const isKept = (name: string) => styled.has(name) || !isMade(name);
  const names = shortNames([...worn.filter(isKept), ...named]);
  const properties = new Set(
    [bare, ...sheets.map((parts) => written(parts, names))]
      .flatMap((text) => [...text.matchAll(/var\((--[\w-]+)/g)])
      .map(([, name]) => name),
  );
  const isRead = (property: string) => properties.has(property);
  return plainMarkup(html)
    .replace(CLASS_ATTRIBUTE, (_, all: string) => {
      const kept = all.split(/\s+/).filter(isKept);
      const short = kept.map((name) => names.get(name) ?? name);
      return short.length > 0 ? ` class="${short.join(" ")}"` : "";
    })
    .replace(STYLE_ELEMENT, (_, start: string, _css: string, end: string) => {
      const parts = sheets.shift() ?? [];
      return `${start}${shortened(written(parts, names), parts, isRead)}${end}`;
    });
}

/** What a sheet is made of. Only this is remembered of it: postcss's own tree takes a hundred times the text. */
type Part =
  | { kind: "text"; text: string }
  | { kind: "rule"; selectors: Selector[]; block: string }
  | { kind: "group"; head: string; parts: Part[] }
  | { kind: "keyframes"; name: string; text: string };

interface Selector {
  text: string;
  classes: string[];
  /** As markup has them, or begins them: ` data-state="done"`, ` data-state`. */
  attributes: string[];
}

function usedParts(css: string, isThere: (selector: Selector) => boolean): Part[] {
  let parts = known.get(css);
  if (!parts) {
    // a part of the page's text would keep all of the page in memory (V8's sliced strings)
    const own = Buffer.from(css).toString();
    parts = partsOf(parse(own).nodes);
    known.set(own, parts);
  }
  const rules = written(
    wornParts(parts, isThere, () => false),
    new Map(),
  );
  return wornParts(parts, isThere, (name) =>
    new RegExp(`animation[^;}]*[: ,]${name}\\b`).test(rules),
  );
}

function partsOf(nodes: readonly ChildNode[]): Part[] {
  return nodes.map((node) => {
    const text = node.toString();
    if (node.type === "rule") {
      const selectors = node.selectors.map(selectorOf);
      return { kind: "rule", selectors, block: text.slice(text.indexOf("{")) };
    }
    if (node.type !== "atrule") return { kind: "text", text };
    if (node.nodes === undefined) return { kind: "text", text: `${text};` };
    if (node.name === "keyframes") return { kind: "keyframes", name: node.params, text };
    const isOfRules = node.nodes.some(({ type }) => type === "rule" || type === "atrule");
    if (!isOfRules) return { kind: "text", text };
    return { kind: "group", head: text.slice(0, text.indexOf("{")), parts: partsOf(node.nodes) };
  });
}

function wornParts(
  parts: readonly Part[],
  isThere: (selector: Selector) => boolean,
  isPlayed: (animation: string) => boolean,
): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === "keyframes") return isPlayed(part.name) ? [part] : [];
    if (part.kind === "group") {
      const inside = wornParts(part.parts, isThere, isPlayed);
      return inside.length > 0 ? [{ ...part, parts: inside }] : [];
    }
    if (part.kind !== "rule") return [part];
    const selectors = part.selectors.filter(isThere);
    return selectors.length > 0 ? [{ ...part, selectors }] : [];
  });
}

/** Each name as often as it stands there. */
function namesIn(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (part.kind === "group") return namesIn(part.parts);
    if (part.kind !== "rule") return [];
    return part.selectors.flatMap(({ text }) => classesIn(text));
  });
}

function written(parts: readonly Part[], names: ReadonlyMap<string, string>): string {
  const texts = parts.map((part) => {
    if (part.kind === "group") return `${part.head}{${written(part.parts, names)}}`;
    if (part.kind !== "rule") return part.text;
    const selectors = part.selectors.map(({ text }) =>
      text.replace(CLASS_IN_SELECTOR, (all, name?: string) =>
        name === undefined ? all : `.${names.get(name) ?? name}`,
      ),
    );
    return selectors.join(",") + part.block;
  });
  return texts.join("");
}

/** Without the colours and the like that nothing on the page asks for, and with short names of animations. */
function shortened(
  css: string,
  parts: readonly Part[],
  isRead: (property: string) => boolean,
): string {
  const animations = shortNames(
    parts.flatMap((part) => (part.kind === "keyframes" ? part.name : [])),
  );
  return css
    .replace(/(?<=[{;])(--[\w-]+):\s*([^;{}]*(?:;|(?=})))/g, (_, name: string, value: string) =>
      isRead(name) ? `${name}:${value}` : "",
    )
    .replace(/[\w-]+/g, (word) => animations.get(word) ?? word);
}

/** What an element or one around it must have; what a list (`:is()`, `:not()`) says, none must. */
function selectorOf(text: string): Selector {
  const alone = text.replace(/:(not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, "");
  const attributes = [...alone.matchAll(SAID_IN_MARKUP)].map(([, name, value]) =>
    value === undefined ? ` ${name}` : ` ${name}="${value}"`,
  );
  return { text, classes: classesIn(alone), attributes };
}

function classesIn(selector: string): string[] {
  return [...selector.matchAll(CLASS_IN_SELECTOR)].flatMap(([, name]) => name ?? []);
}
