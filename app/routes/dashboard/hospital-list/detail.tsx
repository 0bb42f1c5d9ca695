import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pressedInList } from "~/dashboard/list-lines";
import { writtenLanguage } from "~/dashboard/translations.server";
import type { WordsAnswer } from "~/dashboard/words-editor";
import { formAction } from "~/features/forms/form-action.server";
import { wordsConflict } from "~/features/hospitals/dashboard/hospital-conflict.server";
import { HospitalEditor } from "~/features/hospitals/dashboard/hospital-editor";
import {
  backToHospital,
  loadHospital,
} from "~/features/hospitals/dashboard/hospital-editor.server";
import { readLists, wordLists, wordsSchema } from "~/features/hospitals/hospital.schema";
import { writeHospitalWords } from "~/features/hospitals/hospital-editing.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { defaultLanguage } from "~/locales/languages";
import { pageMeta } from "~/server/page-meta";

export const handle = { form: "words" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadHospital(request, context, params.id);
}

/** Saves the words of the tab. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const written = writtenLanguage(request);
  const id = params.id ?? "";
  return formAction(args, {
    schema: wordsSchema(written),
    rearrange: (typed) => (written === defaultLanguage ? pressedInList(typed, wordLists) : null),
    run: async (form, { language, fail, gone }) => {
      const { version: seenVersion, english: seenEnglish, openedAt } = form;
      const { name, location, address, bio, about } = form;
      const lists = readLists(form, written);
      const words = { name, location, address, bio, about, ...lists.words };
      const by = { actorId: person.id, network: context.clientAddress };
      const { origins } = lists;
      const change = { id, language: written, words, origins, seenVersion, seenEnglish };
      const result = await writeHospitalWords(context.db, by, change, context.now());
      switch (result.outcome) {
        case "written":
          return backToHospital(context, id, language, "editing.toasts.saved", written);
        case "missing":
          throw await gone(id);
        case "incomplete":
          return fail(
            Object.fromEntries(result.fields.map((field) => [field, "required"] as const)),
          );
        case "conflict": {
          const attempt = { written, words, openedAt };
          return data(await wordsConflict(context, result.found, attempt, language), {
            status: 409,
          });
        }
      }
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function EditedHospital() {
  const { view, text } = useLoaderData<typeof loader>();
  return <HospitalEditor view={view} text={text} answer={useActionData<WordsAnswer>()} />;
}
