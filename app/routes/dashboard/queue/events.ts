import type { LoaderFunctionArgs } from "@remix-run/node";
import { changeEvents } from "~/features/requests/queue/changes.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { coordinatorSessionOf } from "~/features/sessions/sessions.server";

/** Tells a page that is open that requests have changed, as server-sent events. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const mayHear = async () => (await coordinatorSessionOf(request, context)) !== null;
  return new Response(changeEvents(context, request.signal, mayHear), {
    headers: {
      "Content-Type": "text/event-stream",
      // a proxy in front must not collect what is told
      "X-Accel-Buffering": "no",
    },
  });
}
