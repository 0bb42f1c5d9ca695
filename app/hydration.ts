/**
 * What the browser gets of a page's JavaScript, said by its route as `handle.hydrate`:
 * `never`: none (public content); `idle`: after the page has loaded, and not under
 * to who saves data (public forms); `always` (dashboard).
 */
export type Hydration = "never" | "idle" | "always";

/**
 * The parameters that public pages read from their address; any other, e.g. a tracker's `fbclid`, changes
 * nothing of a page.
 */
export const pageParameters = [
  "all",
  "category",
  "country",
  "hospital",
  "page",
  "q",
  "service",
  "specialty",
  "treatment",
] as const;

export interface PageHandle {
  hydrate: Hydration;
  /**
   * The page is the same for everybody who comes without a session, and is drawn once for all of them
   * (`http/shared-pages.ts`). Names the parameters of its query that it reads; it stands for no form
   * that carries a token, and no link that is one reader's.
   */
  shared?: readonly (typeof pageParameters)[number][];
  /**
   * The id of the `AppForm` that is filled in on the page and posts to its address. The furniture's
   * switches post it along, so that nothing typed is lost, and the phone's bar leads to no other form.
   * A page that does not always have it, or posts it elsewhere, says so in its data (`KeepsForm`).
   */
  form?: string;
  /** A list whose search (`SEARCH_FORM`) may be half typed: the switches keep that too. */
  searched?: true;
  /** A public form: not shared, and the phone may keep its page all the same (`site/offline-rule.ts`). */
  kept?: true;
  /**
   * Says what became of a form, or that there is no line: no form is asked for there. Where its data names
   * what was sent (`about`), a chat from its bar begins with that.
   */
  isAnswer?: true;
}

/** The form that is filled in on a page, and where it is posted if not there. */
export interface FormOfPage {
  id: string;
  action?: string;
}

/** What a loader says of the page's form, where its route's handle cannot: null where there is none. */
export interface KeepsForm {
  keptForm: FormOfPage | null;
}

/** The policy of the innermost matched route that states one; `never` where none does. */
export function hydrationOf(handles: readonly unknown[]): Hydration {
  for (const handle of [...handles].reverse()) {
    const policy = (handle as Partial<PageHandle> | undefined)?.hydrate;
    if (policy) return policy;
  }
  return "never";
}

/** What the browser is sent: under the saving of data, public forms are as plain as content. */
export function hydrationFor(handles: readonly unknown[], savesData: boolean): Hydration {
  const policy = hydrationOf(handles);
  return policy === "idle" && savesData ? "never" : policy;
}

/** What the innermost page says of its form; nothing where an error stands in its place. */
export function formOf(matches: readonly { handle: unknown; data: unknown }[]): {
  form?: FormOfPage;
  searched?: true;
  isAnswer?: true;
  about?: string;
} {
  const page = matches.at(-1);
  if (page?.data === undefined || page.data === null) return {};
  const { form: id, isAnswer, searched } = (page.handle ?? {}) as Partial<PageHandle>;
  const { keptForm = id === undefined ? null : { id } } = page.data as Partial<KeepsForm>;
  const { about } = isAnswer ? (page.data as { about?: string }) : {};
  return { form: keptForm ?? undefined, searched, isAnswer, about };
}
