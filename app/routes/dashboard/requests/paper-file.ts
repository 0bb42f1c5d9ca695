import type { LoaderFunctionArgs } from "@remix-run/node";
import { paperFileOr404, servePaperFile } from "~/features/papers/viewing.server";
import { requireAdmin } from "~/features/sessions/guards.server";

/** A file of a request's papers. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  const file = await paperFileOr404(context, params.id ?? "", params.file);
  const reader = { reader: "coordinator", reader_id: person.id } as const;
  return servePaperFile(context, file, { request, ...reader });
}
