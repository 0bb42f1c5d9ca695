import { data } from "@remix-run/node";
import { preferenceChange } from "~/features/forms/preference-change.server";
import { PREFERENCE_BUTTONS } from "~/preferences";
import type { Context } from "~/server/context";
import { isSecretField } from "~/server/failed-form.server";
import { markFailed, readForm } from "~/server/form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { accessOptionsView } from "./access-options.server";

/** The names and labels of a form's typed fields. */
export type TypedFields = Readonly<Record<string, string>>;

export type UnopenedForm = NonNullable<Awaited<ReturnType<typeof unopenedForm>>>;

/**
 * A form that arrived after its page was closed in this browser. Only the answer to its own post contains it, so
 * the phone's next user does not see it.
 *
 * @returns null if nothing was typed
 * @throws as `readForm` does
 */
export async function unopenedForm(request: Request, context: Context, typed: TypedFields) {
  const language = languageOf(request);
  const { fields } = await readForm(request, context);
  const turn = preferenceChange(fields, context);
  const values: Record<string, string> = {};
  for (const [name, value] of fields) {
    if (typeof value !== "string" || isSecretField(name)) continue;
    if (!PREFERENCE_BUTTONS.includes(name)) values[name] = value;
  }
  if (!Object.keys(typed).some((name) => values[name])) return null;
  if (!turn) markFailed(context);
  const { unopened: text, talk } = texts(language).familyPage;
  const unopened = {
    text: { ...text, words: talk.label, submit: talk.submit },
    action: new URL(request.url).pathname,
    values,
    entries: Object.entries(typed).flatMap(([name, term]) =>
      values[name] && name !== "words" ? [{ term, value: values[name] }] : [],
    ),
    ways: accessOptionsView(language, ["find", "code"]),
  };
  return data({ unopened }, { status: 403, headers: turn ?? undefined });
}
