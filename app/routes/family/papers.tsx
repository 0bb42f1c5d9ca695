import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FamilyTop } from "~/features/requests/family/family-top";
import { familyTopView } from "~/features/requests/family/top-view.server";
import { requireFamily } from "~/features/requests/family-page.server";
import { answerFamilyPaper } from "~/features/requests/papers/family-papers-answer.server";
import { FamilyPapersPage } from "~/features/requests/papers/family-papers-page";
import { familyPapersView } from "~/features/requests/papers/family-papers-view.server";
import type { PageHandle } from "~/page-handle";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { script: true, sendsFiles: true, isFamilyPage: true };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const reader = await requireFamily(request, context, params.reference);
  const top = familyTopView(reader, languageOf(request), true);
  return { ...(await familyPapersView(context, reader, request)), top };
}

export async function action(args: ActionFunctionArgs) {
  return answerFamilyPaper(args);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export default function FamilyPapers() {
  const { top, ...view } = useLoaderData<typeof loader>();
  return (
    <>
      <FamilyTop {...top} />
      <FamilyPapersPage view={view} />
    </>
  );
}
