/** The dashboard's pages about the checklists of papers. */
export const paperChecklists = {
  title: "Lists of papers",
  lead: "The papers that families need for a country. They are copied into each request that goes there.",
  record: "Paper on a list",
  create: "New paper",
  createTitle: "New paper on a list",
  createLead:
    "Begin with English. It is saved as a draft; the source, its day and the other languages come next. Once it is published, it is copied into new requests.",
  fields: {
    title: "Paper",
    why: "Why it is needed",
    how: "What it should be like, where to get it",
    country: "Country",
    whose: "Whose",
    need: "Needed",
    kind: "Kind",
    source: "Source",
    as_of: "As of",
  },
  hints: {
    title: "As the family should read it",
    why: "In one sentence. May stay empty.",
    how: "May stay empty",
    kind: "It decides how long we keep the paper.",
    source: "The official page, for example the embassy’s",
    as_of: "The day on which you read the source",
  },
  caption: "Papers in the order of the lists, from the top",
  count: "Papers: {{count}}",
  emptyAll: "There are no papers yet",
  emptyAllText: "A request gets a list once a paper of its country is published.",
  sampleText:
    "A sample, to be checked: compare it with the source, and enter the day on which you did. It is then no sample any more.",
  checklist: "A language with a gap shows English. A gap in the English holds up publishing.",
  checks: {
    source: "The source was read in the last 180\u00a0days",
    old: "Read the source again: its day is missing, or more than 180\u00a0days ago.",
  },
  asOf: "As of {{day}}",
};
