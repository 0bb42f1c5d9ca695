import { z } from "zod";
import type { RequestKind } from "#db/tables/requests";
import { hiddenField } from "~/features/forms/fields.server";
import { submissionField } from "~/features/forms/submissions.server";
import { type FactKey, factsAskedBy } from "../facts";
import { deskShape } from "../fields.schema";

/**
 * A family can correct the facts of its public form, but not its own text. A call-back has the
 * facts of the booking form.
 */
export const correctableFacts: Record<RequestKind, readonly FactKey[]> = {
  booking: askedOf("booking"),
  call_back: askedOf("booking"),
  message: askedOf("message"),
};

function askedOf(kind: RequestKind): FactKey[] {
  return factsAskedBy(kind)
    .filter(({ fact }) => fact.correctable)
    .map(({ fact }) => fact.key);
}

/** Facts that can be changed only after a fresh code. */
export const contactFacts: readonly FactKey[] = ["phoneNumber", "email"];

/** One constant schema for each kind, because Zod compiles a schema at its first use. */
export const detailsSchemas = {
  booking: detailsSchema("booking"),
  call_back: detailsSchema("call_back"),
  message: detailsSchema("message"),
};

function detailsSchema(kind: RequestKind) {
  const all = deskShape(kind);
  const shape = Object.fromEntries(correctableFacts[kind].map((key) => [key, all[key]]));
  return z.object({ ...shape, seenFacts: hiddenField(), ...submissionField });
}
