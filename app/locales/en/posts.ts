/** The dashboard's pages about the blog. */
export const posts = {
  title: "Blog",
  lead: "Stories and advice that families read on the site.",
  record: "Post",
  create: "New post",
  createTitle: "New post",
  createLead:
    "Begin with English. It is saved as a draft that only coordinators see; the other languages come next.",
  fields: {
    title: "Title",
    excerpt: "In a sentence or two",
    body: "Text",
    category: "Category",
    featured: "Featured on the front page of the blog",
    link: "Link to a video",
    slug: "Link to the page",
    day: "From this day on",
    time: "At this time",
  },
  hints: {
    excerpt: "Stands on the card and in search engines",
    body: "Markdown: ## heading, **bold**, - list, [words](link). An empty line begins a paragraph.",
    link: "On YouTube, Facebook or Vimeo; may be left empty",
    slug: "Where it has been public, its old link leads to the new one.",
    day: "Bangladesh time. If left empty, it is published at once.",
  },
  newHints: {
    slug: "Small Latin letters, digits and hyphens. If left empty, one is made from the title.",
  },
  featuredMark: "Featured",
  notFeatured: "Not featured",
  searchHint: "Words of the title in any language, or its link",
  count: "Posts found: {{count}}",
  caption: "Last changed first",
  empty: "No posts found",
  emptyAll: "No posts yet",
  emptyAllText: "Write the first one.",
  picture: "Cover",
  pictureLead:
    "It stands on the card and above the text. Its description comes from the library. Without one, the drawing of the category is shown.",
  noPicture: "No cover of its own: the drawing of the category is shown",
  checks: {
    excerpt: "At most {{count}} characters in the sentence or two",
    fresh: "The English was written or checked within the last year",
    video: "The video opens on the site that hosts it",
    day: "Appears on {{time}} (Bangladesh time)",
  },
  choosePublication: "Choose when…",
  publishedBefore: "It keeps the day on which it was first published.",
  sampleText:
    "A sample. Once you change its English text it is yours, and no longer marked as a sample.",
};
