import { z } from "zod";
import { hiddenField, requiredLine } from "~/features/forms/fields.server";
import { FILTER_NAME_MAX } from "../saved-filter";

/** `rename` is the id of the filter to rename, empty for a new one. */
export const savedFilterSchema = z.object({
  name: requiredLine("nameRequired", FILTER_NAME_MAX),
  rename: hiddenField(),
});
