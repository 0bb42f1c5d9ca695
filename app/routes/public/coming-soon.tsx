import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { companyInfo } from "~/features/company/company.server";
import { contactButtonTexts } from "~/features/company/contact-buttons.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { ButtonLink } from "~/ui/button";
import { ErrorScreen } from "~/ui/error-screen";
import { PageWithPicture } from "~/ui/page-with-picture";

export const handle: PageHandle = { cachedBy: [] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { errors, messages } = texts(language);
  const company = await companyInfo(context, language);
  return {
    language,
    call: {
      href: `tel:${company.phone}`,
      label: contactButtonTexts(company, language).callNumber,
    },
    meta: { title: messages.comingSoon, description: messages.comingSoonDescription },
    text: {
      title: messages.comingSoon,
      help: errors.help,
      home: errors.backHome,
    },
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export default function ComingSoon() {
  const { language, call, text } = useLoaderData<typeof loader>();
  return (
    <PageWithPicture scene="leaving">
      <ErrorScreen
        title={text.title}
        emergencyText={text.help}
        call={call}
        actions={
          <ButtonLink variant="quiet" href={paths.home(language)}>
            {text.home}
          </ButtonLink>
        }
      />
    </PageWithPicture>
  );
}
