import type { LoaderFunctionArgs } from "@remix-run/node";
import { companyInfo } from "~/features/company/company.server";
import { rssOf } from "~/features/content/posts/feed";
import { newestPosts } from "~/features/content/posts/posts.server";
import { defaultLanguage, isLanguage } from "~/locales/languages";
import { plainText } from "~/locales/plain-text";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";

const MAX_ITEMS = 20;

/** RSS of the newest posts, in the language of the `language` parameter. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const requested = new URL(request.url).searchParams.get("language");
  const language = isLanguage(requested) ? requested : defaultLanguage;
  const { blog } = texts(language);
  const company = await companyInfo(context, language);
  const origin = context.env.publicUrl;
  const posts = await newestPosts(context, language, MAX_ITEMS);
  const xml = rssOf({
    title: plainText(`${company.name}: ${blog.title}`),
    description: plainText(blog.lead),
    language,
    pageUrl: origin + paths.blog(language),
    feedUrl: origin + paths.blogFeed(language),
    items: posts.map(({ title, excerpt, category, slug, publishedAt }) => ({
      title,
      description: excerpt,
      category: plainText(blog.categories[category]),
      url: origin + paths.post(slug, language),
      publishedAt,
    })),
  });
  return new Response(xml, { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
}
