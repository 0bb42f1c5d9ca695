export const mail = {
  /** Below a button, for mail programs that do not open it. */
  copyLink: "If the button does not open, copy this link into your browser:",
  footer: {
    sender: "{{company}} sent this email automatically.",
    contact: "You can reach us day and night, every day of the week.",
    phone: "Phone",
    email: "Email",
  },
  facts: {
    reference: "Request number",
    replyBy: "We reply by (Bangladesh time)",
    dueAt: "Reply due (Bangladesh time)",
    phone: "Call us",
  },
  /** In a repeated receipt, whose first copy was not delivered. */
  again:
    "We received it on {{time}} (Bangladesh time). Our first email about it did not arrive, so we are sending it again.",
  reply: {
    subject: "About your request {{reference}}",
    heading: "A coordinator has written to you",
    link: "See your request",
    sender: "A coordinator of {{company}} wrote this email.",
    answer: "To answer, reply to this email, or call us on {{phone}} and give your request number.",
  },
  danger:
    "If a life is in danger, call\u00a0999 (in\u00a0Thailand\u00a01669, in another country the emergency number there) or go to the nearest hospital first.",
  requestReceived: {
    byPhone: "A coordinator wrote your request down on the phone. Please keep its number.",
    urgent:
      "If it is urgent, do not wait for a reply: call us on {{phone}} and give your request number.",
    booking: {
      subject: "We have your request ({{reference}})",
      heading: "Your request has reached us",
      next: "A coordinator will call or write to you within {{hours}}. You do not need to send the form again.",
      link: "See your request",
    },
    message: {
      subject: "We have your message ({{reference}})",
      heading: "Your message has reached us",
      next: "A coordinator will reply within {{hours}}. You do not need to send it again.",
      link: "See your message",
    },
  },
  /** In a coordinator's notice of a flood's first request. */
  flood:
    "Very many requests are coming from one network. In the queue they stand in one line. No other email tells of them for an hour: a family may be among them.",
  nobodyOnDuty: "Nobody is on duty at this time, so all coordinators got this email.",
  coordinatorNewRequest: {
    text: "What the family wrote is only in the dashboard. The clock stops when you record your reply there.",
    booking: {
      subject: "New request {{reference}}",
      heading: "A new request has arrived",
      link: "Open the request",
    },
    urgent: {
      subject: "URGENT: new request {{reference}}",
      heading: "A new, urgent request has arrived",
    },
    reminder: {
      subject: "URGENT: no reply for {{limit}}, request {{reference}}",
      heading: "An urgent request has had no reply for {{limit}}",
    },
    message: {
      subject: "New message {{reference}}",
      heading: "A new message has arrived",
      link: "Open the message",
    },
  },
  coordinatorErased: {
    subject: "A family had an open request erased",
    heading: "A family had an open request erased",
    text: "What the family wrote is erased, and nobody can work on it any more. If a bed, a flight or a visa is being arranged for it, cancel that, unless another request still needs it.",
    returned:
      "Other requests had been merged into it. They stand by themselves again and wait in the queue: please go on with them.",
    erased: "Erased",
    back: "Back in the queue",
    link: "Open the queue",
  },
  coordinatorNewStory: {
    subject: "A story is waiting to be read",
    heading: "A family has sent its story",
    text: "What they wrote is only in the dashboard. Please read it there, then publish it or say why not.",
    link: "Read what is waiting",
    once: "If more stories come within the hour, this email is not sent again: you will find them all there.",
  },
  test: {
    subject: "Test email from your website",
    heading: "The test email has arrived",
    text: "It is sent the same way as every email of the site. Open the link while you are logged in as a coordinator, and confirm that it arrived.",
    link: "Confirm that it arrived",
  },
  verifyEmail: {
    subject: "Confirm your email address",
    heading: "Is this your email address?",
    text: "Please confirm it with the password that you chose, so that we can show you the progress of your requests in your profile. The link works once and expires after {{hours}}.",
    link: "Confirm my email",
    notYou:
      "If you did not create an account with us, someone else entered your email. You do not need to do anything: unless you confirm it, they see none of your requests.",
  },
  resetPassword: {
    subject: "Choose a new password",
    heading: "Choose a new password",
    text: "Somebody asked for a new password for the account with this email address. The link works once and expires after {{hours}}.",
    link: "Choose a new password",
    notYou:
      "If it was not you, you do not need to do anything: your password stays as it is. Never pass this link on; we will not ask you for it.",
  },
  accountExists: {
    subject: "You already have an account",
    heading: "You already have an account",
    text: "Somebody tried to create an account with this email address. There is one already, and nothing in it has changed.",
    forgot: "If it was you, log in. If you have forgotten your password, choose a new one there.",
    link: "Log in",
    notYou: "If it was not you, you do not need to do anything.",
  },
  signInCode: {
    subject: "Your code to log in",
    heading: "Your code to log in",
    text: "Somebody has just entered your password, after many failed attempts to log in. If it was you, enter this code on the page you have open. It works once and expires after {{minutes}} minutes.",
    code: "Code",
    link: "Choose a new password",
    notYou:
      "If it was not you, somebody knows your password: choose a new one now. Never pass this code on; we will not ask you for it.",
  },
  invitation: {
    subject: "You are invited to join {{company}} as a coordinator",
    heading: "You are invited as a coordinator",
    text: "{{name}} invites you to answer families’ requests. Choose a password to create your account. The link works once and expires after {{hours}}.",
    link: "Accept the invitation",
    notYou:
      "If you did not expect this, do not open the link, and tell the person who invited you.",
  },
  passwordChanged: {
    subject: "Your password was changed",
    heading: "Your password was changed",
    text: "The password of the account with this email address was changed on {{time}} (Bangladesh time).",
    link: "Choose a new password",
    notYou: "If it was not you, choose a new password now and tell us at once.",
  },
  accountDeleted: {
    subject: "Your account was deleted",
    heading: "Your account was deleted",
    text: "The account with this email address was deleted on {{time}} (Bangladesh time). What was written in its requests and messages is erased, and we have stopped work on those that were open.",
    notYou:
      "If it was not you, tell us at once. If you still need our help, send a new request at any time.",
    link: "Write to us",
  },
  passkeyAdded: {
    subject: "A passkey was added",
    heading: "A passkey was added to your account",
    text: "A passkey was added on {{time}} (Bangladesh time). Together with your password, it can be used to log in.",
    link: "See your passkeys",
    notYou: "If it was not you, remove it there, choose a new password and tell us at once.",
  },
  passkeyRemoved: {
    subject: "A passkey was removed",
    heading: "A passkey was removed from your account",
    text: "A passkey of your account was removed on {{time}} (Bangladesh time). It no longer works.",
    link: "See your passkeys",
    notYou: "If it was not you, choose a new password now and tell us at once.",
  },
  security: {
    facts: {
      when: "When (Bangladesh time)",
      device: "Browser",
      network: "Network",
    },
    unknownDevice: "not known",
    notYou:
      "If it was you, you do not need to do anything. If not, choose a new password now and tell us at once.",
    link: "Choose a new password",
    secondStepFailures: {
      subject: "Failed attempts to log in",
      heading: "Failed attempts at the second step",
      text: "Several wrong codes or passkeys were tried for your account within an hour. Whoever tries them may know your password.",
    },
    secondStepOn: {
      subject: "The second step is on",
      heading: "The second step is on",
      text: "The second step at log-in was switched on for your account. Every other device is logged out.",
    },
    secondStepOff: {
      subject: "The authenticator app is off",
      heading: "The authenticator app is off",
      text: "The authenticator app was switched off for your account. If the account has no passkey, the password alone is enough from now on.",
    },
    recoveryCodeUsed: {
      subject: "A recovery code was used",
      heading: "A recovery code was used",
      text: "One of the recovery codes of your account was used. It does not work again.",
    },
    newDevice: {
      subject: "Log-in from a new device",
      heading: "Log-in from a new device",
      text: "Somebody logged in to your account with a browser that we do not know yet.",
    },
  },
};
