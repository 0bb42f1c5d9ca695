import { amounts } from "./amounts";

/** The services around the journey. */
export const arrangements = {
  "doctor-appointment": {
    name: "Doctor appointment",
    short: "With a specialist at a hospital abroad.",
    summary: `We find a specialist for the illness and ask the hospital for an appointment. Getting the date usually takes ${amounts.appointmentTime}.`,
    overview: [
      "You may know the doctor you want, or only the name of the illness. Either is enough to begin. We send the reports to the hospital, ask which doctor to see, and bring you the answer.",
      "The hospital decides on the date and the doctor. We tell you what it says, in plain words, before you spend money on a ticket.",
    ],
    howItWorks: {
      contact:
        "Send the booking form or call. Tell us about the illness, the country you have in mind and when you could travel.",
      assessment:
        "The hospital’s doctors look at the reports and say whether they can help, and which specialist should see the patient.",
      coordination: `We bring you a date, usually within ${amounts.appointmentTime}, and the hospital’s estimate of the cost where it gives one. When you agree, the hospital sends its appointment letter.`,
      transfer:
        "You travel with the appointment letter, the reports and a name to ask for. If the patient needs help on the way, we arrange it.",
      handover:
        "The hospital’s international desk expects you. If there is none, we tell you which door, which floor and whom to ask.",
    },
    keyBenefits: [
      `A date usually within ${amounts.appointmentTime}`,
      "The reports reach the doctor before you do",
      "The hospital’s letters for the visa application",
      "An interpreter asked for in advance",
    ],
    whoItIsFor: [
      "Families who want a second opinion",
      "Patients whose treatment is not available near home",
      "Patients who need a follow-up visit after treatment abroad",
    ],
    whatToHaveReady: [
      "The latest reports, scans and prescriptions",
      "The patient’s name as in the passport",
      "The days on which you could travel",
      "The doctor or hospital you have in mind, if there is one",
    ],
  },
  "visa-and-tickets": {
    name: "Visa and tickets",
    short: "Letters, forms and flights for patient and family.",
    summary:
      "We help with the papers for a medical visa and book flights that suit a sick person. The embassy alone decides on the visa.",
    overview: [
      "A medical visa needs papers from you, your bank, your doctor and the hospital abroad. We give you the list, check what you have gathered, and ask the hospital for its visa invitation letter.",
      "For the flight we look at more than the price: how long the journey is, whether a wheelchair or oxygen is needed, and whether the ticket can be changed.",
    ],
    howItWorks: {
      contact:
        "Tell us who will travel, where to, and when. One request covers the patient and the relatives.",
      assessment:
        "We look at the reports to see what the flight must allow for: a wheelchair, oxygen, a stretcher, or a doctor’s letter for the airline.",
      coordination:
        "We ask the hospital for its visa invitation letter, check your papers against the embassy’s list and help you fill in the forms. You apply in your own name.",
      transfer:
        "We book the flights and the help at the airport, and send you one page with all times and numbers.",
      handover:
        "A car or an ambulance can wait at the airport. If you stay longer, we help you change the tickets and ask about the visa.",
    },
    keyBenefits: [
      "One list of papers, made for your journey",
      "A second pair of eyes before you apply",
      "Flights chosen for a sick person",
      "Wheelchair, oxygen or stretcher asked for in advance",
    ],
    whoItIsFor: [
      "Families travelling for treatment for the first time",
      "Patients who can fly on an ordinary flight, alone or with help",
      "Relatives who follow a patient already abroad",
    ],
    whatToHaveReady: [
      "Passports of everyone who travels",
      "The hospital’s appointment letter, if you have it",
      "The latest medical reports",
      "Recent photos as the embassy asks for them",
      "Recent bank statements",
    ],
  },
  "report-translation": {
    name: "Report translation",
    short: "Reports sent ahead, so the doctors are ready.",
    summary:
      "We have medical reports translated and send them, with scans and films, to the hospital you choose.",
    overview: [
      "A doctor abroad can only judge what they can read. We sort the papers by date, have them translated, and mark anything that cannot be read instead of guessing.",
      "We send nothing before you say so. You choose which hospital gets the file, and you get the same file yourself.",
    ],
    howItWorks: {
      contact:
        "Send photos or scans of the reports. They may be in any order, and in Bengali or English.",
      assessment:
        "We see what is there and what is missing, and tell you which test or film the hospital will probably ask for.",
      coordination:
        "The papers are translated and checked against the originals. Scans and films are copied so that the hospital can open them.",
      transfer: "We send the file to the hospital you named, and to nobody else.",
      handover:
        "We ask the hospital whether everything arrived and can be read. After the treatment we can translate its reports for your doctor at home.",
    },
    keyBenefits: [
      "One file, in date order",
      "Names of medicines and values exactly as in the original",
      "You decide who sees it",
      "A copy for you, to use again",
    ],
    whoItIsFor: [
      "Families asking a hospital abroad for an opinion",
      "Patients whose visa papers need a translated report",
      "Patients who come home with reports in another language",
    ],
    whatToHaveReady: [
      "Reports, prescriptions and discharge papers",
      "Scans and films, on a disc or as pictures",
      "The patient’s name as in the passport",
    ],
  },
  "hotel-booking": {
    name: "Hotel booking",
    short: "A room for the family, close to the hospital.",
    summary:
      "We look for a room that suits a patient, near the hospital: with a lift, a kitchen, an accessible bathroom.",
    overview: [
      "Treatment often takes longer than planned, and somebody has to cook, wash and wait. A room five minutes from the ward matters more than a view.",
      "Tell us what you can spend for a night and what the patient needs. We look for two or three places, and you choose.",
    ],
    howItWorks: {
      contact:
        "Tell us the hospital, the dates, how many are coming and what you can spend a night.",
      assessment:
        "We ask what the patient needs: a lift, room for a wheelchair, a bathroom without steps, a fridge for medicines.",
      coordination:
        "You get two or three places with price, distance and cancellation terms. We book the one you choose.",
      transfer:
        "We arrange the way from the airport to the hotel, and from the hotel to the hospital.",
      handover:
        "The hotel expects you, at night too. If the stay grows longer or shorter, we change the booking where the hotel allows it.",
    },
    keyBenefits: [
      "Close to the hospital",
      "Rooms that suit a patient",
      "The price and the cancellation terms before you book",
      "A place to cook, where you want one",
    ],
    whoItIsFor: [
      "Relatives who stay near a patient in hospital",
      "Patients who come for several visits",
      "Patients who must rest before they fly home",
    ],
    whatToHaveReady: [
      "The hospital and the dates",
      "How many people come, and how many beds you need",
      "What you can spend for a night",
      "Passports, as hotels ask for them",
    ],
  },
  "round-the-clock-help": {
    name: "Help around the clock",
    short: "One number, day and night.",
    summary: `Call at any hour, from home or from abroad: a person answers. If you write, you get a reply within ${amounts.replyTime}. Whoever answers can see your request.`,
    overview: [
      "Illness does not keep office hours. Before, during and after the journey you reach us on one number.",
      "Ask what you need to: what a form means, what a doctor’s words mean (as far as we may explain them), where the ambulance is, how to get a taxi at night. If we cannot help, we say so and tell you who can.",
    ],
    howItWorks: {
      contact: `Call, and a person answers. Send the form, and a coordinator replies within ${amounts.replyTime}, at night and on holidays too.`,
      assessment:
        "We ask a few questions to see how urgent it is. If a life is in danger, we tell you to call\u00a0999 (in\u00a0Thailand\u00a01669, in another country the emergency number there) first.",
      coordination:
        "One coordinator stays with your request, and the next on duty can read it, so that you do not have to start from the beginning each time.",
      transfer:
        "While you travel, we follow the flight and the ambulance, and your family can ask us where you are.",
      handover:
        "At the hospital and afterwards, at home too, the number stays the same. We help with reports, a new date or the way back.",
    },
    keyBenefits: [
      `A reply within ${amounts.replyTime}, around the clock`,
      "By phone or email",
      "In Bengali or English; ask us for other languages",
      "The same number before, during and after the journey",
    ],
    whoItIsFor: [
      "Families who do not know where to begin",
      "Patients and relatives already abroad",
      "Relatives at home who wait for news",
    ],
    whatToHaveReady: [
      "Your request number, if you have one",
      "The patient’s name and where the patient is now",
      "A phone number on which we can reach you",
    ],
  },
};
