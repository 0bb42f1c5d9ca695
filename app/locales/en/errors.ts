/** Error pages. */
export const errors = {
  unexpected: {
    title: "Unexpected Application Error!",
    text: "Something went wrong, please try again. If it is urgent, call us: a person answers.",
  },
  notFound: {
    title: "This page does not exist",
    text: "The link may be wrong, or the page may have moved. Search our hospitals, or go back to Home.",
    search: "Search hospitals",
    searchButton: "Search",
  },
  adminsOnly: {
    title: "This page is for coordinators",
    text: "You are logged in with an account that is not a coordinator’s. If you have one, log out first and log in with it.",
  },
  adminNoLonger: {
    title: "You are no longer a coordinator",
    text: "Your access was taken away while you had this page open. Nothing was changed. What you typed is kept for a day, and is there if you log in as a coordinator again. If this is a mistake, ask another coordinator.",
  },
  forbidden: {
    title: "We could not accept this form",
    text: "Open the page again and send it from there. Nothing was changed.",
  },
  badRequest: {
    title: "What was sent could not be read",
    text: "Open the page again and send the form from there.",
  },
  noRequest: {
    title: "We cannot find this request number",
    text: "Check each character: SETU, then eight letters or numbers. If you are not sure, call us: we also find a request by name or phone number.",
  },
  tooMany: {
    title: "Too many request numbers were tried",
    text: "Many wrong numbers were tried from your network, perhaps by others. What you sent has still reached us. Wait ten minutes, or call us and give your request number.",
  },
  backHome: "Back to Home",
  help: "Is it urgent? If a life is in danger, call\u00a0999 (in\u00a0Thailand\u00a01669, in another country the emergency number there) first. Then call us, at any hour.",
};
