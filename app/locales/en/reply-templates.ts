/** The dashboard's pages about reply templates. */
export const replyTemplates = {
  title: "Reply templates",
  lead: "Short replies that coordinators choose on a request’s page, in this order. Nobody else sees this list.",
  record: "Reply template",
  create: "New template",
  createTitle: "New reply template",
  createLead:
    "Begin with English. It is saved as a draft; the other languages come next. Once it is published, it can be chosen.",
  fields: { title: "Title", occasion: "When to use it", body: "Words" },
  hints: {
    title: "Only coordinators see it",
    occasion: "In a few words. Only coordinators see it.",
    body: "Values of the request are filled in for {name}, {reference}, {hospital}, {coordinator}, {company} and {phone}.",
  },
  caption: "In the order of the choice, from the top",
  count: "Templates: {{count}}",
  emptyAll: "There are no templates yet",
  emptyAllText: "The choice appears on a request’s page once one is published.",
  checklist: "A language with a gap is not offered. A gap in the English holds up publishing.",
  placeholdersTitle: "Filled in for you",
  placeholdersHint:
    "Write them in braces, as here, in every language. A value that a request lacks stays visible as a gap: fill it in before you send the words.",
  /** A gap in filled-in words has the name in brackets: "[hospital?]". */
  placeholders: {
    name: "family’s name",
    reference: "request number",
    hospital: "hospital",
    coordinator: "your name",
    company: "company",
    phone: "our phone number",
  },
  /** In the composer of a request. */
  composer: {
    title: "Insert a reply template",
    label: "Template",
    hint: "Its words go after what you have typed. Change them as you like.",
    none: "Choose a template",
    insert: "Insert",
  },
};
