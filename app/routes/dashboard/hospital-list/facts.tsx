import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pressedInList } from "~/dashboard/list-lines";
import { formAction } from "~/features/forms/form-action.server";
import { type FactsAnswer, FactsEditor } from "~/features/hospitals/dashboard/facts-form";
import {
  factsConflict,
  factValues,
  loadFacts,
} from "~/features/hospitals/dashboard/facts-page.server";
import { backToHospital } from "~/features/hospitals/dashboard/hospital-editor.server";
import {
  accreditationProblems,
  factLists,
  factsOf,
  factsSchema,
} from "~/features/hospitals/hospital-facts.schema";
import { writeHospitalFacts } from "~/features/hospitals/hospital-facts-editing.server";
import { flatFacts } from "~/features/hospitals/revised-facts.server";
import { isSlugTaken } from "~/features/hospitals/slugs.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export const handle = { form: "facts" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadFacts(request, context, params.id);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const id = params.id ?? "";
  return formAction(args, {
    schema: factsSchema,
    rearrange: (typed) => pressedInList(typed, factLists),
    run: async (form, { language, fail, gone }) => {
      const problems = accreditationProblems(form, context.now());
      const facts = factsOf(form);
      if (problems) {
        // what else is wrong is said at once, not after the next save
        const isTaken = await isSlugTaken(context.db, facts.slug, id);
        return fail(isTaken ? { ...problems, slug: "hospitalEditing.slugTaken" } : problems);
      }
      const by = { actorId: person.id, network: context.clientAddress };
      const change = { id, facts: flatFacts(facts), seenVersion: form.version };
      const result = await writeHospitalFacts(context.db, by, change, context.now());
      switch (result.outcome) {
        case "written":
          return backToHospital(context, id, language, "editing.toasts.saved");
        case "missing":
          throw await gone(id);
        case "slug-taken":
          return fail({ slug: "hospitalEditing.slugTaken" }, 409);
        case "conflict": {
          const attempt = { values: factValues(facts), facts, openedAt: form.openedAt };
          return data(await factsConflict(context, result.found, attempt, language), {
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

export default function HospitalFactsPage() {
  return <FactsEditor {...useLoaderData<typeof loader>()} answer={useActionData<FactsAnswer>()} />;
}
