import { amounts } from "./amounts";

export const terms = {
  title: "Terms and conditions",
  lead: "What you can expect from us and what we ask of you, in plain words.",
  metaDescription:
    "What we do and do not do, when something becomes binding, who contracts with whom, cancellations and liability, in plain words.",
  asOf: "Last changed: {{date}}",
  sections: [
    {
      id: "what-we-do",
      title: "What we do",
      text: [
        "We coordinate. We bring you together with hospitals, air ambulance operators, airlines, hotels and translators, help with papers, and keep track of the journey.",
        "We begin when you ask us to, and we do only what you have agreed to.",
      ],
    },
    {
      id: "what-we-do-not-do",
      title: "What we do not do",
      text: [
        "We are not a hospital, a doctor, an airline or a government office. We do not treat patients or give medical advice. Doctors decide whether a treatment is right, and whether a patient may fly.",
        "We cannot promise a cure, a visa, a date or a bed. We tell you who decides.",
        "Nothing on this site replaces talking to a doctor.",
      ],
    },
    {
      id: "emergencies",
      title: "If a life is in danger",
      text: [
        "We are not an emergency service. In Bangladesh call\u00a0999, in\u00a0Thailand\u00a01669, or go to the nearest hospital first. In another country, call the emergency number there.",
      ],
    },
    {
      id: "requests-and-quotes",
      title: "Requests and quotes",
      text: [
        "A request through this site, by phone or by email is free and binds neither you nor us.",
        "After the assessment you get a written quote. It says what is included, what is not, what it costs, how long it is valid, and what happens if you cancel.",
        "The quote becomes binding when you accept it in writing. Until then you owe nothing.",
        `Times given on this site, such as ${amounts.appointmentTime} to get an appointment date, are usual times, not a promise. A reply within ${amounts.replyTime} is a promise, and we measure it.`,
      ],
    },
    {
      id: "who-contracts-with-whom",
      title: "Whose contract is with whom",
      text: [
        "For coordination, your contract is with us. For the treatment it is with the hospital, for the flight with the airline or the operator, for the room with the hotel. Their terms apply to what they do, and they send their own bills unless the quote says otherwise.",
        "The quote names each of them, so that you know before you accept.",
      ],
    },
    {
      id: "your-part",
      title: "Your part",
      text: [
        "Describe the patient’s condition exactly as it is, and tell us at once when it changes. A flight planned on wrong information can put the patient in danger.",
        "If you ask on behalf of somebody else, make sure that they agree, or that you may decide for them.",
        "Give us only genuine papers. We stop work on a request if a paper in it is forged.",
        "Keep the password of your account to yourself. You can delete the account at any time.",
      ],
    },
    {
      id: "cancellations",
      title: "Cancelling",
      text: [
        "You may withdraw a request at any time before you accept a quote, at no cost.",
        "After that, the rule in the quote applies. It says what can be refunded, and what is spent by then and cannot be refunded, for example on an aircraft or a ticket.",
        "If the patient’s condition rules out the journey, tell us at once. We will ask everyone involved what can be refunded.",
      ],
    },
    {
      id: "content-of-this-site",
      title: "What you read on this site",
      text: [
        "We check what we publish, but hospitals, embassies and airlines change their rules. Ask before you rely on it.",
        "Where a story, a review or a person is marked as a sample, beside it or by a notice at the top of its page, we made it up to show how a page looks. It describes no real patient.",
        "A hospital shown here is one we can help you reach. That alone does not make it our partner, and it does not mean that it recommends us.",
        "If you send us a story or a review, we publish it only with your consent. You may withdraw it at any time.",
      ],
    },
    {
      id: "liability",
      title: "What we are responsible for",
      text: [
        "We are responsible for our own work: we must do what the quote says, with care.",
        "We are not responsible for what others decide or do: the treatment, a delayed flight, a refused visa, a closed border. If that happens, we help you find another way.",
        "Nothing here takes away a right that the law gives you and that cannot be waived.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      text: [
        "We may change these terms. The date at the top says when. For a quote you have accepted, the terms of that day still apply.",
      ],
    },
    {
      id: "law",
      title: "Law and language",
      text: [
        "The law of Bangladesh applies. If we disagree, write to us first; most things can be settled by talking. If not, the courts of Bangladesh decide.",
        "This page is written in English, Bengali and Thai. If the versions differ, the English version applies, unless the law says otherwise.",
      ],
    },
    {
      id: "contact",
      title: "Contact",
      text: ["Call {{phone}} or write to {{email}}."],
    },
  ],
};
