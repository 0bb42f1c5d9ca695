import { z } from "zod";
import { documentKinds, whosePapers } from "~/features/content/paper-checklists/paper-kinds";
import { hiddenField, optionalChoice } from "~/features/forms/fields.server";
import { submissionField } from "~/features/forms/submissions.server";

/** Value of `item` for a paper that is not on the list. */
export const NOT_ON_LIST = "other";

export const familyPaperSchema = z.object({
  /** A needed paper's id, or `NOT_ON_LIST`; empty if the request has no list. */
  item: hiddenField(),
  kind: optionalChoice(documentKinds, "choiceUnknown"),
  whose: optionalChoice(whosePapers, "choiceUnknown"),
  /** A document to which the file is added as a page. */
  document: hiddenField(),
  file: hiddenField(),
  ...submissionField,
});
