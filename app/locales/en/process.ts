import { amounts } from "./amounts";

export const process = {
  title: "How it works",
  lead: "Five steps from your first call to the hospital bed. You can always see which step you are on.",
  metaDescription:
    "The five steps from your first call to the hospital abroad, and the papers that patients from Bangladesh usually prepare.",
  stations: [
    {
      title: "Initial contact",
      text: "You call or send the form. You get a request number at once, and a coordinator replies. You do not need any papers for this.",
      time: `A reply within ${amounts.replyTime}, day or night`,
    },
    {
      title: "Medical assessment",
      text: "We ask for the latest reports. Doctors say whether the treatment is possible, where, and how the patient can travel safely.",
      time: `Appointment date: usually ${amounts.appointmentTime}`,
    },
    {
      title: "Coordination",
      text: "You get a written quote that says what it covers and what it does not. Once you accept it, we arrange the bed or the appointment, the papers, the flight and the rooms.",
      time: "Depends on the visa and the flight",
    },
    {
      title: "Safe transfer",
      text: `The patient travels by air ambulance, with a medical escort (a doctor or nurse), or in an ordinary seat. On an air ambulance or with a medical escort, ${amounts.relatives} relatives may travel too.`,
      time: "You can reach us throughout the journey",
    },
    {
      title: "Arrival and handover",
      text: "The hospital takes over the patient’s care and gets the records. We tell the family at once, and stay within reach.",
      time: "On the day of arrival",
    },
  ],
  documents: {
    title: "Papers to prepare",
    lead: "This is what patients from Bangladesh usually prepare. Use it as a guide: the embassy decides what it asks for. If something is missing, call us anyway.",
    asOf: "As of {{date}}",
    generalTitle: "For every journey",
    general: [
      "Passports of the patient and of everyone who travels, valid for at least six months from the day you travel, with empty pages",
      "Older passports, if you have them",
      "Recent photos in the size and with the background the embassy asks for",
      "National ID card or birth certificate",
      "Medical reports, prescriptions and a letter from the doctor in Bangladesh",
      "The appointment letter and the visa invitation letter from the hospital abroad, with the patient’s name as in the passport. They are not the same paper: ask which of them the embassy wants",
      "Bank statement and bank solvency certificate of the person who pays",
      "Proof of work: a letter from the employer, a trade licence, or student or pension papers",
      "For each relative who travels: their own passport and photos, and proof of how they are related to the patient",
      "A plan of the journey: the flight and where you will stay. Pay for a ticket only when you know whether it can be changed",
      "For an organ transplant from a living donor: the donor’s own passport and visa, and the legal papers for the donation; ask the hospital first which ones it needs",
    ],
    destinationsTitle: "By destination",
    destinations: {
      thailand: {
        name: "Thailand",
        items: [
          "The right visa for the treatment and the length of the stay; you apply for it online",
          "The visa invitation letter from the hospital in Thailand, with the patient’s name, the treatment and the dates",
          "Bank statements that show how the treatment and the stay will be paid for",
          "For relatives: papers that show how they are related to the patient",
          "The Thailand Digital Arrival Card (TDAC), filled in online in the 3\u00a0days before you arrive. As of November 2026 every visitor must have it",
        ],
        check: "Rules change. Check the Thai embassy’s own website before you apply.",
      },
      india: {
        name: "India",
        items: [
          "A medical visa for the patient, and a medical attendant visa for the relatives who travel too, usually two at most",
          "The hospital’s visa invitation letter that names the patient and the relatives, and the doctor’s appointment letter; the visa application centre may ask for both",
          "A letter of advice from a doctor in Bangladesh, with the reports",
          "The online form, printed and signed, and proof of address such as a recent utility bill",
          "Bank statements, or an endorsement of foreign currency in the passport",
        ],
        check:
          "Rules change. Check the websites of the High Commission of India and of its visa application centre (IVAC) before you apply.",
      },
      singapore: {
        name: "Singapore",
        items: [
          "The visa application form, filled in and signed. Applications usually go through an authorised visa agent, not straight to the mission",
          "The appointment letter from the hospital in Singapore; some also write to the immigration authority for the patient",
          "Medical reports and a letter from the doctor in Bangladesh",
          "Bank statements of the person who pays",
        ],
        check:
          "Rules change. Check the websites of Singapore’s mission and of its immigration authority before you apply.",
      },
      malaysia: {
        name: "Malaysia",
        items: [
          "A visa, granted before the journey; for an eVisa you apply online",
          "Passports valid for at least six months from the day of arrival",
          "The visa invitation letter from the hospital in Malaysia, with the patient’s name, the treatment and the dates",
          "Bank statements that show how the treatment and the stay will be paid for, and a return ticket or a travel plan",
          "The digital arrival card (MDAC), filled in online in the 3\u00a0days before you arrive",
        ],
        check:
          "Rules change. Check the websites of Malaysia’s High Commission and of its immigration department before you apply.",
      },
      "united-arab-emirates": {
        name: "United Arab Emirates",
        items: [
          "A sponsor or host for the visa, often the hospital; ask it first what it needs from you",
          "The visa invitation letter from the hospital in the Emirates, with the treatment and the dates",
          "Clear scans of the medical reports and passports, because the application is made online",
          "Bank statements, a return ticket or a travel plan, and travel insurance where it is asked for",
          "Permission for controlled medicines, granted before you arrive: strong painkillers, sleeping and anxiety tablets, some cough syrups. Ask the hospital or the embassy before you pack them",
        ],
        check:
          "Rules change. Check the embassy’s own website and ask the hospital before you apply.",
      },
    },
  },
  afterReturn: {
    title: "When you are home again",
    text: [
      "Bring every report, the discharge summary and the medicine list. Your doctor at home will need them.",
      "Before you leave, ask the hospital when the next follow-up visit is, and whether it can be done at home or by video.",
      "We can have the reports translated, ask the hospital a question for you, or arrange the next appointment. The phone number stays the same.",
    ],
  },
};
