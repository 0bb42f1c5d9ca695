/**
 * What was typed, kept for as long as the tab is open: phones are shared, and pages are reloaded by
 * accident. It has the form's key, so that what is sent again after a reload is the same submission. Past a
 * closed browser it is kept only where that was asked for, and for a day.
 */
export interface Draft {
  key: string;
  values: Record<string, string>;
  /** Who was signed in while it was typed; empty where nobody was. */
  writer: string;
  /** Sent, and not answered yet. */
  sent?: true;
  /** In a phone's draft: until when, in milliseconds of its clock. */
  until?: number;
}

const PREFIX = "draft-";
const KEPT_ON_PHONE_MS = 24 * 60 * 60 * 1000;

/** Drafts of forms that were sent, once a page says what became of them. */
export function forgetSentDrafts(): void {
  for (const kind of kinds) {
    for (const name of namesIn(kind)) {
      if (readDraft(kind, name)?.sent) removeDraft(kind, name);
    }
  }
}

/** The tab's, and the phone's. */
export const kinds = ["sessionStorage", "localStorage"] as const;
type Kind = (typeof kinds)[number];

/** To touch a storage that is switched off throws. */
function attempt<Found>(otherwise: Found, work: () => Found): Found {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

function namesIn(kind: Kind): string[] {
  const items = attempt<string[]>([], () => Object.keys(window[kind]));
  return items.filter((item) => item.startsWith(PREFIX)).map((item) => item.slice(PREFIX.length));
}

/** @returns null where there is none, or its day is over */
export function readDraft(kind: Kind, name: string): Draft | null {
  const draft = attempt<Draft | null>(null, () =>
    JSON.parse(window[kind].getItem(PREFIX + name) ?? "null"),
  );
  return draft && kind === "localStorage" && isOver(draft) ? null : draft;
}

/**
 * The draft of a form, for the person who reads it now. Logging out empties browsers; in one that does not
 * know `Clear-Site-Data`, what somebody wrote while signed in is still nobody else's.
 */
export function findDraft(name: string, writer: string): Draft | null {
  for (const kind of kinds) {
    const draft = readDraft(kind, name);
    // what was begun before somebody logs in goes along
    if (draft && (!draft.writer || draft.writer === writer)) return draft;
    removeDraft(kind, name);
  }
  return null;
}

/** A clock that went wrong by a day, and was put right, leaves a draft of two days at most. */
function isOver({ until = 0 }: Draft): boolean {
  const left = until - Date.now();
  return left <= 0 || left > 2 * KEPT_ON_PHONE_MS;
}

export function dropOldDrafts(): void {
  for (const name of namesIn("localStorage")) {
    if (!readDraft("localStorage", name)) removeDraft("localStorage", name);
  }
}

export function storeDraft(name: string, draft: Draft): void {
  writeDraft("sessionStorage", name, draft);
  if (readDraft("localStorage", name)) writeDraft("localStorage", name, draft);
}

export function writeDraft(kind: Kind, name: string, draft: Draft): void {
  const until = kind === "localStorage" ? Date.now() + KEPT_ON_PHONE_MS : undefined;
  // full: the form works without a draft
  attempt(undefined, () =>
    window[kind].setItem(PREFIX + name, JSON.stringify({ ...draft, until })),
  );
}

export function removeDraft(kind: Kind, name: string): void {
  attempt(undefined, () => window[kind].removeItem(PREFIX + name));
}
