import { expect } from "vitest";
import { type Dictionary, dictionaries } from "~/locales/dictionaries";
import { type Language, pathInLanguage, withoutLanguage } from "~/locales/languages";
import type { SiteRoute } from "./route-table";
import type { Page, Visitor } from "./visitor";

/** Collects the toasts after forms, in one language. */
export class ToastListener {
  readonly text: Dictionary;
  /** Targets of forms followed by a toast, without their language. */
  private readonly targetsWithToast = new Set<string>();
  private readonly icons = {
    success: new Set<string>(),
    warning: new Set<string>(),
    error: new Set<string>(),
  };
  private lastPostPath = "";

  constructor(readonly language: Language) {
    this.text = dictionaries[language];
  }

  /** A page's address in the language. */
  at(path: string): string {
    return pathInLanguage(path, this.language);
  }

  /** Remembers the address of a browser's last post. */
  follow(visitor: Visitor): Visitor {
    const send = visitor.send.bind(visitor);
    visitor.send = async (path, init) => {
      if (init?.method === "POST") this.lastPostPath = path;
      return send(path, init);
    };
    return visitor;
  }

  /** Checks that the page after a form shows exactly this toast, in the right language. */
  expectToast(
    page: Page,
    expected: string,
    variant: "success" | "warning" | "error" = "success",
  ): void {
    const toasts = page.document.querySelectorAll("input[id^=toast-] + [role=status]");
    expect(toasts.map((toast) => toast.querySelector("p")?.text)).toEqual([expected]);
    expect(page.document.querySelector("html")?.getAttribute("lang")).toBe(this.language);
    this.icons[variant].add(toasts[0]?.querySelector("svg")?.innerHTML ?? "no picture");
    const { pathname } = new URL(this.lastPostPath, "http://localhost");
    this.targetsWithToast.add(withoutLanguage(pathname));
  }

  /** Checks that success and failure look different. */
  expectDistinctIcons(): void {
    expect([...this.icons.success]).toHaveLength(1);
    expect([...this.icons.error]).toHaveLength(1);
    expect(this.icons.success).not.toEqual(this.icons.error);
  }

  /** Routes whose forms have shown no toast yet. */
  routesWithoutToast(routes: readonly SiteRoute[]): string[] {
    const visited = [...this.targetsWithToast];
    return routes
      .map(({ pattern }) => pattern)
      .filter((pattern) => {
        const form = new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`);
        return !visited.some((path) => form.test(path));
      });
  }
}
