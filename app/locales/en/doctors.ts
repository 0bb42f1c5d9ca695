import { amounts } from "./amounts";

/** The dashboard's pages about doctors. */
export const doctors = {
  title: "Doctors",
  lead: "Families see a doctor once the doctor and the hospital are published.",
  record: "Doctor",
  create: "New doctor",
  createTitle: "New doctor",
  createLead:
    "Begin with English. It is saved as a draft that only coordinators see; the registration, languages and translations come next.",
  fields: {
    name: "Name",
    about: "In one or two sentences",
    hospital_id: "Hospital",
    specialty: "Specialty",
    languages: "Languages they speak",
    registration: "Registration number",
    registration_link: "Link to the register",
    registration_as_of: "As of",
    registration_source: "Source",
  },
  hints: {
    name: "With the title, as the hospital writes it",
    about: "May stay empty. No praise: what the doctor treats.",
    registration: "As the medical council of the country has it",
    registration_link: "The page of the register where anybody can look it up",
    registration_as_of: "The day on which you looked it up",
    registration_source: "The page from which we have it, e.g. the hospital’s own",
  },
  caption: "Doctors, last changed first",
  count: "Doctors: {{count}}",
  emptyAll: "There are no doctors yet",
  emptyAllText: "The public list stays empty until one is published.",
  sampleText: "Not a real person. With a new name it is no sample any more.",
  checks: {
    hospitalShown: "The hospital is on the site",
    hospitalHidden: "The hospital is not on the site, so families do not see this doctor.",
    hospitalErased: "The hospital was deleted, so families do not see this doctor. Choose another.",
    registration: "Registration was looked up less than three years ago",
    noRegistration: "No registration: families read “ask the hospital”",
  },
  /** In the list of hospitals to choose from. */
  hiddenHospital: "{{hospital}} (not on the site)",
};

/** The public list of doctors, and texts of forms about them. */
export const doctorList = {
  title: "Doctors abroad",
  lead: "Doctors at hospitals that we can help you reach. Tell us whom you would like to see: we ask for the appointment.",
  metaDescription:
    "Doctors at hospitals abroad for patients from Bangladesh: specialty, hospital, languages spoken and registration. Ask for an appointment.",
  filters: {
    label: "Choose doctors",
    specialty: "Specialty",
    country: "Country",
    language: "Speaks",
    allLanguages: "Any language",
    submit: "Show",
    clear: "Show all doctors",
  },
  count: "Doctors found: {{count}}",
  empty: {
    title: "No doctors found",
    text: "Our list is only a beginning. Tell us the illness and the country: we ask the hospitals who treats it.",
    ask: "Ask us about a doctor",
  },
  notHere: {
    title: "Is your doctor not here?",
    text: "Tell us the name, or the illness. We also ask for doctors who are not on this list.",
  },
  /** On a hospital's page, and above hospitals found by a doctor's name. */
  here: "Doctors here",
  found: "Doctors of this name",
  all: "All doctors",
  speaks: "Speaks {{languages}}",
  registered: "Registration: {{number}}",
  register: "Look it up",
  asOf: "As of {{day}}",
  source: "Source",
  registrationNone: "Registration: ask the hospital",
  ask: "Ask for an appointment",
  /** First line of the booking form's free text. */
  wish: "Doctor: {{doctor}}",
  note: `We recommend no doctor, and belong to no hospital. Which doctor sees you, and when, the hospital decides. You will hear from us within ${amounts.replyTime}.`,
  samples: "Samples stand for how a doctor will be shown here. They are no real persons.",
  registrationWhole:
    "A registration is shown only when it is complete: the number, the link, as of when, and the source.",
};
