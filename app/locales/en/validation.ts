import { amounts } from "./amounts";

/** What a form says of a field; schemas name these keys, never texts. */
export const validation = {
  fullNameRequired: "Full name is required.",
  nameRequired: "Name is required.",
  validEmailRequired: "Valid email is required.",
  phoneRequired: "Phone number is required.",
  phoneInvalid: "Enter a phone number we can call, such as 01XXX-XXXXXX or +66 X XXXX XXXX.",
  emailRequired: "Email is required.",
  emailInvalid: "Invalid email address.",
  messageRequired: "Message is required.",
  passwordRequired: "Password is required.",
  passwordTooShort: `Password must be at least ${amounts.passwordMinLength} characters.`,
  adminPasswordTooShort: `Password must be at least ${amounts.adminPasswordMinLength} characters.`,
  passwordTooLong: `Password must be at most ${amounts.passwordMaxLength} characters.`,
  passwordCommon: "That password is too easy to guess. Choose another.",
  passwordPersonal:
    "This password is little more than your name, your email, your phone number or our name: the first things a stranger tries. Choose another.",
  passwordsDiffer: "Passwords do not match.",
  relativesRange: `Choose how many relatives will travel with the patient: ${amounts.relativesChoices}.`,
  choiceUnknown: "Choose one of the listed answers.",
  tooLong: "This text is too long. Please shorten it.",
  notUnderstood: "We could not read this answer. Please check it.",
  required: "Please fill this in.",
  ratingRequired: "Choose a rating from 1 to 5.",
  placeRequired: "Tell us where you live.",
  treatmentCountryRequired: "Choose the country of treatment.",
  treatmentRequired: "Choose the treatment.",
  storyRequired: "Write your story.",
  videoUnknown: "That is no link to a video on YouTube or Vimeo.",
  dayInvalid: "Enter a day that has already begun.",
  consentRequired: "Please agree before we can publish your story.",
  reasonRequired: "Please give a reason.",
  codeInvalid: "That code is not right. Enter the latest one.",
  robot: "Something filled in a hidden box. Please send again.",
  stale: "This page was open for a long time. Nothing is lost: please send again.",
  tooMany:
    "Too many requests came from your connection. Nothing is lost: wait a few minutes and send again, or call us.",
  busyWithoutPhone:
    "We are very busy at this moment, so nothing was saved. Your text is still here: please send it again in half a minute.",
  busy: "We are very busy at this moment, so nothing was saved. Your text is still here: please send it again in half a minute, or call {{phone}}.",
};
