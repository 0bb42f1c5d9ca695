import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { deviceSchema, openSchema } from "~/features/requests/family/access.schema";
import { accessOptionsView } from "~/features/requests/family/access-options.server";
import { answerOpen, GONE, NO_REFERRER } from "~/features/requests/family/open-answer.server";
import { EndedLink, OpenPage } from "~/features/requests/family/open-page";
import { findLink } from "~/features/requests/family-opening.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { script: true, form: "open-request" };

/** Writes nothing: mail scanners and chat previews open every link. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { open, device, ways } = texts(language).requestAccess;
  const link = await findLink(context.db, context, params.token ?? "");
  if (!link) {
    const find = { href: paths.requestFind(language), label: ways.find.label };
    const otherOptions = accessOptionsView(language, ["code", "number"]);
    const ended = { ...open.ended, find, ways: otherOptions };
    return data({ meta: { title: open.ended.title }, ended, page: null }, { status: GONE });
  }
  const asksDigits = link.digits !== "";
  return data({
    meta: { title: open.title },
    ended: null,
    page: {
      title: open.title,
      lead: asksDigits ? open.lead : open.leadWithoutDigits,
      digits: asksDigits
        ? { label: open.digits, hint: open.digitsHint, note: open.note }
        : undefined,
      device,
      rules: formRulesOf(asksDigits ? openSchema : deviceSchema),
      submit: open.submit,
      ways: accessOptionsView(language, ["find", "code"]),
    },
  });
}

export const action = (args: ActionFunctionArgs) => answerOpen(args);

export const headers = () => NO_REFERRER;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export default function Open() {
  const { page, ended } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>() ?? undefined;
  return ended ? <EndedLink {...ended} /> : <OpenPage {...page} failed={failed} />;
}
