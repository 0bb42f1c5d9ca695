import { z } from "zod";
import { requiredSecret } from "~/features/forms/fields.server";

/** The coordinator's password, before a role changes. */
export const roleSchema = z.object({ currentPassword: requiredSecret() });
