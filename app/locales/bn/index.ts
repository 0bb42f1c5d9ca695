import type { en as source } from "../en";
import { about } from "./about";
import { account } from "./account";
import { backups } from "./backups";
import { blog } from "./blog";
import { booking } from "./booking";
import { common } from "./common";
import { consents } from "./consents";
import { contact } from "./contact";
import { costs } from "./costs";
import { dashboard } from "./dashboard";
import { deskAccess } from "./desk-access";
import { deskPapers } from "./desk-papers";
import { doctorList } from "./doctors";
import { duty } from "./duty";
import { editing } from "./editing";
import { erasing } from "./erasing";
import { errors } from "./errors";
import { familyPage } from "./family-page";
import { familyPapers } from "./family-papers";
import { faqs } from "./faqs";
import { films } from "./films";
import { handling } from "./handling";
import { home } from "./home";
import { hospitals } from "./hospitals";
import { http } from "./http";
import { lists } from "./lists";
import { mail } from "./mail";
import { messages } from "./messages";
import { neededPapers } from "./needed-papers";
import { offline } from "./offline";
import { paperSending } from "./paper-sending";
import { paperViewing } from "./paper-viewing";
import { paperKinds } from "./papers";
import { partners } from "./partners";
import { passkeys } from "./passkeys";
import { pictures } from "./pictures";
import { privacy } from "./privacy";
import { process } from "./process";
import { promise } from "./promise";
import { proof } from "./proof";
import { queue } from "./queue";
import { requestAccess } from "./request-access";
import { requestWork } from "./request-work";
import { reviews } from "./reviews";
import { revisions } from "./revisions";
import { services } from "./services";
import { setUp } from "./set-up";
import { sharing } from "./sharing";
import { submission } from "./submission";
import { terms } from "./terms";
import { undelivered } from "./undelivered";
import { users } from "./users";
import { validation } from "./validation";

export const bn: typeof source = {
  about,
  account,
  backups,
  blog,
  booking,
  common,
  consents,
  contact,
  costs,
  dashboard,
  deskAccess,
  deskPapers,
  doctorList,
  duty,
  editing,
  erasing,
  errors,
  familyPage,
  familyPapers,
  faqs,
  films,
  handling,
  home,
  hospitals,
  http,
  lists,
  mail,
  messages,
  neededPapers,
  offline,
  paperKinds,
  paperSending,
  paperViewing,
  partners,
  passkeys,
  pictures,
  privacy,
  process,
  promise,
  proof,
  queue,
  requestAccess,
  requestWork,
  reviews,
  revisions,
  services,
  setUp,
  sharing,
  submission,
  terms,
  undelivered,
  users,
  validation,
};
