import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { applyListButton } from "~/dashboard/list-lines";
import { areaAndIdFromUrl } from "~/features/content/areas.server";
import { answerPart, previewResponse } from "~/features/content/desk/answers.server";
import { partFromUrl, partSchema } from "~/features/content/desk/form.server";
import { type PartAnswer, RecordEditor } from "~/features/content/desk/record";
import { loadRecord } from "~/features/content/desk/record.server";
import { lineOrigins, listsOf, readPart } from "~/features/content/desk/values.server";
import { writePart } from "~/features/content/engine/write.server";
import { formAction } from "~/features/forms/form-action.server";
import { hospitalRequests } from "~/features/requests/queue/hospital-filter.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

/** Fits the longest Bengali text as browsers encode it. */
export const handle = { bodyBytes: 512 * 1024, form: "words" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { area, id } = await areaAndIdFromUrl(request, context, params);
  const record = await loadRecord(request, context, area, id);
  if (area.key !== "hospital-list") return record;
  const requests = await hospitalRequests(context.db, id, languageOf(request));
  return { ...record, view: { ...record.view, panels: [...record.view.panels, requests] } };
}

/** Saves the tab's fields, or previews its text. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const { area, id } = await areaAndIdFromUrl(request, context, params);
  const part = partFromUrl(request, area);
  return formAction(args, {
    schema: partSchema(area, part),
    failure: area.messages?.failed,
    rearrange: (typed) => applyListButton(typed, listsOf(area, part)),
    run: async ({ version: seen, english: seenEnglish, openedAt, ...typed }, form) => {
      const values = readPart(area, part, typed);
      if ("preview" in typed && typed.preview && part !== "facts") {
        return previewResponse(area, part, values, form.fields);
      }
      const by = { actorId: person.id, network: context.clientAddress };
      const origins = lineOrigins(area, part, typed);
      const change = { id, part, values, seen, seenEnglish, origins };
      const result = await writePart(context.db, by, area, change, context.now());
      return answerPart(context, area, result, { id, part, values, openedAt }, form);
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function ContentRecord() {
  const { view, text } = useLoaderData<typeof loader>();
  return <RecordEditor view={view} text={text} answer={useActionData<PartAnswer>()} />;
}
