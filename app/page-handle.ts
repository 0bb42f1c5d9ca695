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
  "speaks",
  "specialty",
  "treatment",
] as const;

/** A route's word about its page. Nothing said: plain HTML without a script. */
export interface PageHandle {
  /** React takes the page over: the dashboard, and the doors that ask for a passkey. */
  hydrated?: true;
  /** A form, or the answer to one: gets the public script (`app/browser`), but not under data-saver. */
  script?: true;
  /**
   * The page is the same for everybody without a session, and is drawn once for all of them
   * (`http/page-cache.ts`). Names the parameters of its query that it reads. Not for a form that carries a
   * token, nor a link that is one reader's.
   */
  cached?: readonly (typeof pageParameters)[number][];
  /**
   * The id of the `AppForm` that is filled in on the page and posts to its address. The furniture's
   * switches post it along, so that nothing typed is lost, and the phone's bar leads to no other form.
   * A page that does not always have it, or posts it elsewhere, says so in its data (`KeepsForm`).
   */
  form?: string;
  /** A list whose search (`SEARCH_FORM`) may be half typed: the switches keep that too. */
  searched?: true;
  /** Not cached here, but the phone may keep it: a public form (`site/offline-rule.ts`). */
  offline?: true;
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

export function isHydrated(handles: readonly unknown[]): boolean {
  return handles.some((handle) => (handle as Partial<PageHandle> | undefined)?.hydrated);
}

export function hasScript(handles: readonly unknown[]): boolean {
  return handles.some((handle) => (handle as Partial<PageHandle> | undefined)?.script);
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
