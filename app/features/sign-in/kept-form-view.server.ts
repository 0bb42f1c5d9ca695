import { data } from "@remix-run/node";
import { findKeptForm } from "~/features/sessions/kept-forms.server";
import type { Person } from "~/features/sessions/person";
import type { Context } from "~/server/context";
import { languageOf, texts } from "~/server/i18n.server";

export type KeptFormView = Awaited<ReturnType<typeof loadKeptForm>>;

/**
 * What somebody sent after their session had run out, to be sent once more.
 *
 * @throws a 404 page for everybody else, and where nothing is kept any more
 */
export async function loadKeptForm(request: Request, context: Context, person: Person, id = "") {
  const kept = await findKeptForm(context, person.id, id);
  if (!kept) throw data(null, { status: 404 });
  const { keptForm: text } = texts(languageOf(request)).account;
  return {
    meta: { title: text.title },
    text,
    action: kept.path,
    hidden: Object.fromEntries(kept.fields),
    words: kept.fields
      .filter(([, value]) => isTyped(value))
      .map(([name, value]) => ({ name, value })),
  };
}

/** Not what a page said of itself: versions, times, keys, and choices by their names. */
function isTyped(value: string): boolean {
  return value.trim() !== "" && !/^[\w.:+-]*$/.test(value);
}
