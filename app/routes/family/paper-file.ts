import type { LoaderFunctionArgs } from "@remix-run/node";
import { needsFreshCode, paperFileOr404, servePaperFile } from "~/features/papers/viewing.server";
import { requireConfirmed } from "~/features/requests/family/code-view.server";
import { requireFamily } from "~/features/requests/family-page.server";

/** A file of the family's papers. Without the account, passports and the like need a fresh code. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { requestId, session, person } = await requireFamily(request, context, params.reference);
  const file = await paperFileOr404(context, requestId, params.file);
  if (session && needsFreshCode(file.kind)) {
    requireConfirmed(request, session, context.now(), "papers");
  }
  const reader = { reader: "family", reader_id: person?.id ?? null } as const;
  return servePaperFile(context, file, { request, ...reader });
}
