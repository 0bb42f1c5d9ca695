import type { Context } from "~/server/context";
import { withinLimits } from "~/server/rate-limit.server";

const HOUR = 60 * 60;

/** For forms whose answer is a mail: nobody's mailbox may be filled through them. */
export function maySendMail(
  context: Context,
  scope: "register" | "verification" | "reset",
  email: string,
): Promise<boolean> {
  return withinLimits(context, [
    { scope: `${scope}-email`, subject: email, max: 5, windowSeconds: HOUR },
    { scope: `${scope}-network`, subject: context.clientAddress, max: 60, windowSeconds: HOUR },
  ]);
}
