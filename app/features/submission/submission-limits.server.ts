import type { Context } from "~/server/context";
import { withinLimits } from "~/server/rate-limit.server";

/** Many families share one address of their mobile network. */
const PER_NETWORK = { max: 60, windowSeconds: 10 * 60 };
/** Counted by sender and network together: nobody elsewhere can use up another's share. */
const PER_SENDER = { max: 8, windowSeconds: 60 * 60 };

/** `one of many` is kept like any other, but with fewer mails. */
export type Allowance = "free" | "one of many" | "refused";

interface Sending {
  /** What its limits are counted under. */
  scope: string;
  /** Who sends it, as the form says. */
  sender: string;
  /** Whether it must be taken whatever others have sent. */
  isUrgent?: boolean;
  /** Whether one sender's ninth within the hour is refused; else it is one of many. */
  refusesMany?: boolean;
}

/**
 * Counts one more submission, and says whether it may be kept. A request for help is refused only
 * where its network has sent very many, and an urgent one not even then: whoever shares the network
 * with a hostile phone must get through.
 */
export async function allowanceOf(
  context: Context,
  { scope, sender, isUrgent, refusesMany }: Sending,
): Promise<Allowance> {
  const network = context.clientAddress;
  const isFew = await withinLimits(context, [
    { scope: `${scope}-sender`, subject: `${sender} ${network}`, ...PER_SENDER },
  ]);
  const isQuiet = await withinLimits(context, [
    { scope: `${scope}-network`, subject: network, ...PER_NETWORK },
  ]);
  if (isFew && isQuiet) return "free";
  if (isUrgent) return "one of many";
  return isQuiet && !refusesMany ? "one of many" : "refused";
}
