import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestOr404 } from "~/features/requests/page/load.server";
import { presenceEvents } from "~/features/requests/page/presence-events.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { coordinatorSessionOf } from "~/features/sessions/sessions.server";
import { languageOf } from "~/server/i18n.server";

/** Server-sent events: who else has a request open. Whoever listens counts as having it open. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  const { id: requestId } = await requestOr404(request, context, params.id);
  const isAllowed = async () => (await coordinatorSessionOf(request, context)) !== null;
  const reader = { requestId, userId: person.id, language: languageOf(request), isAllowed };
  return presenceEvents(context, request.signal, reader);
}
