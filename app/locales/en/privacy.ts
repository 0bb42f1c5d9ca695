import { amounts } from "./amounts";

export const privacy = {
  title: "Privacy",
  lead: "What you tell us is 100% confidential. This page says what that means: who sees it, for how long, and how to have it erased.",
  metaDescription:
    "Who sees what you tell us, how long we keep it, which cookies we set, and how to have everything erased.",
  asOf: "Last changed: {{date}}",
  sections: [
    {
      id: "confidential",
      title: "What “100%\u00a0confidential” means here",
      text: [
        "The coordinators on duty see your request. They need it to answer you. Each time one of them opens it, we note who and when.",
        "The hospital, the airline, the embassy or another party you choose gets only what it needs for its part, and only after you agree.",
        "Nobody else sees it, unless you show it to them. We do not sell it, and we use no advertising trackers.",
        "If a court or an authority obliges us by law to hand something over, we hand over only that, and tell you if we may.",
      ],
    },
    {
      id: "what-we-keep",
      title: "What we keep",
      text: [
        "From the booking form: name, email address, phone number, how urgent it is, and what you write to us. If you add it: where the patient is, where you want to go, the service and the hospital, the patient’s age, your relationship to the patient, whether there is a passport, whether the patient needs help with breathing, how many relatives will travel, and when to call.",
        "From “Call me back”: phone number, how urgent it is, and your name and what has happened if you add them.",
        "From the contact form: name, email address, phone number if you give it, and your message.",
        "From “Share your story”: the name to show, where you live, country, treatment and hospital, your rating, your story, and your email address if you give it. Coordinators read it. Once it is published everybody can read it, but never your email address.",
        "If you create an account: email address, name and phone number if you give them, and your password in a form that cannot be read back.",
        "While we work on your request: reports and papers you send us, notes of our calls, and who read or changed what and when.",
        "Papers that you send on your request’s page are encrypted before we store them. Each time somebody opens one, we note who and when, and show it to you.",
        "People besides you whom we may call or write to about your request, if you name them or they write to us: their name, phone number, email address, language and relation to the patient, a note, and what they may be told. The patient’s name too. All of this is erased with the request.",
        "Please tell us only what the request needs. If you write about somebody else, make sure that they agree.",
      ],
    },
    {
      id: "what-for",
      title: "What we use it for",
      text: [
        "To answer you, to arrange what you have asked for, and to send you emails about your request or your account. We send no advertising.",
        "We count requests and how fast we replied. These counts contain no names.",
      ],
    },
    {
      id: "other-channels",
      title: "Phone, WhatsApp and email",
      text: [
        "A call, a WhatsApp message or an email passes through the company that carries it, and its own rules apply there. If you would rather not send a report that way, call us and we will agree on another.",
      ],
    },
    {
      id: "own-page",
      title: "Your request’s own page",
      text: [
        "Each request has a page that shows where it stands. There you read our answers and write to us. It is open at once in the browser that sent the request. Elsewhere it opens with a private link, sent by email or WhatsApp, and the last 4\u00a0digits of your phone number (if we have no number of yours, the emailed link alone opens it); with a code that we tell you on the phone; or from your account.",
        "Whoever has both the link and the number can read all of it, a relative too. So never pass the link on. Before your phone number or email address is changed there, or the request erased, we ask for a code that reaches you another way.",
        "You see in which browsers the page is open and since when, and can close it in each. Coordinators see this list too, and which links were sent and used, and when the page was read. You see when a coordinator read what you wrote.",
        "When we have answered, or your request is at a new step, we tell you by email or WhatsApp, with a link. Our answer itself is in the email only if you want it there. We keep when you were told.",
        "You can give relatives a link that only shows the patient’s first name and the steps, never the conversation, papers or costs. We keep the name you give this link, how often it was opened, and when it was last opened. It works for 30\u00a0days, or until you end it.",
      ],
    },
    {
      id: "how-long",
      title: "How long we keep it",
      text: [
        "These periods are our own policy. You may ask for erasure sooner, at any time.",
        "What you and we wrote to each other on a request’s page: 90\u00a0days after the request is closed. After that we only keep who wrote when.",
        "Papers that you send: passports, identity and bank papers 30\u00a0days after the request is closed, all others 90\u00a0days. A paper that was refused or replaced: 7\u00a0days after that. An upload that was never finished: 7\u00a0days.",
        "A message, or a request without a quote that you accepted: 12\u00a0months after the last contact.",
        "A request with a quote that you accepted: 3\u00a0years after it is closed or, if nobody closes it, after the last contact.",
        "A story that we do not publish: at most 12\u00a0months after you sent it. A published story: until you ask us to remove it; the email address given with it, 12\u00a0months. What we take down stays for 30\u00a0days in a bin that only we can open, so that a mistake can be undone. Earlier versions of a published story: at most a year.",
        "The record of who logged in, and of who read or changed what in our system: 12\u00a0months.",
        "Emails to you: their text only until they are sent or we stop trying; who got which email and when, 30\u00a0days.",
        "Links in our emails, links to your request’s page and links for relatives: 30\u00a0days after they stop working. The list of browsers in which that page is open: until it is closed there.",
        "Backups: 30\u00a0days. What is erased is gone from the backups after that time too. If we have to restore one before then, we erase it again.",
        "Your account: until you delete it.",
      ],
    },
    {
      id: "cookies",
      title: "Cookies",
      text: [
        "We set only cookies that the site needs. None of them follows you to other sites. In your browser each name begins with __Host-, which means that they are sent to this site only.",
        "theme: light or dark, if you have chosen one. For up to a year.",
        "data-saver: whether you chose “Use less data”. For up to a year.",
        "app-language: the language you have chosen. For up to a year.",
        `session: keeps you logged in. Until the browser closes, or ${amounts.rememberMeTime} if you tick “Remember me”.`,
        "device: notes that somebody has logged in with this browser before, so that strangers who try passwords do not slow you down, and so that we can tell you by email of a log-in from any other browser. It does not say who. For 180\u00a0days after you log in.",
        "visit: notes that you have seen the loading screen. Until the browser closes.",
        "flash: carries one message to the next page, such as “sent”. Gone once it is shown.",
        "sent: remembers for half an hour which story you sent from this browser, so that its page can show you what you wrote. It does not contain what you wrote.",
        "family and family-shared: keep the pages of your requests open in this browser. family, for 30\u00a0days, if you said that the phone is yours; else family-shared, until the browser closes, and two hours at most.",
        "watch: keeps a page open that a relative showed you with a link. For a day.",
        "csrf: protects forms against being sent by another site in your name. Until the browser closes.",
      ],
    },
    {
      id: "sessions-and-logs",
      title: "Sessions and logs",
      text: [
        "When you log in, we keep a session until you log out or it runs out: your browser’s name and your network, so that you can recognise your devices. Logging out ends it on our side too.",
        "Our logs say which page was asked for, when, and whether it worked; while you are logged in, with your account number. They contain no names, email addresses, phone numbers or medical text.",
        "Your device keeps public pages that you have opened, so that they can be read without the internet, and a form that could not be sent, until it is sent or you delete it. If you said that the phone is yours, it keeps your request’s page too, until you leave that page, and at most for 30\u00a0days after it was last loaded. Whoever uses the device can open these until then. What you type stays while the page is open; for one day longer only if you ask for it.",
      ],
    },
    {
      id: "your-rights",
      title: "Your rights",
      text: [
        "You may ask what we hold about you and get a copy. You may have it corrected. You may have it erased. You may withdraw consent, for example to publish your story.",
        "This costs nothing, and you do not have to give a reason. We may ask a question first to be sure that it is you.",
      ],
    },
    {
      id: "erasure",
      title: "How to have it erased",
      text: [
        "With an account: delete it on your profile page. That erases your profile and your sessions. Your requests are no longer linked to you and their text is erased, except what the law obliges us to keep, such as a bill.",
        "Without an account: erase it on your request’s page, or write to {{email}} from the email address you gave us, or tell us your request number.",
        "What a hospital, an airline or an embassy has received is in their hands. We tell you whom to ask there.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      text: [
        "If we change this page, the date at the top changes. If we want to use what you have already told us for something new, we ask you first.",
      ],
    },
    {
      id: "contact",
      title: "Contact",
      text: ["Questions about your data: write to {{email}} or call {{phone}}."],
    },
  ],
};
