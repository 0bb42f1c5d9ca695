import { amounts } from "./amounts";

export const booking = {
  title: "Book an appointment",
  heading: "Tell us who needs help",
  danger:
    "Life in danger? Call\u00a0999 first (in\u00a0Thailand\u00a01669, elsewhere the emergency number there).",
  lead: "Your name, email and phone number are enough. Asking is free.",
  metaDescription: `Ask for an air ambulance, a doctor’s appointment or help with the journey. Your name, email and phone number are enough to begin; a coordinator replies within ${amounts.replyTime}, day or night.`,
  urgent: {
    title: "Is it urgent?",
    text: "If a life is in danger, call\u00a0999 (in\u00a0Thailand\u00a01669, in another country the emergency number there) or go to the nearest hospital first. Then call us, at any hour; do not wait for a reply.",
  },
  /** Labels of a request's answers, for family and coordinators. */
  facts: {
    fullName: "Name",
    phoneNumber: "Phone",
    email: "Email",
    urgent: "Urgency",
    patientName: "Patient’s name",
    patientCurrentLocation: "Where the patient is",
    destinationCountry: "Destination",
    service: "Service",
    hospital: "Hospital",
    relatives: "Relatives travelling with the patient",
    patientAge: "Patient’s age",
    relation: "Relationship to the patient",
    passport: "Passport",
    breathingHelp: "Help with breathing",
    bestTimeToCall: "Best time to call",
    callBack: "Wants to be called",
    tellUsMore: "What has happened?",
    yes: "Yes",
    notUrgent: "Not marked as urgent",
  },
  /** Names of the choices. */
  choices: {
    passport: { yes: "Yes", no: "No" },
    breathingHelp: { none: "Needs none", oxygen: "Oxygen", ventilator: "Ventilator" },
  },
  form: {
    submit: "Send booking request",
    more: {
      title: "Add more, if you know it",
      hint: "Where the patient is, country, hospital, relatives",
    },
    fields: {
      fullName: { label: "Your full name", hint: "The person we should call" },
      email: { label: "Email address", hint: "We will send the request number here" },
      phoneNumber: {
        label: "Phone number",
        hint: "Where we can reach you now",
      },
      patientCurrentLocation: {
        label: "Where is the patient now?",
        hint: "City, and the hospital if there is one",
      },
      destinationCountry: {
        label: "Which country do you have in mind?",
        hint: "Leave it empty if you do not know yet",
      },
      service: { label: "What do you need?", none: "Not sure yet" },
      hospital: { label: "Hospital", none: "No particular hospital" },
      relatives: {
        label: "How many relatives will travel with the patient?",
        hint: `${amounts.relatives} on an air ambulance, or with a medical escort`,
        none: "Not decided yet",
      },
      tellUsMore: {
        label: "What has happened?",
        optionalText: "optional, in brief",
      },
      patientAge: {
        label: "How old is the patient?",
        hint: "In years; a baby’s in months or days, such as 6\u00a0months",
      },
      relation: { label: "Your relationship to the patient" },
      passport: { label: "Does the patient have a passport?", none: "Not sure yet" },
      breathingHelp: {
        label: "Does the patient need help with breathing?",
        none: "Not sure yet",
      },
      bestTimeToCall: {
        label: "When is it best to call you?",
        hint: "For example: any time, or after 8\u00a0pm",
      },
      urgent: {
        label: "How urgent is it?",
        yes: "It cannot wait",
        yesHint: "We look at it first, at any hour.",
        no: "It can wait until morning",
        noHint: `We still reply within ${amounts.replyTime}.`,
      },
    },
  },
  /** A phone number alone, for people without an email address or time to write. */
  callBack: {
    title: "Call me back",
    heading: "Ask us to call you back",
    lead: `Leave your number and press the button. A person will call you within ${amounts.replyTime}, day or night. Asking is free.`,
    metaDescription: `Leave your phone number, and a coordinator will call you within ${amounts.replyTime}, day or night. No email is needed.`,
    submit: "Call me back",
    name: "Your name",
    noEmail: "No email? We will call you",
    next: [
      "You get a request number",
      `A coordinator calls you within ${amounts.replyTime}`,
      "You and the coordinator agree on the next step",
    ],
    /** After the number was sent. */
    more: {
      link: "Add what has happened",
      heading: "Tell us a little more",
      lead: "In brief is enough: who is ill, what has happened, and where. Leave the same number, so that we know that both are from you. You get one more request number.",
      submit: "Send",
    },
    sent: {
      title: "We will call you",
      next: "A coordinator will call you by {{time}} (Bangladesh time).",
      keep: "Write it down or take a picture of it. You can open this page at any time to see where your request stands.",
    },
  },
  aside: {
    title: "Rather talk?",
    text: "A person answers, day and night.",
    nextTitle: "What happens next",
    next: [
      "You get a request number",
      `A coordinator replies within ${amounts.replyTime}`,
      "Doctors read the reports",
    ],
    whoTitle: "Who sees it",
    privacy: "Our coordinators read it. Others get only what they need, and only after you agree.",
    privacyLink: "Who sees what, and for how long",
  },
  sent: {
    title: "Your request has reached us",
    next: `A coordinator will call or write to you within ${amounts.replyTime}, by {{time}} (Bangladesh time).`,
  },
};
