export const offline = {
  /** Instead of a page that is not stored on the phone. */
  page: {
    title: "No internet connection",
    text: "This page is not saved on your device. You can still call us.",
    kept: "These pages open without the internet",
    again: "Try again",
  },
  /** At the top of a page from the phone, with the time it was fetched. */
  keptPage:
    "No internet connection. You are reading this page as it was on {{time}} (Bangladesh time).",
  /** Names of the waiting forms' kinds. */
  kinds: {
    booking: "Booking request",
    callBack: "Request to be called",
    message: "Message",
    words: "Message about your request",
    story: "Your story",
  },
  /** At the top of every page while a form waits, was refused or was sent. */
  note: {
    waiting: "Kept on this device, not sent yet.",
    refused: "Not sent: please check your answers.",
    sent: "Sent.",
    look: "See what is kept on this device",
  },
  /** If the phone cannot store the form: storage is full, or forbidden as in some private windows. */
  notKept:
    "Not sent: there is no internet connection, and this device cannot keep your answers to send them later. Go back: what you typed is still there.",
  unsent: {
    title: "Waiting to be sent",
    lead: "Forms you send without an internet connection wait here and go out as soon as you are online.",
    none: "Nothing is waiting to be sent from this device.",
    waiting: "Kept on this device, not sent yet.",
    waitingHelp:
      "We have not received it yet. If a life is in danger, call\u00a0999 (in\u00a0Thailand\u00a01669, in another country the emergency number there) first. If it cannot wait, call us.",
    refused: "It could not be sent as it is. Look at it again and send it.",
    sent: "Sent. We have received it.",
    reference: "Request number",
    sendNow: "Send now",
    correct: "Look at it again",
    remove: "Delete from this device",
    forget: "Remove from this list",
  },
};
