/** The dashboard's page of usual costs. */
export const costEditing = {
  title: "Costs",
  lead: "What families usually pay, as a range for each service. It stands on the page “What it costs” and on each service’s page. What you leave empty is left out.",
  record: "Costs",
  fields: {
    ranges: "Usual ranges",
    as_of: "True as of",
    source: "Source",
    payers: "Who pays us",
  },
  hints: {
    ranges: "Whole amounts, without cents. Both amounts and the currency, or nothing.",
    as_of: "The day on which you last checked the ranges. Without it none is shown.",
    source: "For example: our own quotes of the last six months. Without it none is shown.",
    payers:
      "Whether families alone pay you, or hospitals and others too, and for what. It stands on the page “What it costs”.",
  },
  checks: {
    day: "The ranges have a day",
    source: "The ranges have a source, in English",
  },
  checklist: "Families see the ranges once they have a day and a source.",
};
