import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { fileOf, isPostgresUrl } from "#db/connection.server";
import { SHORT_TEXT_MAX } from "~/constants";
import { mailboxOf } from "~/features/mail/mail";
import type { Context } from "~/server/context";
import { wideNetwork, withinLimits } from "~/server/rate-limit.server";
import type { FieldErrors } from "~/server/returned-form.server";
import { keyedHash } from "~/server/signature.server";

const HOUR_SECONDS = 60 * 60;
/** Counted per sender and network together, so that strangers cannot use up somebody's limit. */
const PER_SENDER = { max: 8, windowSeconds: HOUR_SECONDS };
/** Requests of all kinds. Many families share a network, but more requests than this count as a flood. */
const PER_WIDE_NETWORK = { max: 30, windowSeconds: HOUR_SECONDS };
const STORIES_PER_NETWORK = { max: 60, windowSeconds: 10 * 60 };
/** Disk space reserved for thousands of short requests. With less free space, long ones are refused. */
const RESERVE_BYTES = 200 * 1024 * 1024;

/** The consequences of limits for a request that is accepted. */
export interface Allowance {
  /** True if the sender or the network has sent many requests; then fewer mails are sent. */
  isOneOfMany: boolean;
  /** Keyed hash of the network, if the network has sent too many requests; else null. */
  flood: string | null;
}

/** The reason of a refusal. Nothing was stored, and the form keeps its values. */
export type Refusal = "textTooLongInFlood" | "noRoom" | "tooMany";

interface Sending {
  /** Scope of the sender's limit. */
  scope: "booking" | "message";
  /** The sender's contact, as entered in the form. */
  sender: string;
  text: string;
}

/**
 * Counts a request. Above the network's limit, long texts are refused, and short ones join a
 * flood, so that other people on an attacker's network can still write.
 */
export async function allowanceOf(
  context: Context,
  { scope, sender, text }: Sending,
): Promise<Allowance | Refusal> {
  if (!(await hasRoomFor(context, text))) return "noRoom";
  const network = wideNetwork(context.clientAddress);
  const isWithinSenderLimit = await withinLimits(context, [senderLimit(context, scope, sender)]);
  const isWithinNetworkLimit = await withinLimits(context, [
    { scope: "request-network", subject: network, ...PER_WIDE_NETWORK },
  ]);
  if (isWithinNetworkLimit) return { isOneOfMany: !isWithinSenderLimit, flood: null };
  if (isLong(text)) return "textTooLongInFlood";
  return { isOneOfMany: true, flood: keyedHash(context.env.sessionSecret, "flood", network) };
}

/** Counts a story. Stories above the limit are refused, because nobody waits for a reply to them. */
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

/** Form errors and status for a refusal. @param field name of the text field */
export function refusalErrors<Field extends string>(
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

/** Checks the disk for long texts only, and not for PostgreSQL, whose server has its own disk. */
async function hasRoomFor({ env, log }: Context, text: string): Promise<boolean> {
  if (!isLong(text) || isPostgresUrl(env.databaseUrl)) return true;
  const { bavail, bsize } = await statfs(dirname(fileOf(env.databaseUrl)));
  const free = bavail * bsize;
  if (free < RESERVE_BYTES) log("disk.low", { free });
  return free >= RESERVE_BYTES;
}
