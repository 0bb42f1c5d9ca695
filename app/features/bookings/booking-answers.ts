/** Whether the patient has a passport. */
export const passportAnswers = ["yes", "no"] as const;
export type PassportAnswer = (typeof passportAnswers)[number];

export function isPassportAnswer(answer: string | null): answer is PassportAnswer {
  return passportAnswers.includes(answer as PassportAnswer);
}

/** What the patient needs to breathe. */
export const breathingHelps = ["none", "oxygen", "ventilator"] as const;
export type BreathingHelp = (typeof breathingHelps)[number];

export function isBreathingHelp(answer: string | null): answer is BreathingHelp {
  return breathingHelps.includes(answer as BreathingHelp);
}

/** Whether a control's value says that it is urgent; whoever chose neither has not said so. */
export function saysUrgent(value: string): boolean {
  return value !== "" && value !== "no";
}

/** What a booking says where nobody was asked, beside name, number, address and words. */
export const nothingSaid = {
  patientCurrentLocation: "",
  destinationCountry: "",
  service: null,
  hospital: "",
  patientAge: "",
  relation: "",
  passport: null,
  breathingHelp: null,
  relatives: null,
  bestTimeToCall: "",
  urgent: false,
};
