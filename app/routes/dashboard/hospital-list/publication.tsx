import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type PublicationAnswer, PublicationPage } from "~/dashboard/publication-page";
import { formAction } from "~/features/forms/form-action.server";
import { publicationConflict } from "~/features/hospitals/dashboard/hospital-conflict.server";
import {
  backToHospital,
  loadHospital,
} from "~/features/hospitals/dashboard/hospital-editor.server";
import { publicationSchema } from "~/features/hospitals/hospital.schema";
import { setHospitalStatus } from "~/features/hospitals/hospital-publication.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadHospital(request, context, params.id);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  const id = params.id ?? "";
  return formAction(args, {
    schema: publicationSchema,
    run: async ({ published, version: seenVersion, openedAt }, { language, fail }) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const status = published === "yes" ? "published" : "draft";
      const seen = { id, seenVersion };
      const result = await setHospitalStatus(context.db, by, seen, status, context.now());
      switch (result.outcome) {
        case "done":
          return backToHospital(context, id, language, `editing.toasts.${toasts[published]}`);
        case "missing":
          throw data(null, { status: 404 });
        case "incomplete":
          return fail({ "": "editing.incomplete" });
        case "conflict": {
          const attempt = { published, openedAt };
          const conflict = await publicationConflict(context, result.found, attempt, language);
          return data({ values: {}, errors: {}, conflict }, { status: 409 });
        }
      }
    },
  });
}

const toasts = { yes: "published", no: "withdrawn" } as const;

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function HospitalPublication() {
  const { view, text } = useLoaderData<typeof loader>();
  return <PublicationPage view={view} text={text} answer={useActionData<PublicationAnswer>()} />;
}
