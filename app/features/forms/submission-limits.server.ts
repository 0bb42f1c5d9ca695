import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { fileOf, isPostgresUrl } from "#db/connection.server";
import { SHORT_TEXT_MAX } from "~/constants";
import { mailboxOf } from "~/features/mail/mail";
import type { Context } from "~/server/context";
import type { FieldErrors } from "~/server/failed-form.server";
import { wideNetwork, withinLimits } from "~/server/rate-limit.server";
import { keyedHash } from "~/server/signature.server";

const HOUR = 60 * 60;
/** Counted by sender and network together: nobody elsewhere can use up another's share. */
const PER_SENDER = { max: 8, windowSeconds: HOUR };
/** Requests of all kinds. Many families share a network; more than these are a flood. */
const PER_WIDE_NETWORK = { max: 30, windowSeconds: HOUR };
const STORIES_PER_NETWORK = { max: 60, windowSeconds: 10 * 60 };
/** Room on the disk for thousands of short requests, after long ones are no longer taken. */
const RESERVE_BYTES = 200 * 1024 * 1024;

/** A request is always taken. */
export interface Allowance {
  /** Its sender has sent many: fewer mails tell of it. */
  isOneOfMany: boolean;
  /** Keyed hash of its network, where that has sent very many; else null. */
  flood: string | null;
}

/** Nothing was kept; what was typed stands in the form still. */
export type Refusal = "textTooLongInFlood" | "noRoom" | "tooMany";

interface Sending {
  /** Key of its sender's share. */
  scope: "booking" | "message";
  /** Who sends it, as the form says. */
  sender: string;
  /** The words written. */
  text: string;
}

/**
 * Counts one more request. Beyond its network's share it is kept as part of a flood, which takes one line
 * of the queue: whoever shares the network with a hostile phone must get through, and whoever does not
 * must not stand behind it. Long texts alone are refused there, and where the disk is nearly full.
 */
export async function allowanceOf(
  context: Context,
  { scope, sender, text }: Sending,
): Promise<Allowance | Refusal> {
  if (!(await hasRoomFor(context, text))) return "noRoom";
  const network = wideNetwork(context.clientAddress);
  const isFew = await withinLimits(context, [senderLimit(context, scope, sender)]);
  const isQuiet = await withinLimits(context, [
    { scope: "request-network", subject: network, ...PER_WIDE_NETWORK },
  ]);
  if (isQuiet) return { isOneOfMany: !isFew, flood: null };
  if (isLong(text)) return "textTooLongInFlood";
  return { isOneOfMany: true, flood: keyedHash(context.env.sessionSecret, "flood", network) };
}

/** Counts one more story. Nobody waits for an answer to it, so that one too many is refused. */
export async function refusalOfStory(
  context: Context,
  { sender, text }: Omit<Sending, "scope">,
): Promise<Refusal | null> {
  if (!(await hasRoomFor(context, text))) return "noRoom";
  const isAllowed = await withinLimits(context, [
    senderLimit(context, "story", sender),
    { scope: "story-network", subject: context.clientAddress, ...STORIES_PER_NETWORK },
  ]);
  return isAllowed ? null : "tooMany";
}

/** A refusal as the form says it. @param field where the text was typed */
export function refusedAs<Field extends string>(
  refusal: Refusal,
  field: Field,
): [errors: FieldErrors<Field>, status: number] {
  if (refusal === "textTooLongInFlood") return [{ [field]: refusal } as FieldErrors<Field>, 400];
  return [{ "": refusal } as FieldErrors<Field>, refusal === "tooMany" ? 429 : 503];
}

function senderLimit({ clientAddress }: Context, scope: string, sender: string) {
  return {
    scope: `${scope}-sender`,
    subject: `${mailboxOf(sender)} ${clientAddress}`,
    ...PER_SENDER,
  };
}

function isLong(text: string): boolean {
  return text.length > SHORT_TEXT_MAX;
}

/** The disk of a PostgreSQL server is that server's own business. */
async function hasRoomFor({ env, log }: Context, text: string): Promise<boolean> {
  if (!isLong(text) || isPostgresUrl(env.databaseUrl)) return true;
  const { bavail, bsize } = await statfs(dirname(fileOf(env.databaseUrl)));
  const free = bavail * bsize;
  if (free < RESERVE_BYTES) log("disk-reserve", { free });
  return free >= RESERVE_BYTES;
}
