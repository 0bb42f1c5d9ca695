import { amounts } from "./amounts";

/** The services that bring a patient from bed to bed. */
export const journeys = {
  "icu-air-ambulance": {
    name: "ICU air ambulance",
    short: "A flying intensive care unit, bed\u00a0to\u00a0bed.",
    summary:
      "For a patient too ill for an ordinary flight. A small aircraft fitted out as an intensive care unit, usually with a doctor and a nurse or paramedic on board.",
    overview: [
      "An air ambulance carries one patient with what an intensive care bed has: a ventilator, a monitor, oxygen, drips and the medicines that may be needed. Usually a doctor and a nurse or paramedic stay beside the patient for the whole flight.",
      "We do not own the aircraft. We find an operator for your route, bring the two hospitals together, and stay with you until the patient is in the new bed.",
    ],
    howItWorks: {
      contact:
        "Call us, at any hour. Tell us where the patient is now, what has happened, and whether a ventilator is in use.",
      assessment:
        "The flight doctor reads the reports and speaks with the doctor who treats the patient now. They decide whether flying is safe, and what is needed on board.",
      coordination:
        "You get a written quote. Once you accept it, we arrange the aircraft, the bed abroad, the papers and the ambulances at both ends.",
      transfer:
        "An ambulance brings the patient from the ward to the aircraft. The flight team watches over the patient all the way.",
      handover:
        "An ambulance waits at the other airport. The flight doctor hands the patient and the records over to the hospital’s doctors at the bedside.",
    },
    keyBenefits: [
      "Intensive care continues during the flight",
      "Usually a doctor and a nurse or paramedic beside the patient",
      "Ambulances at both ends are part of the plan",
      `${amounts.relatives} relatives may fly too`,
      "One number to call, from start to finish",
    ],
    whoItIsFor: [
      "Patients on a ventilator or in intensive care",
      "Patients after a stroke, a heart attack or a serious injury who need a hospital abroad",
      "Patients whose doctor says an ordinary flight is not safe",
    ],
    whatToHaveReady: [
      "The name of the hospital and ward where the patient is now",
      "The phone number of the doctor who treats the patient",
      "The latest reports and the list of medicines",
      "Passports of the patient and of the relatives who will fly",
      "The hospital abroad you have in mind, if there is one",
    ],
  },
  "bed-to-bed-transfer": {
    name: "Bed-to-bed transfer",
    short: "Ambulances at both ends, handover included.",
    summary:
      "From the bed in one hospital to the bed in the next: ambulance, flight and ambulance, as one journey with one plan.",
    overview: [
      "The flight is the easy part to picture. The hard parts are often in between: the lift, the road, the wait at the airport. A bed-to-bed transfer plans these as carefully as the flight.",
      "It fits every kind of flight: an air ambulance, a stretcher on an ordinary flight, or a seat with a nurse beside it.",
    ],
    howItWorks: {
      contact:
        "Tell us where the patient is now and which hospital should come next. If you do not know yet, we look for one with you.",
      assessment:
        "Doctors on both sides agree on what the patient needs on the road, in the air and at the airport.",
      coordination:
        "We set the times for the ward, both ambulances, the airport and the new bed, and give you the plan in writing with a quote.",
      transfer:
        "The team collects the patient at the bedside and stays until the next team takes over. Nobody is left waiting alone.",
      handover:
        "The patient is handed over at the bed with reports, a medicine list and a note of the journey. We call you when it is done.",
    },
    keyBenefits: [
      "One plan for the whole way",
      "Medical care on the road as well as in the air",
      "A handover from doctor to doctor",
      "The family knows at each point where the patient is",
    ],
    whoItIsFor: [
      "Patients who cannot sit up or walk",
      "Patients who move from one hospital ward to another",
      "Families bringing a patient home after treatment",
    ],
    whatToHaveReady: [
      "Both hospitals’ names and wards",
      "The doctors’ phone numbers on both sides, if you know them",
      "The latest reports and the list of medicines",
      "Passports of the patient and the relatives",
    ],
  },
  "medical-escort": {
    name: "Medical escort",
    short: "A doctor or nurse beside the patient.",
    summary:
      "For a patient who can take an ordinary flight but should not fly alone. A doctor or nurse travels with them, from door to door.",
    overview: [
      "Many patients do not need an air ambulance. They need somebody beside them who knows the illness, looks after the medicines and the oxygen, and can speak with the crew.",
      "The doctor or nurse meets the patient at home or in the ward, and stays with them until the hospital abroad has taken over. The same works for the way home.",
    ],
    howItWorks: {
      contact:
        "Tell us how the patient is today: can they sit, walk, eat, breathe without help? Tell us where you want to go.",
      assessment:
        "A doctor reads the reports and says whether an ordinary flight is safe, and whether a nurse is enough or a doctor is needed.",
      coordination:
        "We find the doctor or nurse, book the seats, clear oxygen or a stretcher with the airline, and send you a written quote.",
      transfer:
        "The doctor or nurse collects the patient, watches over breathing, blood pressure and medicines, and helps at every counter.",
      handover:
        "The doctor or nurse brings the patient to the ward or the hotel, tells the doctors about the journey and gives them the papers.",
    },
    keyBenefits: [
      "A trained person beside the patient",
      "Usually costs less than an air ambulance",
      "Oxygen, wheelchair or stretcher arranged with the airline",
      `${amounts.relatives} relatives may travel too`,
    ],
    whoItIsFor: [
      "Stable patients who need someone watching over them",
      "Older patients travelling with a serious illness",
      "Patients going home after an operation",
    ],
    whatToHaveReady: [
      "The latest reports and the list of medicines",
      "What the patient can do without help",
      "Passports and visas, if you already have them",
      "The phone number of the doctor who treats the patient",
    ],
  },
};
