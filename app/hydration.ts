/**
 * What the browser gets of a page's JavaScript, said by its route as `handle.hydrate`:
 * `never`: none (public content); `idle`: after the page has loaded, and not under
 * `Save-Data: on` (public forms); `always` (dashboard).
 */
export type Hydration = "never" | "idle" | "always";

export interface PageHandle {
  hydrate: Hydration;
}

/** The policy of the innermost matched route that states one; `never` where none does. */
export function hydrationOf(handles: readonly unknown[]): Hydration {
  for (const handle of [...handles].reverse()) {
    const policy = (handle as Partial<PageHandle> | undefined)?.hydrate;
    if (policy) return policy;
  }
  return "never";
}
