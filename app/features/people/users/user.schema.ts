import { z } from "zod";
import { requiredSecret } from "~/features/forms/fields.server";

export const roleSchema = z.object({ currentPassword: requiredSecret() });
