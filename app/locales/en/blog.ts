import { amounts } from "./amounts";

/** The blog, a post, and the feed. */
export const blog = {
  title: "Stories and advice",
  lead: "What families went through, what hospitals look like from the inside, and what to know before you travel.",
  metaDescription:
    "Patient journeys, hospital tours, a look behind the scenes, and travel and recovery tips for patients from Bangladesh who are treated abroad.",
  featured: "Featured",
  categoriesTitle: "Topics",
  categories: {
    "patient-journeys": "Patient journey stories",
    "hospital-tours": "Hospital tours",
    "behind-the-scenes": "Behind the scenes",
    "travel-tips": "Travel and recovery tips",
  },
  latest: "Latest",
  allPosts: "All posts",
  all: "All posts",
  count: "Posts: {{count}}",
  allCategories: "All",
  feed: "Follow by RSS",
  /** Shown once if all posts are samples; otherwise each sample has its own label. */
  samples:
    "The posts here are samples that show how the blog looks. People and conversations in their stories are made up.",
  story: {
    title: "Tell your story too",
    text: "Have you been treated abroad, or travelled with somebody who was? What you learnt may help the next family. Once published, your story is shown among the reviews.",
    action: "Share your story",
  },
  empty: {
    title: "Nothing here yet",
    text: "The first posts are being written.",
  },
  post: {
    published: "Published {{date}}",
    video: "Open the video on {{host}}",
    share: "Share this",
    whatsapp: "Send on WhatsApp",
    link: "Link to copy",
    related: "More on this",
    sample:
      "Sample post: it shows how posts will look. Any people and conversations in it are made up.",
    help: "Do you need help with this?",
    helpText: `Tell us what has happened. You will hear from us within ${amounts.replyTime}.`,
  },
};
