import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { DashboardFrame } from "~/dashboard/frame";
import { navigation } from "~/dashboard/navigation.server";
import { areas } from "~/features/content/areas.server";
import { countPending } from "~/features/content/engine/list.server";
import { reviews } from "~/features/content/reviews/area.server";
import { photoOf } from "~/features/people/coordinator-profile/own-photo.server";
import { thumbnailOf } from "~/features/pictures/picture";
import { failedMailsForSidebar } from "~/features/requests/failed-mails/mail-list-view.server";
import { countForSidebar } from "~/features/requests/waiting.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { areaTexts } from "~/locales/areas";
import { languageOf, texts } from "~/server/i18n.server";
import { ErrorPage } from "~/site/error-page";
import { useRootData } from "~/site/root-data";

export const handle = { hydrated: true, frame: "dashboard" };

/** The sidebar: its lines are in `dashboard/areas.ts`, their counts are loaded here. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  const language = languageOf(request);
  const { queue } = texts(language);
  const { waiting } = queue.nav;
  const pendingReviews = await countPending(context.db, reviews, context.now());
  const { urgent, messages } = await countForSidebar(context.db, context.now());
  const photo = await photoOf(context.db, person.id, language);
  const pendingByArea = {
    "": { count: urgent, words: waiting.urgent, alarm: true },
    contacts: { count: messages, words: waiting.messages },
    "patient-reviews": {
      count: pendingReviews,
      words: areaTexts["patient-reviews"][language].waiting,
    },
    mails: await failedMailsForSidebar(context.db, language),
  };
  return {
    ...navigation(language, pendingByArea, Object.values(areas)),
    photo: thumbnailOf(photo),
  };
}

// a revalidation while offline would fail, and lose the typed input
export { shouldRevalidate } from "~/features/forms/send-by-script";

export default function DashboardLayout() {
  return (
    <DashboardFrame navigation={useLoaderData<typeof loader>()}>
      <Outlet />
    </DashboardFrame>
  );
}

/** Shows a page's error in the frame; people without access get no frame. */
export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>("routes/dashboard/layout");
  const [error, root] = [useRouteError(), useRootData()];
  if (!data) return <ErrorPage error={error} root={root} />;
  const links = data.groups
    .flatMap(({ items }) => items)
    .filter(({ href }) => href === data.home || href === data.bin);
  return (
    <DashboardFrame navigation={data}>
      <ErrorPage error={error} root={root} dashboard={{ notHere: data.notHere, links }} />
    </DashboardFrame>
  );
}
