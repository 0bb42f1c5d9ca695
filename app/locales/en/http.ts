/** Pages that the server writes without the application. */
export const http = {
  tooLarge: {
    title: "That is too large to send",
    text: "Your text or file is larger than we can take in one go. Please shorten it or send fewer files. Nothing was sent.",
  },
  timeout: {
    title: "The connection was too slow",
    text: "What you sent did not arrive in time, so we have not received it. Please go back and try again.",
  },
  headerTooLarge: {
    title: "Your browser sent too much at once",
    text: "Please clear the cookies of this site in your browser’s settings, then open the page again.",
  },
  badRequest: {
    title: "We could not read that",
    text: "What your browser sent did not arrive whole. Please go back and try again.",
  },
  otherSite: {
    title: "We could not accept this form",
    text: "For your safety we only take forms from our own pages. Nothing was sent. Please open the page here and send it again.",
  },
  notFound: {
    title: "This page does not exist",
    text: "The link may be wrong, or the page may have moved.",
  },
  infected: {
    title: "This file is not opened",
    text: "Our scanner found something harmful in this file, so nobody can open or download it. Please have it sent again from another phone or computer.",
  },
  brokenFile: {
    title: "This file cannot be opened",
    text: "It is stored, but not as it arrived. Please call us, or send it again.",
  },
  wrongMethod: {
    title: "Nothing can be sent to this link",
    text: "Nothing was sent or changed. Please open the page and go on with its own links and forms.",
  },
  serverError: {
    title: "Something went wrong, please try again.",
    text: "The fault is ours, not yours.",
    call: "If it happens again, please call us.",
  },
  busy: {
    title: "Our site is very busy right now",
    text: "We could not receive what you sent, so nothing was saved. Please go back in half a minute and send it again. If a life is in danger, call\u00a0999 (in\u00a0Thailand\u00a01669, in another country the emergency number there) first.",
    call: "If it is urgent, call us.",
  },
  call: "Call",
  notOpen: {
    title: "This website is not open yet",
    text: "It is being set up. Please come back later.",
  },
  back: "Back to Home",
};
