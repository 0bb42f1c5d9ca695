import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { writtenLanguage } from "~/dashboard/translations.server";
import { formAction } from "~/features/forms/form-action.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { wordsConflict } from "~/features/team/dashboard/member-conflict.server";
import { type EditorAnswer, MemberEditor } from "~/features/team/dashboard/member-editor";
import { backToMember, loadMember } from "~/features/team/dashboard/member-page.server";
import { wordsSchema } from "~/features/team/member.schema";
import { writeMemberWords } from "~/features/team/member-words.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadMember(request, context, params.id);
}

/** Saves the words of the tab. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const written = writtenLanguage(request);
  const memberId = params.id ?? "";
  return formAction(args, {
    schema: wordsSchema(written),
    run: async (form, { language, fail }) => {
      const { version: seenVersion, english: seenEnglish, openedAt, ...words } = form;
      const by = { actorId: person.id, network: context.clientAddress };
      const change = { memberId, language: written, words, seenVersion, seenEnglish };
      const result = await writeMemberWords(context.db, by, change, context.now());
      switch (result.outcome) {
        case "written":
          return backToMember(context, memberId, language, "editing.toasts.saved", written);
        case "missing":
          throw data(null, { status: 404 });
        case "incomplete":
          return fail(
            Object.fromEntries(result.fields.map((field) => [field, "required"] as const)),
          );
        case "conflict": {
          const attempt = { written, words, openedAt };
          const conflict = await wordsConflict(context, result.found, attempt, language);
          return data({ values: words, errors: {}, conflict }, { status: 409 });
        }
      }
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Member() {
  const { view, text } = useLoaderData<typeof loader>();
  return <MemberEditor view={view} text={text} answer={useActionData<EditorAnswer>()} />;
}
