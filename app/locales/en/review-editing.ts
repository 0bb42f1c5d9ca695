/** The dashboard’s pages about what families write: read, published or not, put right. */
export const reviewEditing = {
  title: "Reviews",
  lead: "What is waiting comes first, the longest waiting on top; then what changed last. A correction is for typing errors, and for names of others that should not be public: the opinion stays the writer’s own, and so does the rating. What was sent stays among the earlier versions for a year.",
  record: "Review",
  waiting: "to read",
  create: "New review",
  createTitle: "New review",
  createLead:
    "For a story that reached us on paper, by email or in a chat. It waits like any other until somebody publishes it.",
  count: "Reviews found: {{count}}",
  caption: "What is waiting comes first, the longest waiting on top; then what changed last",
  searchHint: "Words of the story, name, place or email",
  empty: "No reviews found",
  emptyAll: "No reviews yet",
  emptyAllText: "A story appears here the moment a family sends it.",
  sampleText: "A sample: it counts towards no average.",
  checklist: "Nothing here holds up publishing: whoever has read it decides.",
  fields: {
    name: "Name to show",
    place: "Where the writer lives",
    text: "Story",
    country: "Country of treatment",
    treatment: "Treatment",
    hospital_id: "Hospital",
    rating: "Rating",
    language: "Language of the story",
    consent_source: "How the writer agreed to be published",
    consent_note: "Where that is kept",
    consented_on: "The day on which the writer agreed",
    email: "Writer’s email",
    reason: "Why it is not published",
  },
  hints: {
    consent_note: "So that a colleague finds it, e.g. “green folder, November 2026”",
    reason: "For the other coordinators",
  },
  about: {
    title: "About the story",
    received: "Received",
    published: "First published",
    emailHint:
      "The email is for a question only; it is never shown, and the writer is not told of decisions.",
  },
  consent: {
    agreedOn: "Agreed on",
    what: "To what",
    how: "How",
    where: "Kept where",
    withdrawn:
      "A writer may withdraw this at any time: then take the story off the site, or delete it.",
  },
  checks: {
    private: "No phone number, email or link in it",
    given: "A phone number, an email or a link is in it",
    hospital: "The hospital that it names is on the site",
    hospitalGone: "The hospital that it names is not on the site",
  },
};
