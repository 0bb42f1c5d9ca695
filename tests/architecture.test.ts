import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

/** Who may import whom; see CONTRIBUTING.md. */
const root = resolve(".");
const sources = filesBelow(resolve("app")).filter((file) => /\.(ts|tsx)$/.test(file));
const imports = sources.flatMap((file) => importsOf(file).map((target) => ({ file, target })));

describe("the layout", () => {
  it("has something to check", () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(imports.length).toBeGreaterThan(100);
  });

  it("lets nothing import routes", () => {
    expect(
      offences((file, target) => file !== "app/routes.ts" && target.startsWith("app/routes/")),
    ).toEqual([]);
  });

  it("keeps the kit free of features, dictionaries, plumbing and the database", () => {
    expect(
      offences((file, target) => {
        if (!file.startsWith("app/ui/")) return false;
        return (
          /^(app\/(features|server|http|site)\/|db\/)/.test(target) ||
          /^app\/locales\/(en|bn|th)\b/.test(target)
        );
      }),
    ).toEqual([]);
  });

  it("keeps plumbing free of features", () => {
    expect(
      offences(
        (file, target) => file.startsWith("app/server/") && target.startsWith("app/features/"),
      ),
    ).toEqual([]);
  });

  it("lets only features, plumbing and the server reach the database", () => {
    expect(
      offences((file, target) => {
        if (!target.startsWith("db/") || isTest(file)) return false;
        const isServerFile = /\.server\.tsx?$/.test(file);
        return !(
          file.startsWith("app/http/") ||
          (/^app\/(features|server)\//.test(file) && isServerFile) ||
          // the type of a request's context
          file === "app/server/context.ts"
        );
      }),
    ).toEqual([]);
  });

  it("lets migrations import kysely alone", () => {
    const migrations = filesBelow(resolve("db/migrations"));
    const others = migrations.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/from "([^"]+)"/g)]
        .map((match) => match[1])
        .filter((name) => name !== "kysely"),
    );
    expect(others).toEqual([]);
  });

  it("lets a feature import another only through its types, schemas, components or verbs", () => {
    expect(
      offences((file, target) => {
        const from = featureOf(file);
        const to = featureOf(target);
        if (!from || !to || from === to || isTest(file)) return false;
        return isOwnAffair(target);
      }),
    ).toEqual([]);
  });

  it("lets no features import each other in a circle", () => {
    const edges = new Map<string, Set<string>>();
    for (const { file, target } of imports) {
      const from = featureOf(file);
      const to = featureOf(target);
      if (!from || !to || from === to || isTest(file)) continue;
      edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
    expect(edges.size).toBeGreaterThan(5);
    expect(circleIn(edges)).toBeNull();
  });

  it("spells addresses in paths.ts alone", () => {
    const spelled = sources.filter((file) => {
      if (isTest(file) || /app\/(paths|routes)\.ts$/.test(file) || file.includes("/http/"))
        return false;
      return /(?:href|action|to)="\/[a-z]/.test(readFileSync(file, "utf8"));
    });
    expect(spelled.map((file) => relative(root, file))).toEqual([]);
  });
});

function offences(isOffence: (file: string, target: string) => boolean): string[] {
  return imports
    .map(({ file, target }) => ({ file: relative(root, file), target: relative(root, target) }))
    .filter(({ file, target }) => isOffence(file, target))
    .map(({ file, target }) => `${file} → ${target}`);
}

function importsOf(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const written =
    /^\s*(?:import|export)\b[^;]*?from "([^"]+)"|^import "([^"]+)"|\bimport\(\s*"([^"]+)"/gm;
  return [...source.matchAll(written)]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? "")
    .flatMap((name) => {
      if (name.startsWith("~/")) return [join(root, "app", name.slice(2))];
      if (name.startsWith("#db/")) return [join(root, "db", name.slice(4))];
      return name.startsWith(".") ? [resolve(dirname(file), name)] : [];
    });
}

function featureOf(path: string): string | null {
  return /app\/features\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** A feature's styles and tests. */
function isOwnAffair(target: string): boolean {
  return /\.(?:css|test)(?:\.tsx?)?$/.test(target);
}

function circleIn(edges: Map<string, Set<string>>): string[] | null {
  const finished = new Set<string>();
  const visit = (node: string, trail: string[]): string[] | null => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node];
    if (finished.has(node)) return null;
    for (const next of edges.get(node) ?? []) {
      const circle = visit(next, [...trail, node]);
      if (circle) return circle;
    }
    finished.add(node);
    return null;
  };
  for (const node of edges.keys()) {
    const circle = visit(node, []);
    if (circle) return circle;
  }
  return null;
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}
