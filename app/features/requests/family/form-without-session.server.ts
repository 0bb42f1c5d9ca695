import { data } from "@remix-run/node";
import { preferenceChange } from "~/features/forms/preference-change.server";
import { PREFERENCE_BUTTONS } from "~/preferences";
import type { Context } from "~/server/context";
import { markFormFailed, readForm } from "~/server/form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { isSecretField } from "~/server/returned-form.server";
import { accessOptionsView } from "./access-options.server";

/** Names and labels of the text fields of a form. */
export type TextFieldLabels = Readonly<Record<string, string>>;

export type FormWithoutSession = NonNullable<Awaited<ReturnType<typeof readFormWithoutSession>>>;

/**
 * A form that was submitted after the browser's session had ended. Only the response to that
 * submission shows the text, so that the phone's next user does not see it.
 *
 * @returns null if no text was entered
 * @throws the errors of `readForm`
 */
export async function readFormWithoutSession(
  request: Request,
  context: Context,
  labels: TextFieldLabels,
) {
  const language = languageOf(request);
  const { fields } = await readForm(request, context);
  const preferenceHeaders = preferenceChange(fields, context);
  const values: Record<string, string> = {};
  for (const [name, value] of fields) {
    if (typeof value !== "string" || isSecretField(name)) continue;
    if (!PREFERENCE_BUTTONS.includes(name)) values[name] = value;
  }
  if (!Object.keys(labels).some((name) => values[name])) return null;
  if (!preferenceHeaders) markFormFailed(context);
  const { unopened: text, conversation } = texts(language).familyPage;
  const formWithoutSession = {
    text: { ...text, words: conversation.label, submit: conversation.submit },
    action: new URL(request.url).pathname,
    values,
    entries: Object.entries(labels).flatMap(([name, term]) =>
      values[name] && name !== "words" ? [{ term, value: values[name] }] : [],
    ),
    ways: accessOptionsView(language, ["find", "code"]),
  };
  return data({ formWithoutSession }, { status: 403, headers: preferenceHeaders ?? undefined });
}
