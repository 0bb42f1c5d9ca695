import { z } from "zod";
import { tickBox } from "~/features/forms/fields.server";
import { actFields, heardField } from "~/features/requests/act.schema";

/** A message's composer, its fields in the order of the page. */
export const messageActSchema = z.object({
  ...actFields,
  /** Whether it is closed with it: nothing more is owed. */
  close: tickBox(),
  heard: heardField,
});
