import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import type { Person } from "~/features/sessions/person";
import type { Context } from "~/server/context";
import type { NewPasskey, Passkey } from "./passkeys.server";

/** For how long the browser's own window asks, in milliseconds. */
const TIMEOUT = 5 * 60 * 1000;

/** Ed25519, ES256, RS256: every authenticator has one of them (Web Authentication, 5.4). */
const ALGORITHMS = [-8, -7, -257];

/** Whose passkeys they are: a domain and what stands in front of it (Web Authentication, 5.1). */
type Site = Pick<Context, "env">;

/** What `navigator.credentials.create` is asked for: a key that proves the person, no attestation. */
export async function creationOptions(
  context: Site,
  person: Person,
  known: readonly Passkey[],
  company: string,
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: company,
    rpID: rpId(context),
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name ?? person.email,
    attestationType: "none",
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
    excludeCredentials: known.map(descriptor),
    timeout: TIMEOUT,
  });
}

/** What `navigator.credentials.get` is asked for: one of the account's keys. */
export async function requestOptions(context: Site, known: readonly Passkey[]) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: rpId(context),
    userVerification: "required",
    allowCredentials: known.map(descriptor),
    timeout: TIMEOUT,
  });
}

/** @returns the key that was made for this challenge, on this site; null for any other answer */
export async function verifyCreation(
  context: Site,
  challenge: string,
  written: string,
): Promise<Omit<NewPasskey, "userId" | "name"> | null> {
  const response = readCredential(written);
  if (!response) return null;
  const { verifyRegistrationResponse } = await library();
  const checked = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    supportedAlgorithmIDs: ALGORITHMS,
    ...expected(context),
  }).catch(() => null);
  if (!checked?.verified) return null;
  const { credential, credentialDeviceType, credentialBackedUp } = checked.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: (credential.transports ?? []).filter((one) => TRANSPORTS.has(one)),
    deviceType: credentialDeviceType,
    backedUp: credentialBackedUp,
  };
}

/**
 * Whether this key answered this challenge on this site, and its holder was verified.
 *
 * @returns what it says of itself, its count unchecked (`countUse` does that); null if not
 */
export async function verifyAnswer(
  context: Site,
  challenge: string,
  response: Credential,
  passkey: Passkey,
): Promise<{ counter: number; backedUp: boolean } | null> {
  const { verifyAuthenticationResponse } = await library();
  const checked = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      // compared with the database's in one statement, which two requests cannot both win
      counter: 0,
    },
    ...expected(context),
  }).catch(() => null);
  if (!checked?.verified) return null;
  const { newCounter, credentialBackedUp } = checked.authenticationInfo;
  return { counter: newCounter, backedUp: credentialBackedUp };
}

/** The outermost form; the library reads the rest, and refuses what it cannot. */
const credentialSchema = z.looseObject({
  id: z.string().min(1).max(2000),
  rawId: z.string(),
  type: z.literal("public-key"),
  response: z.looseObject({ clientDataJSON: z.string() }),
});

export type Credential = z.infer<typeof credentialSchema>;

/** A credential is a kilobyte or two. */
const CREDENTIAL_MAX_LENGTH = 16_384;

/** What the browser's ceremony gave, as the form carries it; null for anything else. */
export function readCredential(written: string): Credential | null {
  if (written.length > CREDENTIAL_MAX_LENGTH) return null;
  try {
    return credentialSchema.parse(JSON.parse(written));
  } catch {
    return null;
  }
}

/** The ways to an authenticator that the standard names (Web Authentication, level 3, 5.8.4). */
const TRANSPORTS = new Set<string>(["ble", "hybrid", "internal", "nfc", "smart-card", "usb"]);

function descriptor({ credentialId, transports }: Passkey) {
  return { id: credentialId, transports: [...transports] as never[] };
}

function expected(context: Site) {
  return {
    expectedOrigin: new URL(context.env.publicUrl).origin,
    expectedRPID: rpId(context),
    requireUserVerification: true,
  };
}

function rpId(context: Site): string {
  return new URL(context.env.publicUrl).hostname;
}

/** Loaded when somebody needs it: it brings every form of attestation along. */
function library() {
  return import("@simplewebauthn/server");
}
