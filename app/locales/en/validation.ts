import { amounts } from "./amounts";

/** Form errors; schemas name these keys, never texts. */
export const validation = {
  fullNameRequired: "Full name is required.",
  nameRequired: "Name is required.",
  validEmailRequired: "Valid email is required.",
  phoneRequired: "Phone number is required.",
  phoneSeveral:
    "There is more than one number here. Which one is best to call? Leave only that one.",
  phoneInvalid:
    "Enter a phone number we can call, such as 01XXX‑XXXXXX, or with its country code: +66 X XXXX XXXX, +880 2 XXXX XXXX.",
  emailRequired: "Email is required.",
  emailDoubtful:
    "Did you mean “{{email}}”? Then correct it. If your address is right as it stands, send the form again.",
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
  choiceUnknown: "Choose one from the list.",
  ageInvalid:
    "Write the age in years, such as 62, or a baby’s in months or days, such as 6\u00a0months.",
  tooLong: "This text is too long. Please shorten it.",
  notUnderstood: "We could not read this answer. Please check it.",
  required: "Please fill this in.",
  ratingRequired: "Choose a rating from 1\u00a0to\u00a05.",
  placeRequired: "Tell us where you live.",
  treatmentCountryRequired: "Choose the country of treatment.",
  treatmentRequired: "Choose the treatment.",
  storyRequired: "Write your story.",
  videoUnknown: "This is not a link to a video on YouTube, Facebook or Vimeo.",
  pageLinkInvalid: "Enter the link to the company’s own page there, beginning with https://.",
  mapLinkInvalid: "Enter a link to the office on a map, beginning with https://.",
  slugTaken: "Another post has this link, or had it. Choose another.",
  buddhistYear: "That is a year in the Buddhist calendar. Did you mean {{day}}?",
  dateInvalid: "Enter a date as day, month and year.",
  timeInvalid: "Enter a time as hours and minutes.",
  dayInvalid: "Enter today or an earlier day.",
  consentRequired: "We need your agreement before we can publish your story.",
  askedRequired: "Please make sure who is asking first, and tick the box.",
  reasonRequired: "Please give a reason.",
  actRequired: "Say what you did, or choose a next step.",
  wordsRequired: "Write what you want to keep or send.",
  reasonForWhat: "Choose what this reason is for.",
  placeholderUnknown:
    "“{{name}}” cannot be filled in. Use only what the list names, in braces as it stands there, such as {name}.",
  gapLeft: "There is a gap left in the words: {{gap}}. Fill it in before you send them.",
  againPast: "Choose a time that is still ahead, within a year.",
  againWhen: "Choose when to come back to it.",
  againClosed: "This request is closed, or this step closes it: it has no follow-up.",
  noAddress: "This family has no email on file.",
  madeMeanwhile:
    "Someone else made it a booking meanwhile, so nothing was saved. Copy what you typed from below, and correct the facts there.",
  codeInvalid: "That code is not right. Enter the latest one.",
  robot: "Something filled in a hidden box. Please send again.",
  stale:
    "Nothing is lost: please send again. This happens where the page was open for a long time or in two tabs at once, or where cookies were deleted or are blocked.",
  tooMany:
    "Too many requests came from your connection. Nothing is lost: wait a few minutes and send again.",
  busy: "Our site is very busy right now, so nothing was saved. Your text is still here: please send it again in half a minute.",
  textTooLongInFlood: `So many requests are coming from your network that we can take only short texts from it. Shorten this to ${amounts.shortTextMax} characters and send it again: it will reach us.`,
  noRoom: `Our site has little room left, so nothing was saved. Your text is still here. Shorten it to ${amounts.shortTextMax} characters and send it again: that will reach us.`,
  /** Added to one of these three errors, if there is a phone number. */
  orCall: "Or call {{phone}}.",
  countryRequired: "Choose a country.",
  cityRequired: "City is required.",
  slugRequired: "The page needs a link.",
  slugLetters: "Write the link in small English letters, digits and hyphens.",
  webAddressInvalid: "Enter a whole web address that begins with https://.",
  mapInvalid:
    "We found no coordinates in this. Write them like 13.746, 100.552, or paste a link that holds them.",
  asOfInvalid: "Enter a year and month, such as 2025-03, or a day, such as 2025-03-17.",
  amountInvalid: "Enter a whole number, such as 18000.",
  amountPair: "Enter both amounts, or neither.",
  amountOrder: "The higher amount must not be less than the lower one.",
  currencyRequired: "Choose the currency of the amounts.",
};
