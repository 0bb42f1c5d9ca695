import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PreviewNotice } from "~/dashboard/preview-notice";
import { requireAdmin } from "~/features/sessions/guards.server";
import { loadMemberPreview } from "~/features/team/dashboard/member-preview.server";
import { TeamCards } from "~/features/team/team-cards";
import { pageMeta } from "~/server/page-meta";
import { PageHeading, Section } from "~/ui/page";

/** A member of the team as families will see them, drafts too. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadMemberPreview(request, context, params.id);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export default function MemberPreview() {
  const { notice, title, section, member, language, sampleText } = useLoaderData<typeof loader>();
  return (
    <>
      <PreviewNotice {...notice} />
      <PageHeading title={title} />
      <Section title={section}>
        <TeamCards members={[member]} language={language} sampleText={sampleText} />
      </Section>
    </>
  );
}
