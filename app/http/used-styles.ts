import { type ChildNode, parse } from "postcss";

/** A page's styles as they were read; there are as many as there are kinds of pages. */
const known = new Map<string, Part[]>();

/**
 * The page with those of its styles that can apply to it. Sheets hold what any page of their routes may
 * need: a fifth of the home page's styles are of forms, toasts and states that are not on it.
 *
 * Only for a page that no script changes: what it has of classes now is all that it will ever have.
 */
export function withUsedStyles(html: string): string {
  if (/<script[^>]* (src=|type="module")/.test(html)) return html;
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)),
  );
  return html.replace(
    /(<style[^>]*>)(.*?)(<\/style>)/gs,
    (_, start: string, css: string, end: string) => `${start}${usedStyles(css, classes)}${end}`,
  );
}

/** What a sheet is made of. Only this is remembered of it: postcss's own tree takes a hundred times the text. */
type Part =
  | { kind: "text"; text: string }
  | { kind: "rule"; selectors: { text: string; classes: string[] }[]; block: string }
  | { kind: "group"; head: string; parts: Part[] }
  | { kind: "keyframes"; name: string; text: string };

function usedStyles(css: string, classes: ReadonlySet<string>): string {
  const parts = known.get(css) ?? partsOf(parse(css).nodes);
  known.set(css, parts);
  const rules = written(parts, classes, () => false);
  return written(parts, classes, (name) =>
    new RegExp(`animation[^;}]*[: ,]${name}\\b`).test(rules),
  );
}

function partsOf(nodes: readonly ChildNode[]): Part[] {
  return nodes.map((node) => {
    const text = node.toString();
    if (node.type === "rule") {
      const selectors = node.selectors.map((one) => ({ text: one, classes: classesOf(one) }));
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

function written(
  parts: readonly Part[],
  classes: ReadonlySet<string>,
  isPlayed: (animation: string) => boolean,
): string {
  const texts = parts.map((part) => {
    if (part.kind === "text") return part.text;
    if (part.kind === "keyframes") return isPlayed(part.name) ? part.text : "";
    if (part.kind === "group") {
      const inside = written(part.parts, classes, isPlayed);
      return inside && `${part.head}{${inside}}`;
    }
    const used = part.selectors.filter((one) => one.classes.every((name) => classes.has(name)));
    return used.length > 0 ? used.map(({ text }) => text).join(",") + part.block : "";
  });
  return texts.join("");
}

/** What an element or one around it must have; what a list (`:is()`, `:not()`) says, none must. */
function classesOf(selector: string): string[] {
  const alone = selector.replace(/:(not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, "");
  return [...alone.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
}
