import { z } from "zod";
import { pageField, requiredLine } from "~/features/forms/fields.server";
import { FILTER_NAME_MAX } from "../saved-filter";

/** A filter's name; `rename` is the id of the one that gets it, empty for a new one. */
export const savedFilterSchema = z.object({
  name: requiredLine("nameRequired", FILTER_NAME_MAX),
  rename: pageField(),
});
