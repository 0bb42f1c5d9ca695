import { amounts } from "./amounts";

/** List and pages of hospitals, and names of countries and specialties. */
export const hospitals = {
  title: "Hospitals we can help you reach",
  lead: "If yours is not here, ask us: the list is a beginning, not a limit.",
  metaDescription:
    "Hospitals in Thailand, India, Singapore, the United Arab Emirates and Malaysia for patients from Bangladesh: specialties, addresses, and help with appointments.",
  /** Shown wherever hospitals are: no partnership is claimed. */
  noPartnership:
    "We help you get to the hospital you choose. We belong to no hospital and speak for none.",
  filters: {
    label: "Search hospitals",
    text: "Name, city or illness",
    country: "Country",
    allCountries: "All countries",
    specialty: "Specialty",
    allSpecialties: "All specialties",
    submit: "Search",
    clear: "Show all hospitals",
    more: "Country and specialty",
  },
  results: {
    count: "Hospitals found: {{count}}",
  },
  empty: {
    none: {
      title: "No hospitals are listed yet",
      text: "We help with hospitals in many countries: ask us about the one you have in mind.",
    },
    title: "No hospitals found",
    elsewhere:
      "None in this country, but there are some in others: choose another country. We also help with hospitals that are not on this list.",
    nowhere:
      "Nothing on our list fits, in any country. Clear the search or write fewer words, or ask us: we also help with hospitals that are not on this list.",
    tooShort: "Write at least two letters to search for.",
    ask: "Ask us about a hospital",
  },
  card: {
    ask: "Ask about this hospital",
    accreditationNone: "Accreditation: ask the hospital",
  },
  notHere: {
    title: "Is your hospital not here?",
    text: "Tell us its name. We also help with hospitals that are not on this list.",
  },
  /** On the edit page. */
  editing: {
    slugTaken: "Another hospital has this link. Choose a different one.",
    asOfFuture: "This day is still to come.",
    accreditationWhole:
      "An accreditation is shown only when it is complete: who gave it, as of when, and the source.",
  },
  detail: {
    about: "About the hospital",
    keyHighlights: "Key highlights",
    centersOfExcellence: "Centres of excellence",
    specialties: "Specialties",
    gallery: "Pictures",
    galleryDrawn: "Drawn by us: not photographs of this hospital.",
    enlarge: "Show larger: {{picture}}",
    servicesForBangladesh: "For patients from Bangladesh",
    servicesLead: "What we ask for and arrange on your behalf.",
    location: "Where it is",
    address: "Address",
    addressHint: "One tap or click selects the whole address, ready to copy.",
    openStreetMap: "Map on OpenStreetMap",
    googleMaps: "Map on Google Maps",
    accreditation: "Accreditation",
    accreditedBy: "Accredited by",
    asOf: "As of",
    source: "Source",
    accreditationNote: "An accreditation can end. Check its current status at the source.",
    accreditationNone:
      "We list an accreditation only when we have its date and source. We have no current accreditation on file for this hospital. The hospital may name a past year; please ask whether it still holds.",
    website: "Official website",
    book: "Ask for an appointment here",
    bookLead: `Tell us who is ill and when you could travel. You will hear from us within ${amounts.replyTime}.`,
    moreInCountry: "More hospitals: {{country}}",
    sample:
      "Sample entry: public facts that we collected ourselves. Check them on the hospital’s own website before you rely on them.",
  },
  /** Above a list with samples. */
  samples:
    "Sample entries: public facts that we collected ourselves. Check them on each hospital’s own website before you rely on them.",
  specialties: {
    cardiology: "Heart",
    oncology: "Cancer",
    neurology: "Brain and nerves",
    orthopedics: "Bones and joints",
    transplant: "Organ transplant",
    nephrology: "Kidneys",
    gastroenterology: "Stomach, bowel and liver",
    pediatrics: "Children",
    "womens-health": "Women’s health",
    fertility: "Fertility",
    pulmonology: "Lungs and breathing",
    diabetes: "Diabetes and hormones",
    "eye-care": "Eyes",
    "critical-care": "Intensive care",
    "general-surgery": "General surgery",
  },
};
