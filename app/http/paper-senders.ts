import { FORM_FILES } from "~/features/papers/received-files.server";
import { requireFamily } from "~/features/requests/family-page.server";
import { coordinatorSessionOf } from "~/features/sessions/sessions.server";
import { withoutLanguage } from "~/locales/languages";
import type { Context } from "~/server/context";

const FAMILY_PATH = /^\/request\/([^/]+)\/papers$/;
const DESK_PATH = /^\/dashboard\/admin\/(?:bookings|contacts)\/([^/]+)\/papers\/added$/;

/** Sender of a form with papers. */
export interface PaperSender {
  requestId: string;
  /** Maximum number of files in one form. */
  maxFiles: number;
}

type FindSender = (request: Request, context: Context) => Promise<PaperSender | null>;

/**
 * Finds the sender of a form with papers: the family whose page is open, or a coordinator.
 *
 * @returns null if the address has no such form; the function gives null if access is refused
 */
export function findSender(pathname: string): FindSender | null {
  const path = withoutLanguage(pathname);
  const [, reference] = FAMILY_PATH.exec(path) ?? [];
  if (reference) return (request, context) => findFamily(request, context, reference);
  const [, id] = DESK_PATH.exec(path) ?? [];
  return id ? (request, context) => findCoordinator(request, context, id) : null;
}

async function findFamily(request: Request, context: Context, reference: string) {
  try {
    const { requestId } = await requireFamily(request, context, reference);
    return { requestId, maxFiles: 1 };
  } catch (error) {
    // the redirect of a reader without access
    if (error instanceof Response) return null;
    throw error;
  }
}

async function findCoordinator(request: Request, context: Context, id: string) {
  const session = await coordinatorSessionOf(request, context);
  return session === null ? null : { requestId: id, maxFiles: FORM_FILES };
}
