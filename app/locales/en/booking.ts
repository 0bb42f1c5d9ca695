import { amounts } from "./amounts";

export const booking = {
  title: "Book an appointment",
  lead: `Your name, email and phone number are enough to begin; a coordinator replies within ${amounts.replyTime}, day and night.`,
  metaDescription: `Ask for an air ambulance, a doctor's appointment or help with the journey. Your name, email and phone number are enough to begin; a coordinator replies within ${amounts.replyTime}, day and night.`,
  urgent: {
    title: "Is it urgent?",
    text: "If a life is in danger, call 999 (in Thailand 1669) or go to the nearest hospital first. Then call us, at any hour; do not wait for a reply.",
  },
  /** What a request says, as the family and the coordinators read it. */
  facts: {
    patientCurrentLocation: "Where the patient is",
    destinationCountry: "Destination",
    service: "Service",
    hospital: "Hospital",
    relatives: "Relatives travelling with the patient",
    tellUsMore: "What was written",
    urgent: "Urgent",
    yes: "Yes",
  },
  form: {
    submit: "Send booking request",
    privacy: "What you write is read by our coordinators only.",
    privacyLink: "Who sees what, and for how long",
    fields: {
      fullName: { label: "Full name", hint: "Of the person we should call" },
      email: { label: "Email address", hint: "We send the request number there" },
      phoneNumber: {
        label: "Phone number",
        hint: "For example 01XXX-XXXXXX; from abroad with + and the country code",
      },
      patientCurrentLocation: {
        label: "Where is the patient now?",
        hint: "City, and the hospital if there is one",
      },
      destinationCountry: {
        label: "Which country would you like to go to?",
        hint: "Leave it empty if you do not know yet",
      },
      service: { label: "What do you need?", none: "Not sure yet" },
      hospital: { label: "Hospital", none: "No particular hospital" },
      relatives: {
        label: "How many relatives will travel with the patient?",
        hint: `${amounts.relatives} may travel by air ambulance or with a medical escort (a doctor or nurse)`,
        none: "Not decided yet",
      },
      tellUsMore: {
        label: "What has happened?",
        hint: "The illness, what the doctors say, the treatment so far. A few words will do.",
      },
      urgent: {
        label: "It is urgent",
        hint: "We look at urgent requests first. If a life is in danger, call 999 (in Thailand 1669) first, then us.",
      },
    },
  },
  sent: {
    title: "Your request has reached us",
    next: `A coordinator will call or write to you within ${amounts.replyTime}, by {{time}} (Bangladesh time).`,
  },
};
