import { z } from "zod";
import {
  optionalLine,
  requiredChoice,
  requiredCode,
  requiredLine,
} from "~/features/forms/fields.server";

const devices = ["own", "shared"] as const;
const MAX = 100;

/** Form that opens a link if the link's person has no phone number. */
export const deviceSchema = z.object({
  lastDigits: optionalLine(MAX),
  device: requiredChoice(devices, "required"),
});

export const openSchema = deviceSchema.extend({ lastDigits: requiredLine("required", MAX) });

export const spokenCodeSchema = z.object({
  code: requiredCode(),
  device: requiredChoice(devices, "required"),
});

export const numberSchema = z.object({ reference: requiredLine("required", MAX) });
