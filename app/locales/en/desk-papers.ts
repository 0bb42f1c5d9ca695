/** The papers of a request, for coordinators. */
export const deskPapers = {
  timeline: {
    "paper-sent": "sent a paper: {{paper}}",
    "paper-added": "added a paper: {{paper}}",
    "paper-accepted": "accepted a paper: {{paper}}",
    "paper-refused": "refused a paper: {{paper}}",
    "paper-removed": "removed a paper: {{paper}}",
  },
};
