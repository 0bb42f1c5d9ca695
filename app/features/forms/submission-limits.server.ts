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
/** Counted by sender and network together, so that strangers cannot use up a share. */
const PER_SENDER = { max: 8, windowSeconds: HOUR };
/** Requests of all kinds. Many families share a network, but more than these are a flood. */
const PER_WIDE_NETWORK = { max: 30, windowSeconds: HOUR };
const STORIES_PER_NETWORK = { max: 60, windowSeconds: 10 * 60 };
/** Disk space reserved for thousands of short requests, after long ones are refused. */
const RESERVE_BYTES = 200 * 1024 * 1024;

/** Limits for a request that is accepted. */
export interface Allowance {
  /** Its sender has sent many, so that fewer mails are sent. */
  isOneOfMany: boolean;
  /** Keyed hash of the network, if it has sent very many; else null. */
  flood: string | null;
}

/** Nothing was stored; the form keeps its values. */
export type Refusal = "textTooLongInFlood" | "noRoom" | "tooMany";

interface Sending {
  /** Key of the sender's share. */
  scope: "booking" | "message";
  /** The sender as the form names it. */
  sender: string;
  text: string;
}

/**
 * Counts a request. Beyond its network's share it joins a flood, one line of the queue, so that neighbours of a
 * hostile phone get through. Only long texts are refused.
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

/** Counts a story. One too many is refused, because nobody waits for an answer. */
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

/** A refusal as form errors. @param field the text field */
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

/** For SQLite only: the disk of a PostgreSQL server is its own affair. */
async function hasRoomFor({ env, log }: Context, text: string): Promise<boolean> {
  if (!isLong(text) || isPostgresUrl(env.databaseUrl)) return true;
  const { bavail, bsize } = await statfs(dirname(fileOf(env.databaseUrl)));
  const free = bavail * bsize;
  if (free < RESERVE_BYTES) log("disk.low", { free });
  return free >= RESERVE_BYTES;
}
