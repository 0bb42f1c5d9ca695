/** The dashboard's page of usual costs. */
export const costEditing = {
  title: "Costs",
  lead: "What families usually pay, as a range for each service. It stands on the page “What it costs” and on each service’s page. What you leave empty is left out.",
  ranges: "Usual ranges",
  rangesLead: "Whole amounts, without cents. Both amounts and the currency, or nothing.",
  parts: { from: "From", to: "To", currency: "Currency" },
  noCurrency: "Choose",
  basis: "Where the ranges come from",
  said: "In English",
  fields: {
    asOf: "True as of",
    source: "Source",
    payers: "Who pays us",
  },
  hints: {
    asOf: "The day on which you last checked the ranges. Without it none is shown.",
    source: "For example: our own quotes of the last six months. Without it none is shown.",
    payers:
      "Whether families alone pay you, or hospitals and others too, and for what. It stands on the page “What it costs”.",
  },
  gaps: "Where a field is empty, families see English.",
  toSite: "View on the site",
};
