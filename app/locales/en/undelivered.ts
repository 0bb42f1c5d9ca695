import { amounts } from "./amounts";

/** The dashboard's pages of failed mails. */
export const undelivered = {
  title: "Undelivered emails",
  lead: "Emails that the site no longer tries to send. Somebody may be waiting for what they said. Each is kept for 30\u00a0days.",
  count: "Emails: {{count}}",
  filter: "Which emails",
  apply: "Show",
  states: { open: "To deal with", settled: "Dealt with" },
  caption: "The newest first",
  empty: {
    open: {
      title: "No undelivered emails",
      text: "Every email has arrived, is still being tried, or has been dealt with.",
    },
    noServer: {
      title: "No mail server is set up",
      text: "Emails are written to files on the server, and nobody receives them. Whoever runs this site sets SMTP_URL.",
    },
    settled: {
      title: "Nothing here yet",
      text: "Emails that somebody has dealt with stay here until they are erased.",
    },
  },
  email: "Email",
  to: "To",
  why: "Why",
  failedAt: "Failed",
  written: "Written",
  attempts: "Attempts",
  code: "The mail server’s answer",
  recipient: "Whom it was for",
  kinds: {
    "request-received": "Receipt of a request, to the family",
    "request-reply": "A coordinator’s reply with its words, to the family",
    "request-answered": "An answer stands on the page, to the family",
    "request-step": "A new step of the request, to the family",
    "request-paper": "A paper that came back, to the family",
    "coordinator-new-request": "New request, to a coordinator",
    "coordinator-urgent-waiting": "Urgent request without a reply, to a coordinator",
    "coordinator-family-wrote": "Words on a family’s page, to a coordinator",
    "coordinator-new-story": "A story waits to be read, to a coordinator",
    "coordinator-erased": "An open request was erased, to a coordinator",
    "coordinator-handed-over": "Request handed over, to a coordinator",
    "verify-email": "Link to confirm an email",
    "reset-password": "Link to choose a new password",
    "account-exists": "“You already have an account”",
    "sign-in-code": "Code to log in",
    "request-link": "New link to a family’s page",
    "request-code": "Code to confirm a change on a family’s page",
    invitation: "Invitation of a coordinator",
    "password-changed": "Security: the password was changed",
    "account-deleted": "Security: the account was deleted",
    "passkey-added": "Security: a passkey was added",
    "passkey-removed": "Security: a passkey was removed",
    "second-step-failures": "Security: wrong codes at the second step",
    "second-step-on": "Security: the second step was switched on",
    "second-step-off": "Security: the authenticator app was switched off",
    "recovery-code-used": "Security: a recovery code was used",
    "new-device": "Security: log-in from a new device",
    "backup-trouble": "Backups: none is fresh, to a coordinator",
    "test-mail": "Test email of the set-up, to a coordinator",
  },
  reasons: {
    "unknown-address": {
      title: "The email address does not exist",
      text: "The mail server of the recipient does not know it. Perhaps it was mistyped.",
    },
    "mailbox-full": {
      title: "The mailbox is full",
      text: "We tried for three days. Until its owner makes room, the next one will not arrive either.",
    },
    "mailbox-closed": {
      title: "The mailbox takes no email",
      text: "It has been closed, or takes nothing at the moment.",
    },
    "our-settings": {
      title: "Our emails are refused",
      text: "The mail server refuses our log-in or us as the sender. Whoever runs this site must fix that first; other emails may be stuck too.",
    },
    "no-answer": {
      title: "The mail server did not answer",
      text: "We tried for three days. The server, or the way to it, may have been down.",
    },
    "asked-to-wait": {
      title: "The mail server kept putting us off",
      text: "We tried for three days, and each time it asked us to come back later.",
    },
    expired: {
      title: "Its link or code had run out",
      text: "It could not be sent in time, so it was not sent at all.",
    },
    refused: {
      title: "The mail server refused the email",
      text: "It did not say that the recipient is wrong. Perhaps it took the email for spam.",
    },
    other: {
      title: "It could not be sent",
      text: "Something else was in the way. The server’s log says more.",
    },
  },
  sendAgain: {
    title: "Send again",
    text: "It is written again from the request as it stands now, and goes to {{to}}.",
    refused:
      "It is this email address that was refused: send it again only if you know that it takes email now.",
    submit: "Send again",
  },
  call: {
    title: "The family was called",
    text: `Call first, then note it here. It is kept in the history of the request as a reply by phone, and stops the ${amounts.replyHours}-hour clock.`,
    submit: "We have called",
  },
  close: {
    title: "Nothing more to do",
    text: "For what was dealt with another way, and for an email that was meant for nobody.",
    submit: "Take off the list",
  },
  advice: {
    title: "This one cannot be sent again",
    erased:
      "Its words are gone, and the request it was about is not kept any more or is not known.",
    notTold: "It was for somebody who no longer answers requests.",
    notOwner: "The request is no longer with the coordinator to whom it was handed over.",
    invitation:
      "Its link is gone with its words. Withdraw the invitation if it is still open, and invite the person again.",
    askedFor:
      "Its link or code is gone with its words, and would no longer work. The person can ask for a new one on the log-in page.",
    wayIn:
      "Its link or code is gone with its words. A new one would go to the same address: call the family, and let them in by WhatsApp or with digits that you read out.",
    security:
      "It told an account owner about a change to the account. Tell the owner another way; the activity log says what it was and when.",
    site: "It reported the state of the site; the dashboard shows the current one.",
    unknown: "The site no longer sends this kind of email.",
  },
  settled: {
    "sent-again": "Sent again",
    called: "The family was called",
    closed: "Taken off the list",
  },
  conflict: {
    title: "Someone else has dealt with this first",
    text: "Somebody dealt with this email while you had it open. Your note is not lost.",
    record: "If you have called, record it with the request:",
  },
  toasts: {
    sentAgain: "The email is on its way again.",
    called: "The call is noted with the request.",
    closed: "Taken off the list.",
    settled: "Somebody has dealt with it already. This page says how.",
    impossible: "It can no longer be sent again. This page says why.",
  },
  notice: {
    title: "Emails that did not arrive: {{count}}",
    link: "See why, and what to do",
  },
};
