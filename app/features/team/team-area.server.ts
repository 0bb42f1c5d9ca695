import { wordedArea } from "~/features/worded-content/worded-area.server";
import { texts } from "~/server/i18n.server";
import { memberBin } from "./member-bin.server";
import { findWrittenMember } from "./member-record.server";
import { writeMemberWords } from "./member-words.server";
import { spokenBeside } from "./spoken-beside.server";
import { memberFields, writtenIn } from "./team";

/** What the team does with earlier words, and with its bin. */
export const teamArea = wordedArea({
  kind: "team-member",
  fields: memberFields,
  writtenIn,
  labels: (language) => ({ ...texts(language).team.fields, ...spokenBeside.labels(language) }),
  shown: (words, language) => ({ ...words, ...spokenBeside.shown(words, language) }),
  find: findWrittenMember,
  write: writeMemberWords,
  bin: memberBin,
});
