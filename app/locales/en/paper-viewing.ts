/** Reading papers: who read them, and the page that shows one at the desk. */
export const paperViewing = {
  seenByFamily: "Opened on this page: {{time}}",
  title: "The paper",
  page: "Page {{page}} of {{count}}",
  download: "Download",
  notShown: "This kind of file cannot be shown here. Download it to open it.",
  around: "Other papers of this request",
  before: "Paper before",
  after: "Next paper",
  infected: {
    title: "A virus was found in this file",
    text: "Nobody can open or download it. Ask the family to send it again from another phone or computer.",
  },
  pdf: {
    loading: "The PDF is being opened…",
    locked:
      "This PDF is locked with a password. Ask the family for the password, or for a PDF without one.",
    failed: "This PDF cannot be shown here. Download it to open it.",
  },
};
