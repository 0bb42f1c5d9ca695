import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { PostButton } from "~/features/forms/post-button";
import { hasShortcuts, setShortcuts } from "~/features/identity/keyboard.server";
import { requestShortcuts } from "~/features/requests/page/request-keys.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { readButtonForm } from "~/server/form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { Button } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  const language = languageOf(request);
  const { filter, shortcuts, title } = texts(language).queue;
  return {
    meta: { title: shortcuts.title },
    crumbs: [{ href: paths.dashboard(language), label: title }],
    crumbsLabel: filter.crumbs,
    text: shortcuts,
    shortcutsAction: paths.dashboardPage("queue/shortcuts", language),
    requestShortcuts: requestShortcuts(language),
    isOn: await hasShortcuts(context.db, person.id),
  };
}

/**
 * Turns keyboard shortcuts on or off for this person: single keys are easily pressed by mistake, or
 * by speech input.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const person = await requireAdmin(request, context);
  const page = paths.dashboardPage("queue/shortcuts", languageOf(request));
  const fields = await readButtonForm(request, context, page);
  const isOn = fields.get("keys") !== "off";
  await setShortcuts(context.db, person.id, isOn, context.now());
  return redirectWithToast(context, page, {
    key: isOn ? "queue.shortcuts.isOn" : "queue.shortcuts.isOff",
    variant: "success",
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Shortcuts() {
  const { crumbs, crumbsLabel, text, requestShortcuts, shortcutsAction, isOn } =
    useLoaderData<typeof loader>();
  return (
    <>
      <DashboardHeading title={text.title} crumbs={crumbs} crumbsLabel={crumbsLabel}>
        <p>{text.lead}</p>
      </DashboardHeading>
      <DescriptionList
        entries={[
          { term: "/", value: text.toSearch },
          { term: "j", value: text.nextRow },
          { term: "k", value: text.previousRow },
          { term: "Enter", value: text.openRow },
          { term: "?", value: text.thisPage },
        ]}
      />
      <h2>{text.inRequest}</h2>
      <DescriptionList entries={requestShortcuts} />
      <p>{isOn ? text.isOn : text.isOff}</p>
      <PostButton action={shortcutsAction} hidden={{ keys: isOn ? "off" : "on" }}>
        <Button variant="quiet">{isOn ? text.switchOff : text.switchOn}</Button>
      </PostButton>
    </>
  );
}
