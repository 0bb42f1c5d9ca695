/** The dashboard's pages about the team. */
export const team = {
  title: "Team",
  lead: "The people on the page “About us”, in its order.",
  record: "Team member",
  create: "New member",
  createTitle: "New team member",
  createLead:
    "Begin with English. It is saved as a draft that only coordinators see; the other languages come next.",
  fields: {
    name: "Name",
    role: "Role",
    bio: "About the person",
    languages: "Languages they speak",
  },
  hints: {
    role: "What they do for families, in a line",
    bio: "Two or three sentences",
  },
  noPicture: "No photo: a figure is drawn",
  caption: "As on the site, from the top",
  count: "Members: {{count}}",
  emptyAll: "Nobody is on the team yet",
  emptyAllText: "The team section stays hidden until a member is published.",
};
