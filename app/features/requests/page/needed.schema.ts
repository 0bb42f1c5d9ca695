import { z } from "zod";
import {
  documentKinds,
  paperNeeds,
  whosePapers,
} from "~/features/content/paper-checklists/paper-kinds";
import { optionalText, requiredChoice, requiredLine } from "~/features/forms/fields.server";
import { hiddenFields } from "../reply.schema";

/** A coordinator's own paper on a request's list, in the family's language. */
export const ownPaperSchema = z.object({
  ...hiddenFields,
  title: requiredLine("required", 120),
  whose: requiredChoice(whosePapers),
  need: requiredChoice(paperNeeds),
  kind: requiredChoice(documentKinds),
  why: optionalText(300),
  how: optionalText(1000),
});
