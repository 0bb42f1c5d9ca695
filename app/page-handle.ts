/** Query parameters that public pages read; others, such as trackers', have no effect. */
export const pageParameters = [
  "all",
  "category",
  "country",
  "hospital",
  "page",
  "q",
  "service",
  "speaks",
  "specialty",
  "treatment",
] as const;

/** Route options of a page; by default it is plain HTML without JavaScript. */
export interface PageHandle {
  /** Hydrated with React: the dashboard, and pages that ask for a passkey. */
  hydrated?: true;
  /** Loads the public script (`app/browser`), except under data-saver. */
  script?: true;
  /** Loads the script even under data-saver, and lets it send files (`connect-src` in the CSP). */
  sendsFiles?: true;
  /**
   * Query parameters that the page reads; all visitors share one cached page for each of their
   * values (`http/page-cache.ts`). Not for forms with a token or personal links.
   */
  cachedBy?: readonly (typeof pageParameters)[number][];
  /**
   * Id of the page's main form. Display switches post its fields along, so that nothing typed is
   * lost. `KeepsForm` overrides it.
   */
  form?: string;
  /** The page's search (`SEARCH_FORM`) may be half typed: display switches keep it. */
  hasSearchForm?: true;
  /**
   * A public form. The server does not cache it, but the phone may (`site/offline-rule.ts`).
   */
  offline?: true;
  /**
   * A family's page of its request: "Write" instead of "Book", and a short footer. The page of a
   * watch link has no action bar.
   */
  isFamilyPage?: true;
  /**
   * Confirms a form or reports being offline: no "Book" link, no toast. The chat begins with
   * `about` from the page's data.
   */
  isConfirmation?: true;
}

/** A page's main form, and its address if it posts elsewhere. */
export interface FormOfPage {
  id: string;
  action?: string;
}

/** Loader data that overrides the handle's `form`; null: no form. */
export interface KeepsForm {
  keptForm: FormOfPage | null;
}

export function isHydrated(handles: readonly unknown[]): boolean {
  return handles.some((handle) => (handle as Partial<PageHandle> | undefined)?.hydrated);
}

export function hasScript(handles: readonly unknown[]): boolean {
  return handles.some((handle) => (handle as Partial<PageHandle> | undefined)?.script);
}

export function sendsFiles(handles: readonly unknown[]): boolean {
  return handles.some((handle) => (handle as Partial<PageHandle> | undefined)?.sendsFiles);
}

/** The innermost page's form and options for the frame; empty if an error is shown instead. */
export function frameOptionsOf(matches: readonly { handle: unknown; data: unknown }[]): {
  form?: FormOfPage;
  hasSearchForm?: true;
  isConfirmation?: true;
  isFamilyPage?: true;
  about?: string;
} {
  const page = matches.at(-1);
  if (page?.data === undefined || page.data === null) return {};
  const {
    form: id,
    isConfirmation,
    isFamilyPage,
    hasSearchForm,
  } = (page.handle ?? {}) as Partial<PageHandle>;
  const { keptForm = id === undefined ? null : { id } } = page.data as Partial<KeepsForm>;
  const { about } = isConfirmation || isFamilyPage ? (page.data as { about?: string }) : {};
  return { form: keptForm ?? undefined, hasSearchForm, isConfirmation, isFamilyPage, about };
}
