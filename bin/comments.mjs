// `npm run lint`: refuses comments that are hard to read (docs/vocabulary.md, "In comments").
import { globSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import ts from "typescript";

const CHECKED_FILES = "{app,bench,bin,db,siege,tests}/**/*.{ts,tsx,mjs,cjs,js}";

const MAX_WORDS = 30;
const FREE_RELATIVE = /^(what|who|whom|whose|which|how|whether|of|by)(ever)?\b/i;
const JSDOC_TAGS = /(?:^|\s)@(?:param|returns|throws)\b/;
const refusedWords = retiredWords(readFileSync("docs/vocabulary.md", "utf8"));

/** @returns one line for each fault in a comment */
export function faultsOf(file, text) {
  return commentsOf(file, text).flatMap(({ line, words: comment }) => {
    const [words] = comment.split(JSDOC_TAGS);
    const length = words.split(/\s+/).filter((word) => /\w/.test(word)).length;
    const retired = refusedWords.find((word) => new RegExp(`\\b${word}\\b`, "i").test(comment));
    return [
      FREE_RELATIVE.test(words) && `begins with "${words.split(/\s/)[0]}"`,
      length > MAX_WORDS && `has ${length} words, more than ${MAX_WORDS}`,
      retired && `says "${retired}", see docs/vocabulary.md`,
    ]
      .filter(Boolean)
      .map((fault) => `${file}:${line}: ${fault}: ${words.slice(0, 60)}`);
  });
}

/** Returns the comments without their markers; consecutive `//` lines are one comment. */
function commentsOf(file, text) {
  const code = withoutLiterals(file, text);
  return [...code.matchAll(/\/\*[\s\S]*?\*\/|\/\/.*(?:\n[ \t]*\/\/.*)*/g)].map((found) => ({
    line: code.slice(0, found.index).split("\n").length,
    words: found[0]
      .replace(/^[ \t]*(?:\/\*+|\*(?!\/)|\/\/+)|\*+\/$/gm, "")
      .replace(/\s+/g, " ")
      .trim(),
  }));
}

/** Replaces strings, templates, regular expressions and JSX text with blanks. */
function withoutLiterals(file, text) {
  const options = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: 1 };
  const source = ts.createSourceFile(file, text, options);
  let code = "";
  visit(source);
  return code + text.slice(code.length);

  function visit(node) {
    if (node.kind === ts.SyntaxKind.JsxText || isLiteral(node)) {
      code += text.slice(code.length, node.getStart(source));
      code += text.slice(code.length, node.end).replace(/[^\n]/g, " ");
    } else {
      ts.forEachChild(node, visit);
    }
  }
}

function isLiteral({ kind }) {
  return kind >= ts.SyntaxKind.StringLiteral && kind <= ts.SyntaxKind.TemplateTail;
}

/** The right column of the table "In comments". */
function retiredWords(vocabulary) {
  const [, section = ""] = vocabulary.split("## In comments");
  return [...section.matchAll(/^\|[^|]+\|([^|]+)\|$/gm)]
    .slice(2)
    .flatMap(([, cell]) => cell.split(",").map((word) => word.trim()));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const files = globSync(CHECKED_FILES, { exclude: (name) => name === "node_modules" });
  const faults = files.flatMap((file) => faultsOf(file, readFileSync(file, "utf8")));
  for (const fault of faults) console.error(fault);
  console.log(`${files.length} files, ${faults.length} comments to be read twice`);
  process.exitCode = faults.length > 0 || files.length === 0 ? 1 : 0;
}
