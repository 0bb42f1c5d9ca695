import type { LoaderFunctionArgs } from "@remix-run/node";
import { changeEvents } from "~/features/requests/queue/changes.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { coordinatorSessionOf } from "~/features/sessions/sessions.server";

/** Server-sent events: tells open pages that requests have changed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const isAllowed = async () => (await coordinatorSessionOf(request, context)) !== null;
  return changeEvents(context, request.signal, isAllowed);
}
