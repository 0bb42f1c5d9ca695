/** Costs of our help: the page, and a section of each service's page. All figures come from the owner. */
export const costs = {
  title: "What it costs",
  lead: "Asking is free, and you owe nothing until you have accepted a written quote. Here is what such a quote contains, and what makes it higher or lower.",
  metaDescription:
    "What is free, what a written quote contains, what makes an air ambulance, an appointment or a transfer abroad cost more or less, and who sends which bill.",
  free: {
    title: "What is free",
    items: [
      "Your request, by form, phone or email, and our reply",
      "The quote itself",
      "Withdrawing your request, as long as you have not accepted a quote",
    ],
  },
  quote: {
    title: "What a quote contains",
    items: [
      "What is included, and what is not",
      "What it costs, and how long that price is valid",
      "Who does what: the names of the hospital, the air ambulance operator, the airline, the hotel",
      "What happens if you cancel: what can be refunded, and what is spent by then and cannot be refunded",
    ],
    text: "It becomes binding when you accept it in writing. If anything in it is unclear, ask before you accept.",
  },
  bills: {
    title: "Who sends which bill",
    text: "Your contract for coordination is with us. The hospital, the air ambulance operator, the airline and the hotel send their own bills unless the quote says otherwise. A hospital’s first figure is an estimate and can change: ask what would change it.",
  },
  payers: "Who pays us",
  moves: {
    title: "What makes the price higher or lower",
    lead: "The patient’s condition decides most of it: how they may travel is for doctors to say, not for us.",
  },
  range: "Usually {{range}}",
  ranges: "As of {{date}}. Source:",
  notQuote: "A range is not a quote: yours may be lower or higher.",
  noFigures: "We give no figure until we know what you need: it would be a guess. Asking is free.",
  more: "What is free, what a quote contains, and who sends which bill",
  services: {
    "icu-air-ambulance": [
      "The distance, and which aircraft can fly it without a stop",
      "The equipment and the team that the patient needs on board, such as a ventilator",
      "How soon the flight is needed, and whether an aircraft is available nearby",
      "The ambulances at both ends, and landing fees",
    ],
    "doctor-appointment": [
      "The hospital and the doctor’s own fee",
      "The tests that the doctor asks for",
      "Whether one visit is enough",
    ],
    "visa-and-tickets": [
      "The country’s visa fee, for the patient and for each relative",
      "How soon the flight is, and whether the ticket can be changed",
      "Wheelchair, extra seats, oxygen or a stretcher on the flight",
    ],
    "bed-to-bed-transfer": [
      "The distance by road at both ends",
      "The kind of ambulance, and who must be in it",
      "The flight in between",
    ],
    "medical-escort": [
      "Whether a doctor or a nurse travels, and for how many days",
      "Seats in business class, or a stretcher across several seats",
      "Oxygen and equipment on board",
    ],
    "report-translation": [
      "How many pages there are, and how many are written by hand",
      "How soon they are needed",
      "Whether an embassy asks for a certified translation",
    ],
    "hotel-booking": [
      "How near the hospital it is, and the season",
      "How many nights and how many people",
      "A kitchen, a lift, an accessible bathroom",
    ],
    "round-the-clock-help": [
      "We charge nothing for a call or a message, at any hour",
      "What others do for you, such as an interpreter or an ambulance, is put in a quote first",
    ],
  },
};
