/**
 * A draft, stored while its tab is open, or for 24 hours if its writer ticks a box. Its submission
 * key prevents a duplicate when the form is sent again.
 */
export interface Draft {
  key: string;
  values: Record<string, string>;
  /** Email of the person who typed it; empty for visitors. */
  writer: string;
  /** True if the form was sent and has no response yet. */
  sent?: true;
  /** Expiry of a draft stored on the phone, in milliseconds by the phone's clock. */
  until?: number;
}

const PREFIX = "draft-";
const PHONE_RETENTION_MS = 24 * 60 * 60 * 1000;

/** Deletes sent drafts; call on the page that confirms them. */
export function forgetSentDrafts(): void {
  for (const kind of storages) {
    for (const name of namesIn(kind)) {
      if (readDraft(kind, name)?.sent) removeDraft(kind, name);
    }
  }
}

export const storages = ["sessionStorage", "localStorage"] as const;
type StorageName = (typeof storages)[number];

/** The result of `work`; `otherwise` if it throws, as any access to a disabled storage does. */
function attempt<Found>(otherwise: Found, work: () => Found): Found {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

function namesIn(kind: StorageName): string[] {
  const items = attempt<string[]>([], () => Object.keys(window[kind]));
  return items.filter((item) => item.startsWith(PREFIX)).map((item) => item.slice(PREFIX.length));
}

/** @returns null if there is no draft or it has expired */
export function readDraft(kind: StorageName, name: string): Draft | null {
  const draft = attempt<Draft | null>(null, () =>
    JSON.parse(window[kind].getItem(PREFIX + name) ?? "null"),
  );
  return draft && kind === "localStorage" && isExpired(draft) ? null : draft;
}

/**
 * A form's draft. Deletes a draft of another person, because logging out clears the storage only in
 * browsers with `Clear-Site-Data`.
 */
export function findDraft(name: string, writer: string): Draft | null {
  for (const kind of storages) {
    const draft = readDraft(kind, name);
    // a visitor's draft stays after logging in
    if (draft && (!draft.writer || draft.writer === writer)) return draft;
    removeDraft(kind, name);
  }
  return null;
}

/** True also for an expiry too far in the future, which a wrong clock caused. */
function isExpired({ until = 0 }: Draft): boolean {
  const remaining = until - Date.now();
  return remaining <= 0 || remaining > 2 * PHONE_RETENTION_MS;
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

export function writeDraft(kind: StorageName, name: string, draft: Draft): void {
  const until = kind === "localStorage" ? Date.now() + PHONE_RETENTION_MS : undefined;
  // storage may be full: the form works without a draft
  attempt(undefined, () =>
    window[kind].setItem(PREFIX + name, JSON.stringify({ ...draft, until })),
  );
}

export function removeDraft(kind: StorageName, name: string): void {
  attempt(undefined, () => window[kind].removeItem(PREFIX + name));
}
