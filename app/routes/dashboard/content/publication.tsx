import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type PublicationAnswer, PublicationPage } from "~/dashboard/publication-page";
import { listedAreaFromParams } from "~/features/content/areas.server";
import { answerPublication } from "~/features/content/desk/answers.server";
import { Controls } from "~/features/content/desk/controls";
import { publicationForm } from "~/features/content/desk/form.server";
import { loadRecord } from "~/features/content/desk/record.server";
import { readFacts } from "~/features/content/desk/values.server";
import { setPublished } from "~/features/content/engine/publish.server";
import { publicationFields } from "~/features/content/engine/record.server";
import { formAction } from "~/features/forms/form-action.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const page = await loadRecord(
    request,
    context,
    await listedAreaFromParams(context, params),
    params.id,
  );
  // display switches keep the typed fields
  return { ...page, keptForm: page.view.publishing ? { id: "publication" } : null };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const area = await listedAreaFromParams(context, params);
  const id = params.id ?? "";
  return formAction(args, {
    schema: publicationForm(area),
    run: async ({ published, version: seen, openedAt, ...typed }, form) => {
      const values = readFacts(publicationFields(area), typed);
      const by = { actorId: person.id, network: context.clientAddress };
      const change = { id, seen, isPublished: published === "yes", values };
      const result = await setPublished(context.db, by, area, change, context.now());
      return answerPublication(context, area, result, { id, published, openedAt, values }, form);
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function ContentPublication() {
  const { view, text } = useLoaderData<typeof loader>();
  const { publishing } = view;
  return (
    <PublicationPage
      view={{ ...view, publication: publishing?.publication ?? view.publication }}
      text={text}
      answer={useActionData<PublicationAnswer>()}
    >
      {publishing ? (
        <Controls controls={publishing.controls} lists={{ values: {}, text: text.lines }} />
      ) : null}
      {publishing?.note ? <p>{publishing.note}</p> : null}
    </PublicationPage>
  );
}
