import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { writtenLanguage } from "~/dashboard/translations.server";
import type { WordsAnswer } from "~/dashboard/words-editor";
import { formAction } from "~/features/forms/form-action.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { readSpoken, tickedBoxes } from "~/features/spoken/spoken";
import { MemberEditor } from "~/features/team/dashboard/member-editor";
import { loadMember } from "~/features/team/dashboard/member-page.server";
import { memberWordsArea } from "~/features/team/dashboard/member-words-area.server";
import { memberWordsSchema, writtenOf } from "~/features/team/member.schema";
import { writeMemberWords } from "~/features/team/member-words.server";
import { answerWords } from "~/features/worded-content/answers.server";
import { pageMeta } from "~/server/page-meta";

export const handle = { form: "words" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadMember(request, context, params.id);
}

/** Saves the words of the tab. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const written = writtenLanguage(request);
  const id = params.id ?? "";
  return formAction(args, {
    schema: memberWordsSchema(written),
    run: async ({ version: seenVersion, english: seenEnglish, openedAt, ...typed }, form) => {
      const words = writtenOf(typed, written);
      const values = { ...words, ...tickedBoxes(readSpoken(words.spoken)) };
      const by = { actorId: person.id, network: context.clientAddress };
      const change = { recordId: id, language: written, words, seenVersion, seenEnglish };
      const result = await writeMemberWords(context.db, by, change, context.now());
      const attempt = { id, written, words, openedAt, values };
      return answerWords(context, memberWordsArea, result, attempt, form);
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Member() {
  const { view, text } = useLoaderData<typeof loader>();
  return <MemberEditor view={view} text={text} answer={useActionData<WordsAnswer>()} />;
}
