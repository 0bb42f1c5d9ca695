import { z } from "zod";
import { requiredSecret } from "~/features/forms/fields.server";

/** The coordinator's own password, before somebody's role changes. */
export const roleSchema = z.object({ currentPassword: requiredSecret() });
