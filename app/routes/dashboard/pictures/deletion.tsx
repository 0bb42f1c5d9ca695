import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { ConfirmPage } from "~/dashboard/confirm-page";
import { plainList } from "~/dashboard/dashboard.css";
import { RecordPage } from "~/dashboard/record-page";
import { answerDeletion } from "~/features/content/deletion.server";
import { deletionSchema } from "~/features/content/desk/record.schema";
import { deletePicture, usesOfPicture } from "~/features/content/picture-uses.server";
import { formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import { loadPicture } from "~/features/pictures/dashboard/picture-page.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const id = params.id ?? "";
  const { view, text } = await loadPicture(request, context, id);
  const uses = await usesOfPicture(context.db, id, languageOf(request));
  return { meta: { title: text.deletion.title }, view, text, uses };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const person = await requireAdmin(request, context);
  return formAction(args, {
    schema: deletionSchema,
    run: async ({ version: seenVersion }, { language, fail }) => {
      const by = { actorId: person.id, network: context.clientAddress };
      const target = { id: params.id ?? "", seenVersion };
      const outcome = await deletePicture(context.db, by, target, language, context.now());
      if (outcome === "conflict") return fail({ "": "pictures.changedMeanwhile" }, 409);
      if (outcome === "used") return fail({ "": "pictures.deletion.used" }, 409);
      const record = { kind: "pictures", id: target.id } as const;
      return answerDeletion(context, record, outcome, { language, fail });
    },
  });
}

export { clientAction, shouldRevalidate } from "~/features/forms/send-by-script";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function DeletePicture() {
  const { view, text, uses } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const crumbs = [...view.crumbs, { href: view.paths.record, label: view.name }];
  if (uses.length > 0) {
    return (
      <RecordPage title={text.deletion.title} crumbs={crumbs}>
        <p>{text.deletion.used}</p>
        <ul className={plainList}>
          {uses.map(({ href, label }) => (
            <li key={`${href} ${label}`}>
              <Link to={href}>
                <bdi>{label}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </RecordPage>
    );
  }
  return (
    <ConfirmPage
      title={text.deletion.title}
      crumbs={crumbs}
      lead={text.editing.deletion.lead}
      consequences={[{ key: "picture", text: view.name }]}
      form={{
        action: view.paths.deletion,
        hidden: { version: view.version },
        submit: text.editing.deletion.submit,
      }}
      answer={answer}
      keep={{ href: view.paths.record, label: text.editing.deletion.keep }}
    />
  );
}
