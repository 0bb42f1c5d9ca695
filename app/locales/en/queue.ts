/** The queue, and the frame of the dashboard around it. */
export const queue = {
  nav: {
    menu: "Menu",
    requests: "Requests",
    content: "Content",
    people: "People",
    queue: "Queue",
    waiting: { urgent: "urgent, no reply yet", messages: "no reply yet" },
  },
};
