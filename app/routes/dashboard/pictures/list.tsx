import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ListPage } from "~/dashboard/list-page";
import { PictureGrid } from "~/features/pictures/dashboard/picture-grid";
import { pictureListView } from "~/features/pictures/dashboard/picture-list-view.server";
import { noPictures, PictureSearch } from "~/features/pictures/dashboard/picture-search";
import { picturePaths } from "~/features/pictures/picture-paths";
import { requireAdmin } from "~/features/sessions/guards.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const language = languageOf(request);
  const addressOf = (query = {}) => picturePaths.list(language, query);
  return {
    meta: { title: texts(language).pictures.title },
    create: picturePaths.upload(language),
    view: await pictureListView(request, context, language, addressOf),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function Pictures() {
  const { view, create } = useLoaderData<typeof loader>();
  const { text, count, cards, pagination } = view;
  return (
    <ListPage
      title={text.title}
      lead={text.lead}
      create={{ href: create, label: text.upload }}
      filter={<PictureSearch view={view} />}
      count={count}
      empty={noPictures(view)}
      pagination={pagination}
    >
      <PictureGrid cards={cards} />
    </ListPage>
  );
}
