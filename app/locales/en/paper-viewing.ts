/** Reading papers: who read them, and the page that shows one at the desk. */
export const paperViewing = {
  seenByFamily: "Opened on this page: {{time}}",
};
