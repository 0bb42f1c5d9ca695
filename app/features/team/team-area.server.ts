import { wordedArea } from "~/features/worded-content/worded-area.server";
import { texts } from "~/server/i18n.server";
import { binnedMembers, eraseBinnedMembers, restoreMember } from "./member-bin.server";
import { findMember } from "./member-record.server";
import { writeMemberWords } from "./member-words.server";
import { memberFields } from "./team";

/** What the team does with earlier words, and with its bin. */
export const teamArea = wordedArea({
  kind: "team-member",
  fields: memberFields,
  labels: (language) => texts(language).team.fields,
  find: findMember,
  write: writeMemberWords,
  bin: { list: binnedMembers, takeOut: restoreMember, erase: eraseBinnedMembers },
});
