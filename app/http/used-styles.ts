import { type AtRule, type ChildNode, type Container, parse, type Root, type Rule } from "postcss";

/** A page's styles as they were read; there are as many as there are kinds of pages. */
const known = new Map<string, Root>();

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

function usedStyles(css: string, classes: ReadonlySet<string>): string {
  const sheet = known.get(css) ?? parse(css);
  known.set(css, sheet);
  const used = sheet.clone();
  used.walkRules((rule) => leaveOut(rule, classes));
  const groups: AtRule[] = [];
  used.walkAtRules((group) => {
    groups.unshift(group);
  });
  // from the innermost on
  for (const group of groups) if (group.nodes?.length === 0) group.remove();
  const text = used.toString();
  used.walkAtRules("keyframes", (frames) => {
    if (!isNamed(frames, text)) frames.remove();
  });
  return used.toString();
}

function leaveOut(rule: Rule, classes: ReadonlySet<string>): void {
  if (isOfKeyframes(rule)) return;
  const used = rule.selectors.filter((selector) =>
    classesOf(selector).every((name) => classes.has(name)),
  );
  if (used.length === 0) rule.remove();
  else if (used.length < rule.selectors.length) rule.selectors = used;
}

function isOfKeyframes({ parent }: Rule): boolean {
  const group = parent as Container<ChildNode> | undefined;
  return group?.type === "atrule" && (group as AtRule).name === "keyframes";
}

/** What an element or one around it must have; what a list (`:is()`, `:not()`) says, none must. */
function classesOf(selector: string): string[] {
  const alone = selector.replace(/:(not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, "");
  return [...alone.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
}

/** Whether an animation uses them. */
function isNamed({ params }: AtRule, css: string): boolean {
  return new RegExp(`animation[^;}]*[: ,]${params}\\b`).test(css);
}
